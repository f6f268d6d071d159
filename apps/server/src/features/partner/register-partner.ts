import { laterApi } from '@poexchange/contract/rest/later';
import type { ServerApp } from '../../http/server-app.ts';
import { completePartner } from './complete-partner.ts';
import { findLink, deleteLink } from './partner.queries.ts';
import { requirePartner, startPartner, startPartnerLink, type PartnerDeps } from './start-partner.ts';
import { withTransaction } from '@poexchange/platform/db';
import { endPartnerSessions } from '../auth/index.ts';

export function registerPartner(app: ServerApp, deps: PartnerDeps): void {
  app.mount(laterApi.startPartnerSignIn, ({ query }) => startPartner(deps, { currentUrl: query.currentUrl, linkUserId: null }));
  app.mount(laterApi.startPartnerLink, ({ body, user, idempotencyKey }) =>
    startPartnerLink(deps, { currentUrl: body.currentUrl, user, idempotencyKey }),
  );
  app.mount(laterApi.completePartner, ({ params, query, user }) =>
    completePartner(deps, { ...params, issuer: query.iss, callerId: user?.id ?? null }),
  );
  app.mount(laterApi.getPartnerLink, async ({ user }) => {
    requirePartner(deps);
    return { linked: await findLink(deps.db, user.id) };
  });
  app.mount(laterApi.unlinkPartner, async ({ user }) => {
    await unlinkPartner(deps, { userId: user.id, sessionId: user.sessionId });
    return { linked: null };
  });
}

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
