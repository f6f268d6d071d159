import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PresenceChanges } from '../../realtime/presence.ts';
import { notify } from '../notifications/index.ts';
import { groupBy } from './group-by.ts';
import { readServices, type ShownService } from './services.queries.ts';
import { tellPresence } from './tell-rooms.ts';

/**
 * Lets people's services follow their presence in a game (R4.07, D60), in the transaction of the change: they leave
 * when their owner goes offline and come back with them. Nothing is written to them, so nothing can be lost or come
 * back twice. Who returns is told once how many came back (R4.30).
 */
export async function followPresence(
  tx: Transaction<Database>,
  { game, people, nowMs }: PresenceChanges & { readonly nowMs: number },
): Promise<void> {
  const userIds = people.map(({ userId }) => userId);
  const services = (await readServices(tx, { userIds, game, only: 'own' })).filter(({ active }) => active);
  if (services.length === 0) return;
  const servicesOf = groupBy(services, ({ user_id: userId }) => userId);
  const told = { gone: [] as ShownService[], back: [] as ShownService[], stayed: [] as ShownService[] };
  // In the order in which everybody locks the rooms of people (record 0062).
  for (const { userId, before, state } of people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    const own = servicesOf.get(userId) ?? [];
    if (own.length === 0) continue;
    const kind = state === 'offline' ? 'gone' : before === 'offline' ? 'back' : 'stayed';
    told[kind].push(...own);
    if (kind !== 'back') continue;
    const counts = { poe1: 0, poe2: 0, [game]: own.length };
    await notify(tx, { receiver: userId, sender: null, subject: null, nowMs, type: 'serviceRelist', body: { ...counts, failed: 0 } });
  }
  await tellPresence(tx, { ...told, nowMs });
}
