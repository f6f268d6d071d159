import type { Game } from '@poexchange/domain/item';
import { findService } from '@poexchange/domain/service';
import { withTransaction } from '@poexchange/platform/db';
import { mayExist } from '../listings/index.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { lockPresence } from '../../realtime/presence.ts';
import { lockOwnServices, updateActive, type ServicesDeps, type ServiceRecord } from './services.queries.ts';
import { tellServiceChanges } from './tell-rooms.ts';

export type Relisted = { readonly poe1: number; readonly poe2: number; readonly failed: number };

/**
 * Relists services that were hidden while their owner was offline: the call counts as an action in these games, after
 * which all active services are listed. Services whose league or name no longer exists are paused and counted.
 */
export async function relistAllServices(
  deps: ServicesDeps,
  { userId, games }: { userId: string; games: readonly Game[] },
): Promise<Relisted> {
  const relisted = { poe1: 0, poe2: 0, failed: 0 };
  for (const game of new Set(games)) {
    await deps.onActed({ userId, game });
    const { listed, failed } = await relistGame(deps, { userId, game });
    relisted[game] = listed;
    relisted.failed += failed;
  }
  return relisted;
}

async function relistGame(
  deps: ServicesDeps,
  { userId, game }: { userId: string; game: Game },
): Promise<{ listed: number; failed: number }> {
  const leagues = await deps.db
    .selectFrom('service_listings')
    .select('league')
    .distinct()
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .execute();
  const open = new Map<string, boolean>();
  for (const { league } of leagues) open.set(league, await mayExist(deps, { game, league }));
  return withTransaction(deps.db, async (tx) => {
    const presence = await lockPresence(tx, { userId, game });
    const active = (await lockOwnServices(tx, { userId, game })).filter((record) => record.active);
    const over = active.filter((record) => open.get(record.league) === false || !isKnown(record));
    if (over.length > 0) {
      await updateActive(tx, { ids: over.map(({ id }) => id), active: false });
      for (const league of new Set(over.map((record) => record.league)))
        await publishEvent(tx, { room: userRoom(userId), event: 'services:changed', data: { game, league } });
      if (presence !== 'offline') await tellServiceChanges(tx, { userId, gone: over, nowMs: deps.clock() });
    }
    return { listed: active.length - over.length, failed: over.length };
  });
}

function isKnown({ game, name, is_custom: isCustom }: ServiceRecord): boolean {
  return isCustom || findService(game, name) !== undefined;
}
