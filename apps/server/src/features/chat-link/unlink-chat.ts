import { withTransaction } from '@poexchange/platform/db';
import { deleteChatLink } from './chat-link.queries.ts';
import { requireChat, type ChatLinkDeps } from './start-chat-link.ts';

/** Unlinks a person's chat account and hides it from others at once; false if none was linked. */
export async function unlinkChat(deps: ChatLinkDeps, { userId }: { userId: string }): Promise<boolean> {
  requireChat(deps);
  const isUnlinked = await withTransaction(deps.db, async (tx) => {
    if (!(await deleteChatLink(tx, userId))) return false;
    await deps.onLinkChanged(tx, { userId, nowMs: deps.clock() });
    return true;
  });
  if (isUnlinked) deps.log.info({ userId, change: 'unlinked' }, 'chat link changed');
  return isUnlinked;
}
