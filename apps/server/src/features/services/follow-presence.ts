import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PresenceChange } from '../../realtime/presence.ts';
import { notify } from '../notifications/index.ts';
import { readServices } from './services.queries.ts';
import { tellOwnerChange, tellServiceChanges } from './tell-rooms.ts';

/**
 * Lets a person's services follow their presence in a game (R4.07, D60), in the transaction of the change: they leave
 * when their owner goes offline and come back with them. Nothing is written to them, so nothing can be lost or come
 * back twice. Who returns is told once how many came back (R4.30).
 */
export async function followPresence(tx: Transaction<Database>, change: PresenceChange & { nowMs: number }): Promise<void> {
  const { userId, game, before, state, nowMs } = change;
  const services = (await readServices(tx, { userIds: [userId], game, only: 'own' })).filter(({ active }) => active);
  if (services.length === 0) return;
  if (state === 'offline') return tellServiceChanges(tx, { userId, gone: services, nowMs });
  if (before === 'offline') {
    const counts = { poe1: 0, poe2: 0, [game]: services.length };
    await notify(tx, { receiver: userId, sender: null, subject: null, nowMs, type: 'serviceRelist', body: { ...counts, failed: 0 } });
    return tellServiceChanges(tx, { userId, shown: services, nowMs });
  }
  const onlineSinceMs = services[0]?.online_ms ?? null;
  return tellOwnerChange(tx, {
    userId,
    listed: services,
    describe: (room) => ({ room, event: 'service:status', data: { userId, userStatus: state, onlineSinceMs } }),
    nowMs,
  });
}
