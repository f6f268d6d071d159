import { laterApi } from '@poexchange/contract/rest/later';
import type { ServerApp } from '../../http/server-app.ts';
import { completePartner } from './complete-partner.ts';
import { deleteLink, findLink } from './partner.queries.ts';
import { requirePartner, startPartner, type PartnerDeps } from './start-partner.ts';

export function registerPartner(app: ServerApp, deps: PartnerDeps): void {
  app.mount(laterApi.startPartnerSignIn, ({ query }) => startPartner(deps, { currentUrl: query.currentUrl, linkUserId: null }));
  app.mount(laterApi.startPartnerLink, ({ body, user }) => startPartner(deps, { currentUrl: body.currentUrl, linkUserId: user.id }));
  app.mount(laterApi.completePartner, ({ params, query, user }) =>
    completePartner(deps, { ...params, issuer: query.iss, callerId: user?.id ?? null }),
  );
  app.mount(laterApi.getPartnerLink, async ({ user }) => {
    requirePartner(deps);
    return { linked: await findLink(deps.db, user.id) };
  });
  app.mount(laterApi.unlinkPartner, async ({ user }) => {
    requirePartner(deps);
    await deleteLink(deps.db, user.id);
    return { linked: null };
  });
}
