import { runOnce } from '../../../http/idempotency.ts';
import { publishEvent, userRoom } from '../../../realtime/outbox.ts';
import type { ServicesDeps } from '../services-deps.ts';
import { lockOwner } from './presets.queries.ts';

/** Deletes one of a person's presets; another person's does not exist, and a repeat changes nothing. */
export async function deletePreset(
  deps: Pick<ServicesDeps, 'db'>,
  { userId, id, idempotencyKey }: { userId: string; id: string; idempotencyKey: string | null },
): Promise<void> {
  await runOnce(deps.db, { userId, operation: 'deleteServicePreset', idempotencyKey, body: id }, async (tx) => {
    await lockOwner(tx, userId);
    const deleted = await tx
      .deleteFrom('service_presets')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(['game', 'league'])
      .executeTakeFirst();
    if (deleted !== undefined) await publishEvent(tx, { room: userRoom(userId), event: 'services:changed', data: deleted });
    return {};
  });
}
