import { countOffered } from '@poexchange/domain/stock';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readOfferedGroups } from '../listings/index.ts';
import type { TradeRecord } from './trades.queries.ts';
import { loadStockOf } from './trade-stock.ts';
import { readUnlistedPicks, sumPicks, type AskedGroup } from './queue.queries.ts';

type RequestedTrade = Pick<TradeRecord, 'id' | 'listing_uuid' | 'side' | 'receiver_id' | 'game' | 'league'> & {
  readonly items: readonly AskedGroup[];
};

/**
 * Reads how many pieces of each requested group the owner's stock contains or, for a want-to-buy listing, how many are
 * still wanted, by notification id and hash.
 */
export async function readAvailable(
  db: Kysely<Database>,
  requested: readonly RequestedTrade[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const wanted = requested.filter(({ side }) => side === 'buy');
  const sold = Map.groupBy(
    requested.filter(({ side }) => side === 'sell'),
    (trade) => JSON.stringify([trade.receiver_id, trade.game, trade.league]),
  );
  const all = new Map(await readWanted(db, wanted));
  for (const trades of sold.values()) for (const [id, pieces] of await readOwned(db, trades)) all.set(id, pieces);
  return all;
}

async function readOwned(db: Kysely<Database>, trades: readonly RequestedTrade[]): Promise<[string, Map<string, number>][]> {
  const [first] = trades;
  const ownerId = first?.receiver_id ?? null;
  if (first === undefined || ownerId === null) return trades.map(({ id, items }) => [id, new Map(items.map(({ hash }) => [hash, 0]))]);
  const owner = { userId: ownerId, game: first.game, league: first.league };
  const tradeIds = trades.map(({ id }) => id);
  const hashes = [...new Set(trades.flatMap(({ items }) => items.map(({ hash }) => hash)))];
  const [listings, unlisted] = await Promise.all([
    readOfferedGroups(db, { ...owner, hashes }),
    readUnlistedPicks(db, { ...owner, tradeIds, hashes }),
  ]);
  const picks = unlisted.map(({ id }) => ({ id, stackSize: 0 }));
  const stock = await loadStockOf(db, {
    ...owner,
    listings,
    requested: hashes.map((hash, index) => ({ hash, picks: index === 0 ? picks : [] })),
  });
  const offered = countOffered({ listings, stock, hashes });
  // A stack that is no longer listed counts only if it is in the tabs.
  const stacks = unlisted.map(({ hash, id }) => ({ hash, id, pieces: stock.countStack(id, hash) ?? 0 })).filter(({ pieces }) => pieces > 0);
  const shown = new Map((await sumPicks(db, { tradeIds, stacks })).map(({ trade, hash, pieces }) => [`${trade} ${hash}`, pieces]));
  return trades.map(({ id, items }) => [
    id,
    new Map(
      items.map(({ hash, hasPicks }) => {
        const { listed = 0, byHand = 0 } = offered.get(hash) ?? {};
        return [hash, listed + (shown.get(`${id} ${hash}`) ?? 0) + (hasPicks ? 0 : byHand)];
      }),
    ),
  ]);
}

async function readWanted(db: Kysely<Database>, trades: readonly RequestedTrade[]): Promise<[string, Map<string, number>][]> {
  if (trades.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .select(['uuid', 'feed_items'])
    .where('uuid', 'in', [...new Set(trades.map(({ listing_uuid: uuid }) => uuid))])
    .where('state', '<>', 'deleted')
    .execute();
  const left = new Map(rows.map(({ uuid, feed_items: items }) => [uuid, new Map(items.map(([hash, , quantity]) => [hash, quantity]))]));
  return trades.map(({ id, listing_uuid: uuid, items }) => [id, new Map(items.map(({ hash }) => [hash, left.get(uuid)?.get(hash) ?? 0]))]);
}
