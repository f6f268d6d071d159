import { countAvailable } from '@poexchange/domain/stock';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readStockListings } from '../listings/index.ts';
import type { NotificationRecord } from './notifications.queries.ts';
import { listAsked, loadStockOf } from './trade-stock.ts';

type Asked = Pick<NotificationRecord, 'id' | 'listing_uuid' | 'items' | 'side' | 'receiver_id' | 'game' | 'league'>;

/** Pieces of each asked group that the owner's stock holds now (D33), of a want-to-buy listing those still wanted; by notification id and hash. */
export async function readAvailable(
  db: Kysely<Database>,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const wanted = asked.filter(({ side }) => side === 'buy');
  const sold = new Map<string, Asked[]>();
  for (const trade of asked.filter(({ side }) => side === 'sell')) {
    const owner = JSON.stringify([trade.receiver_id, trade.game, trade.league]);
    sold.set(owner, [...(sold.get(owner) ?? []), trade]);
  }
  const all = new Map(await readWanted(db, wanted));
  for (const trades of sold.values()) for (const [id, pieces] of await readOwned(db, trades)) all.set(id, pieces);
  return all;
}

async function readOwned(db: Kysely<Database>, trades: readonly Asked[]): Promise<[string, Map<string, number>][]> {
  const [first] = trades;
  const ownerId = first?.receiver_id ?? null;
  if (first === undefined || ownerId === null) return trades.map(({ id, items }) => [id, new Map(items.map(({ hash }) => [hash, 0]))]);
  const owner = { userId: ownerId, game: first.game, league: first.league };
  const listings = await readStockListings(db, owner);
  const asked = trades.map((trade) => listAsked(trade));
  const stock = await loadStockOf(db, { ...owner, listings, asked: asked.flat() });
  return trades.map(({ id, listing_uuid: sourceUuid }, index) => [
    id,
    countAvailable({ listings, sourceUuid, stock, asked: asked[index] ?? [] }),
  ]);
}

async function readWanted(db: Kysely<Database>, trades: readonly Asked[]): Promise<[string, Map<string, number>][]> {
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
