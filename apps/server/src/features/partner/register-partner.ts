import { api } from '@poexchange/contract/rest';
import type { ServerApp } from '../../http/server-app.ts';
import { completePartner } from './complete-partner.ts';
import { deleteLink, findLink } from './partner.queries.ts';
import { requirePartner, startPartner, type PartnerDeps } from './start-partner.ts';

export function registerPartner(app: ServerApp, deps: PartnerDeps): void {
  app.mount(api.startPartnerSignIn, ({ query }) => startPartner(deps, { currentUrl: query.currentUrl, linkUserId: null }));
  app.mount(api.startPartnerLink, ({ body, user }) => startPartner(deps, { currentUrl: body.currentUrl, linkUserId: user.id }));
  app.mount(api.completePartner, ({ params, query, user }) =>
    completePartner(deps, { ...params, issuer: query.iss, callerId: user?.id ?? null }),
  );
  app.mount(api.getPartnerLink, async ({ user }) => {
    requirePartner(deps);
    return { linked: await findLink(deps.db, user.id) };
  });
  app.mount(api.unlinkPartner, async ({ user }) => {
    requirePartner(deps);
    await deleteLink(deps.db, user.id);
    return { linked: null };
  });
}
