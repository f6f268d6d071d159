import { decodeParam } from '@poexchange/contract/rest';
import { laterApi, notificationsParamSchema } from '@poexchange/contract/rest/later';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { listNotifications } from './list-notifications.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { hideNotifications, markRead } from './notifications.queries.ts';

export function registerNotifications(app: ServerApp, deps: NotificationsDeps): void {
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
    return { notifications: await listNotifications(deps, { receiverId: user.id, ...param }), serverTimeMs: deps.clock() };
  });
}
