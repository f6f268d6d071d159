import { laterApi } from '@poexchange/contract/rest/later';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { findChatLink, saveNameShown, deleteChatLink } from './chat-link.queries.ts';
import { completeChatLink } from './complete-chat-link.ts';
import { requireChat, startChatLink, type ChatLinkDeps } from './start-chat-link.ts';
import { withTransaction } from '@poexchange/platform/db';

export function registerChatLink(app: ServerApp, deps: ChatLinkDeps): void {
  app.mount(laterApi.startChatLink, ({ body, user, idempotencyKey }) =>
    startChatLink(deps, { currentUrl: body.currentUrl, user, idempotencyKey }),
  );
  app.mount(laterApi.completeChatLink, async ({ params, user }) => {
    const completed = await completeChatLink(deps, { answer: params.answer, user });
    await deps.onNameChanged(user.id);
    return completed;
  });
  app.mount(laterApi.getChatLink, async ({ user }) => {
    requireChat(deps);
    return { linked: await findChatLink(deps.db, user.id) };
  });
  app.mount(laterApi.changeChatLink, async ({ body, user }) => {
    requireChat(deps);
    const linked = await saveNameShown(deps.db, { userId: user.id, nameShown: body.nameShown });
    if (linked === null) throw new RefusalError('chatNotLinked');
    await deps.onNameChanged(user.id);
    deps.log.info({ userId: user.id, change: body.nameShown ? 'nameShown' : 'nameHidden' }, 'chat link changed');
    return { linked };
  });
  app.mount(laterApi.unlinkChat, async ({ user }) => {
    await unlinkChat(deps, { userId: user.id });
    await deps.onNameChanged(user.id);
    return { linked: null };
  });
}

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
