import { laterApi } from '@poexchange/contract/rest/later';
import type { ServerApp } from '../../http/server-app.ts';
import { completePartner } from './complete-partner.ts';
import { findLink } from './partner.queries.ts';
import { requirePartner, startPartner, startPartnerLink, type PartnerDeps } from './start-partner.ts';
import { unlinkPartner } from './unlink-partner.ts';

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
