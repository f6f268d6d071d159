import { decodeParam } from '@poexchange/contract/rest';
import { laterApi, notificationsParamSchema } from '@poexchange/contract/rest/later';
import { runOnce } from '../../http/idempotency.ts';
import { createJoinedRuns } from '../../http/joined-runs.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import type { ListingsDeps } from '../listings/index.ts';
import { createTradeNotification } from './create-trade-notification.ts';
import { hideNotifications, markRead, readNotifications } from './notifications.queries.ts';
import { presentNotification } from './present-notification.ts';
import { processNotification } from './process-notification.ts';
import { readTradeQueue } from './read-trade-queue.ts';
import { readTradeSearch } from './read-trade-search.ts';
import { readTradeView } from './read-trade-view.ts';
import { setTradeStep } from './set-trade-step.ts';

export function registerNotifications(app: ServerApp, deps: ListingsDeps): void {
  // Both look through stacks by the thousand: of one person, one at a time.
  const reads = createJoinedRuns();

  app.mount(laterApi.createTradeNotification, ({ user, body, idempotencyKey }) =>
    createTradeNotification(deps, { caller: user, request: body, idempotencyKey }),
  );

  app.mount(laterApi.markNotificationsRead, async ({ user, body, idempotencyKey }) => {
    const once = { userId: user.id, operation: 'markNotificationsRead', idempotencyKey, body };
    const ids = await runOnce(deps.db, once, async (tx) => {
      const changed = await markRead(tx, { receiverId: user.id, ids: 'ids' in body ? body.ids : null });
      if (changed.length > 0)
        await publishEvent(tx, { room: userRoom(user.id), event: 'notification:marked-read', data: { ids: changed } });
      return changed;
    });
    return { ids, serverTimeMs: deps.clock() };
  });

  app.mount(laterApi.deleteNotifications, async ({ user, body, idempotencyKey }) => {
    const once = { userId: user.id, operation: 'deleteNotifications', idempotencyKey, body };
    const ids = await runOnce(deps.db, once, async (tx) => {
      const hidden = await hideNotifications(tx, { receiverId: user.id, ids: 'ids' in body ? body.ids : null, nowMs: deps.clock() });
      if (hidden.length > 0) await publishEvent(tx, { room: userRoom(user.id), event: 'notification:deleted', data: { ids: hidden } });
      return hidden;
    });
    return { ids, serverTimeMs: deps.clock() };
  });

  app.mount(laterApi.getNotifications, async ({ user, params }) => {
    const param = decodeParam(notificationsParamSchema, params.param);
    if (param === null) throw new RefusalError('badRequest', { paths: ['params.param'] });
    const records = await readNotifications(deps.db, { receiverId: user.id, ...param });
    return { notifications: records.map(presentNotification), serverTimeMs: deps.clock() };
  });

  app.mount(laterApi.getTradeView, ({ user, params }) =>
    reads.run(`trade ${user.id} ${params.id}`, () => readTradeView(deps, { id: params.id, userId: user.id })),
  );

  app.mount(laterApi.getTradeSearch, ({ user, params }) => readTradeSearch(deps, { id: params.id, userId: user.id }));

  app.mount(laterApi.getTradeQueue, async ({ user, params }) => ({
    trades: await reads.run(`queue ${user.id} ${params.game} ${params.party}`, () =>
      readTradeQueue(deps, { userId: user.id, game: params.game, party: params.party }),
    ),
    serverTimeMs: deps.clock(),
  }));

  app.mount(laterApi.setTradeStep, ({ user, body, idempotencyKey }) =>
    setTradeStep(deps, { id: body.id, userId: user.id, step: body.step, idempotencyKey }),
  );

  app.mount(laterApi.processNotification, ({ user, body, idempotencyKey }) =>
    processNotification(deps, { id: body.id, userId: user.id, undo: body.undo === true, items: body.items, idempotencyKey }),
  );
}
