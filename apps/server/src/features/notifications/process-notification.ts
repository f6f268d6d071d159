import type { TradeView } from '@poexchange/contract/rest';
import { isQuantity, totalOfItems } from '@poexchange/domain/listing';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { takeChangeMs, type ListingsDeps } from '../listings/index.ts';
import { announceTrade } from './announce-trade.ts';
import { lockForReceiver, readForReceiver, updateProcessed, type NotificationRecord } from './notifications.queries.ts';
import { readTradeView } from './read-trade-view.ts';
import { handOverTrade, lockListingsOf, takeBackTrade } from './trade-stock.ts';

type Processing = {
  readonly id: string;
  readonly userId: string;
  readonly undo: boolean;
  /** [hash, pieces] where less than asked was handed over. */
  readonly items?: readonly (readonly [string, number])[] | undefined;
  readonly idempotencyKey: string | null;
};

/**
 * The seller is done with a trade: what was handed over leaves the stock and every listing that draws on it, or comes
 * back with `undo` (R4.31, D32, D33).
 */
export async function processNotification(deps: ListingsDeps, of: Processing): Promise<TradeView> {
  const body = of.items === undefined ? [of.id, of.undo] : [of.id, of.undo, of.items];
  const once = { userId: of.userId, operation: 'processNotification', idempotencyKey: of.idempotencyKey, body };
  const { id } = await runOnce<{ id: string }>(deps.db, once, (tx) => process(deps, tx, of));
  return readTradeView(deps, { id, userId: of.userId });
}

async function process(deps: ListingsDeps, tx: Transaction<Database>, of: Processing): Promise<{ id: string }> {
  const seen = await readForReceiver(tx, of);
  if (seen === undefined) throw new RefusalError('notFound');
  // Clock, listings, trade (record 0062): in another order two people would wait for each other.
  const changeMs = await takeChangeMs(tx, { game: seen.game, league: seen.league, nowMs: deps.clock() });
  const listings = await lockListingsOf(tx, { ...seen, userId: of.userId });
  const notification = await lockForReceiver(tx, of);
  if (notification === undefined) throw new RefusalError('notFound');
  if ((notification.processed_ms !== null) === !of.undo) throw new RefusalError('alreadyProcessed');
  const trade = { notification, listings, userId: of.userId, changeMs, nowMs: deps.clock() };
  const said = of.undo ? null : readHanded(notification, of.items);
  const { uuids, handed } =
    said === null
      ? { uuids: await takeBackTrade(tx, trade), handed: null }
      : await handOverTrade(tx, { ...trade, handed: said, isExact: of.items !== undefined });
  const record = await updateProcessed(tx, {
    id: of.id,
    processedMs: of.undo ? null : deps.clock(),
    handed: handed === null ? null : [...handed],
    handedChaos: handed === null ? null : priceHanded(notification, handed),
  });
  await announceTrade(tx, { record, ownerId: of.userId, uuids, nowMs: deps.clock() });
  return { id: record.id };
}

/** How many pieces of each group were handed over: what was asked, or what the seller says where that is less. */
function readHanded({ items }: NotificationRecord, said: Processing['items']): Map<string, number> {
  const asked = new Map(items.map(({ hash, quantity }) => [hash, quantity]));
  if (said === undefined) return asked;
  const handed = new Map<string, number>();
  for (const [hash, quantity] of said) {
    if (quantity === 0) continue;
    const wrong = !isQuantity(quantity) || handed.has(hash) || quantity > (asked.get(hash) ?? 0);
    if (wrong) throw new RefusalError('quantityNotValid', { paths: [hash] });
    handed.set(hash, quantity);
  }
  if (handed.size === 0) throw new RefusalError('emptySelection');
  return handed;
}

/**
 * What is to be paid for the pieces: their prices, and what asking by search costs more (R5.09), which is the same for
 * each piece.
 */
function priceHanded({ items, total_chaos: totalChaos }: NotificationRecord, handed: ReadonlyMap<string, number>): number {
  const isAll = items.every(({ hash, quantity }) => handed.get(hash) === quantity);
  if (isAll) return totalChaos;
  const given = items.map(({ hash, price }) => ({ price, quantity: handed.get(hash) ?? 0 }));
  const count = (each: readonly { readonly quantity: number }[]): number => each.reduce((sum, { quantity }) => sum + quantity, 0);
  const extraChaos = Math.max(0, totalChaos - totalOfItems(items));
  return totalOfItems([...given, { price: extraChaos / count(items), quantity: count(given) }]);
}
