import { withTransaction } from '@poexchange/platform/db';
import { endPartnerSessions } from '../auth/index.ts';
import { deleteLink } from './partner.queries.ts';
import { requirePartner, type PartnerDeps } from './start-partner.ts';

/**
 * Unlinks the partner's account, and ends the sessions it opened elsewhere, as it may have another owner by now. The
 * caller's own session stays.
 */
export async function unlinkPartner(deps: PartnerDeps, options: { userId: string; sessionId: string }): Promise<void> {
  requirePartner(deps);
  await withTransaction(deps.db, async (tx) => {
    await deleteLink(tx, options.userId);
    const ended = await endPartnerSessions(tx, { userId: options.userId, exceptSessionId: options.sessionId, nowMs: deps.clock() });
    await deps.onSessionsEnded?.(tx, ended);
  });
}
