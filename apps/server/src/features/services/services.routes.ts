import { laterApi, type OwnPresence } from '@poexchange/contract/rest/later';
import { servicesApi } from '@poexchange/contract/rest/services';
import type { ServiceId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { offlineByInactivityMs } from '@poexchange/domain/presence';
import { serviceCategories } from '@poexchange/domain/service';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { actAs, readPresence } from '../listings/index.ts';
import { changeService, deleteServices, setServicesActive } from './change-services.ts';
import { listMyServices } from './list-my-services.ts';
import { presentPreset, readPresets } from './presets/presets.queries.ts';
import { deletePreset, savePreset } from './presets/save-preset.ts';
import { relistAllServices } from './relist-services.ts';
import { answerRequest, readRequest } from './requests/answer-request.ts';
import { requestService } from './requests/request-service.ts';
import { disputeService } from './requests/dispute-service.ts';
import { listRequests } from './requests/present-request.ts';
import { saveServices } from './save-services.ts';
import { createServiceFeed } from './service-feed.ts';
import { readServiceHistory } from './service-history.ts';
import type { ServicesDeps } from './services.queries.ts';

export function registerServices(app: ServerApp, deps: ServicesDeps): void {
  const feed = createServiceFeed(deps);
  mountPresets(app, deps);
  const stamp = <Reply extends object>(reply: Reply) => ({ ...reply, serverTimeMs: deps.clock() });

  app.mountWritten(servicesApi.getServices, ({ params, query }) => {
    // A category of the other game returns an empty list instead of an error.
    if (!serviceCategories.includes(params.category)) throw new RefusalError('badRequest', { paths: ['params.category'] });
    const sinceMs = query.sinceMs === undefined ? undefined : Number(query.sinceMs);
    return feed.readFeed({ ...params, serviceName: query.serviceName, sinceMs });
  });

  app.mount(servicesApi.getServiceHistory, ({ params, query }) => readServiceHistory(deps, { ...params, name: query.serviceName }));

  app.mount(servicesApi.getMyServices, async ({ user, params, query }) => {
    const place = { userId: user.id, game: params.game, league: query.league };
    const [services, presence] = await Promise.all([listMyServices(deps, place), readPresence(deps.db, place)]);
    return stamp({ services, presence });
  });

  app.mount(laterApi.getOwnPresence, async ({ user, params: { game } }) =>
    stamp(await readOwnPresence(deps.db, { userId: user.id, game })),
  );

  app.mount(laterApi.setPlaying, async ({ user, body }) => {
    await deps.setPlaying({ userId: user.id, ...body });
    return stamp(await readOwnPresence(deps.db, { userId: user.id, game: body.game }));
  });

  app.mount(servicesApi.saveServices, async ({ user, body, idempotencyKey }) =>
    stamp({ services: await saveServices(actAs(deps, user), { userId: user.id, drafts: body, idempotencyKey }) }),
  );

  app.mount(servicesApi.updateService, async ({ user, params, body }) =>
    stamp({ service: await changeService(actAs(deps, user), { userId: user.id, id: params.id, change: body }) }),
  );

  app.mount(servicesApi.setServicesActive, async ({ user, body, idempotencyKey }) =>
    stamp({ ids: toIds(await setServicesActive(actAs(deps, user), { userId: user.id, ...body, idempotencyKey })) }),
  );

  app.mount(servicesApi.deleteServices, async ({ user, body, idempotencyKey }) =>
    stamp({ ids: toIds(await deleteServices(deps, { userId: user.id, ids: body.ids, idempotencyKey })) }),
  );

  app.mount(servicesApi.relistAllServices, async ({ user, body }) =>
    stamp(await relistAllServices(actAs(deps, user), { userId: user.id, games: body.games })),
  );

  app.mount(servicesApi.requestService, async ({ user, body, idempotencyKey }) =>
    stamp(await requestService(deps, { userId: user.id, ...body, idempotencyKey })),
  );

  app.mount(servicesApi.answerServiceRequest, async ({ user, body, idempotencyKey }) =>
    stamp({ request: await answerRequest(deps, { userId: user.id, ...body, idempotencyKey }) }),
  );

  app.mount(servicesApi.disputeService, async ({ user, body }) =>
    stamp({ request: await disputeService(deps, { userId: user.id, ...body }) }),
  );

  app.mount(servicesApi.getServiceRequests, async ({ user, params, query }) => {
    const beforeMs = query.beforeMs === undefined ? undefined : Number(query.beforeMs);
    return stamp(await listRequests(deps, { userId: user.id, game: params.game, beforeMs }));
  });

  app.mount(servicesApi.getServiceRequest, async ({ user, params }) =>
    stamp({ request: await readRequest(deps, { userId: user.id, id: params.id }) }),
  );
}

function mountPresets(app: ServerApp, deps: ServicesDeps): void {
  app.mount(servicesApi.getServicePresets, async ({ user, params, query }) => {
    const presets = await readPresets(deps.db, { userId: user.id, game: params.game, league: query.league });
    return { presets: presets.map(presentPreset), serverTimeMs: deps.clock() };
  });

  app.mount(servicesApi.saveServicePreset, async ({ user, body, idempotencyKey }) => ({
    preset: await savePreset(deps, { userId: user.id, ...body, idempotencyKey }),
    serverTimeMs: deps.clock(),
  }));

  app.mount(servicesApi.deleteServicePreset, async ({ user, body, idempotencyKey }) => {
    await deletePreset(deps, { userId: user.id, id: body.id, idempotencyKey });
    return { serverTimeMs: deps.clock() };
  });
}

function toIds(ids: readonly string[]): ServiceId[] {
  return ids.map((id) => id as ServiceId);
}

/** Reads a person's own last known presence in a game, and its consequences for their services. */
async function readOwnPresence(db: Kysely<Database>, { userId, game }: { userId: string; game: Game }): Promise<OwnPresence> {
  const known = db.selectFrom('user_presence').selectAll().where('user_id', '=', userId).where('game', '=', game).executeTakeFirst();
  const active = db
    .selectFrom('service_listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  const [row, { count: activeServices }] = await Promise.all([known, active]);
  if (row === undefined || row.state === 'offline')
    return { game, presence: 'offline', offlineAtMs: null, playingUntilMs: null, activeServices };
  const { last_active_ms: lastActiveMs, disconnected_ms: disconnectedSinceMs, playing_until_ms: playingUntilMs } = row;
  const offlineAtMs = offlineByInactivityMs({ lastActiveMs, disconnectedSinceMs, playingUntilMs });
  return { game, presence: row.state, offlineAtMs, playingUntilMs: row.state === 'playing' ? playingUntilMs : null, activeServices };
}
