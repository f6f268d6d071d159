import { decodeParam, type Notification, type NotificationOf } from '@poexchange/contract/rest';
import { laterApi, notificationsParamSchema } from '@poexchange/contract/rest/later';
import type { Game } from '@poexchange/domain/item';
import type { Kysely } from 'kysely';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { hideNotifications, markRead, readNotifications, type NotificationRecord } from './notifications.queries.ts';
import { isReadFromSubject, presentNotification, type Content, type SubjectType } from './present-notification.ts';
import type { Database } from '../../db/schema.ts';
import type { ServerDeps } from '../../server-deps.ts';

/** Reads the content of a type's notifications from their subjects, by subject id; deleted subjects are missing. */
export type ReadBodies<Type extends SubjectType> = (
  db: Kysely<Database>,
  subjectIds: readonly string[],
) => Promise<ReadonlyMap<string, NotificationOf<Type>['body']>>;

type NotificationsDeps = Pick<ServerDeps, 'db' | 'clock'> & {
  readonly readBodies: { readonly [Type in SubjectType]: ReadBodies<Type> };
};

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

/** Lists a person's notifications since `sinceMs`, oldest first. */
async function listNotifications(
  deps: NotificationsDeps,
  options: { receiverId: string; game: Game; sinceMs: number },
): Promise<Notification[]> {
  const records = await readNotifications(deps.db, options);
  const subjectIds = records.flatMap(({ type, subject_id: id }) => (isReadFromSubject(type) && id !== null ? [id] : []));
  const bodies = await deps.readBodies['offering-buy'](deps.db, subjectIds);
  return records.flatMap((record) => {
    const content = readContent(record, bodies);
    return content === null ? [] : [presentNotification(record, content)];
  });
}

/** Returns null if the subject was deleted, because its content is deleted too. */
function readContent({ type, body, subject_id: subjectId }: NotificationRecord, bodies: Bodies): Content | null {
  const said = isReadFromSubject(type) ? (bodies.get(subjectId ?? '') ?? null) : body;
  // Type and body were stored together, from one value.
  return said === null ? null : ({ type, body: said } as Content);
}

type Bodies = Awaited<ReturnType<NotificationsDeps['readBodies']['offering-buy']>>;
