import { findService } from '@poexchange/domain/service';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import type { PresenceChanges } from '../../realtime/presence.ts';
import { notify } from '../notifications/index.ts';
import { readServices, type Place, type ShownService } from './services.queries.ts';
import { tellPresence } from './tell-rooms.ts';

type Following = PresenceChanges & {
  readonly nowMs: number;
  /** Returns true if a league may still be open. */
  readonly mayExist: (place: Place) => Promise<boolean>;
};

/**
 * Lists or hides people's services according to their presence in a game, in the transaction of the change: services
 * are hidden while their owner is offline. The services themselves are not written, so none can be lost or relisted
 * twice. A person's own pages receive their presence; a returning owner is notified once of how many services are
 * listed again, and how many are not because their league is over. The owner's pages know from the previous event when
 * the owner went offline.
 */
export async function followPresence(tx: Transaction<Database>, { game, people, nowMs, mayExist }: Following): Promise<void> {
  const userIds = people.map(({ userId }) => userId);
  const services = (await readServices(tx, { userIds, game, only: 'own' })).filter(({ active }) => active);
  const servicesOf = Map.groupBy(services, ({ user_id: userId }) => userId);
  const told = { gone: [] as ShownService[], back: [] as ShownService[], stayed: [] as ShownService[] };
  // The order in which all code locks people's rooms.
  for (const { userId, before, state, offlineAtMs, playingUntilMs, offlineSinceMs } of people.toSorted((a, b) =>
    a.userId < b.userId ? -1 : 1,
  )) {
    const own = servicesOf.get(userId) ?? [];
    const kind = state === 'offline' ? 'gone' : before === 'offline' ? 'back' : 'stayed';
    told[kind].push(...own);
    if (kind === 'gone') continue;
    // Notifications reference the person's row, which must be locked before their room.
    if (kind === 'back' && own.length > 0) await tellBack(userId, own, offlineSinceMs);
    const data = {
      game,
      presence: state,
      offlineAtMs,
      playingUntilMs: state === 'playing' ? playingUntilMs : null,
      activeServices: own.length,
    };
    await publishEvent(tx, { room: userRoom(userId), event: 'presence:changed', data });
  }
  await tellPresence(tx, { ...told, nowMs });

  async function tellBack(receiver: string, own: readonly ShownService[], hiddenSinceMs: number | null): Promise<void> {
    const body = { poe1: 0, poe2: 0, failed: 0, hiddenSinceMs };
    for (const service of own) body[(await isOver(service)) ? 'failed' : game] += 1;
    await notify(tx, { receiver, sender: null, subject: null, nowMs, type: 'serviceRelist', body });
  }

  async function isOver({ league, name, is_custom: isCustom }: ShownService): Promise<boolean> {
    return !(isCustom || findService(game, name) !== undefined) || !(await mayExist({ game, league }));
  }
}
