import { servicesApi } from '@poexchange/contract/rest/services';
import type { ServerApp } from '../../http/server-app.ts';
import { readShownChat } from '../chat-link/index.ts';
import { reportVouches } from './report-vouches.ts';
import { unvouchFor, vouchFor } from './vouch.ts';
import type { VouchesDeps } from './vouches-deps.ts';
import { countByService, countUpheld, countVouches, readVouchedMs, readVouchedUsers } from './vouches.queries.ts';

export function registerVouches(app: ServerApp, deps: VouchesDeps): void {
  app.mount(servicesApi.getMyVouches, async ({ user }) => {
    const [vouchedUsers, { count }] = await Promise.all([readVouchedUsers(deps.db, user.id), countVouches(deps.db, user.id)]);
    return { vouchedUsers, myVouchCount: count };
  });

  app.mount(servicesApi.getVouchInfo, async ({ params, user }) => {
    const [counted, upheld, services, chat, yoursMs] = await Promise.all([
      countVouches(deps.db, params.id),
      countUpheld(deps.db, params.id),
      countByService(deps.db, params.id),
      readShownChat(deps.db, params.id),
      user === null || user.scopes?.includes('vouches:read') === false
        ? null
        : readVouchedMs(deps.db, { voucherId: user.id, targetId: params.id }),
    ]);
    return {
      vouchCount: counted.count,
      oldestMs: counted.oldestMs,
      newestMs: counted.newestMs,
      linkedCount: counted.linkedCount,
      isChatLinked: chat !== null,
      chatName: chat?.name ?? null,
      yoursMs,
      ...upheld,
      services: services.map(({ category, name, is_custom: isCustomService, count }) => ({
        serviceCategory: category,
        serviceName: name,
        isCustomService,
        count,
      })),
    };
  });

  app.mount(servicesApi.vouch, ({ user, body: { userId: targetId, ...service } }) =>
    vouchFor(deps, { voucherId: user.id, targetId, ...service }),
  );

  app.mount(servicesApi.unvouch, ({ user, body }) => unvouchFor(deps, { voucherId: user.id, targetId: body.userId }));

  app.mount(servicesApi.reportVouches, async ({ user, body }) => {
    const outcome = await reportVouches(deps, { reporterId: user.id, targetId: body.userId, reason: body.reason });
    return { isRepeated: outcome === 'repeated', serverTimeMs: deps.clock() };
  });
}
