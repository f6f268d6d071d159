import type { TradeView } from '@poexchange/contract/rest';
import { priceHanded, readHanded, readStep } from '@poexchange/domain/trade';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { takeChangeMs, type ListingsDeps } from '../listings/index.ts';
import { announceTrade } from './announce-trade.ts';
import { lockForReceiver, readForReceiver, updateProcessed, type NotificationRecord } from './notifications.queries.ts';
import { timesOf } from './present-notification.ts';
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
  const said = of.undo ? null : readNamed(notification, of.items);
  const { uuids, handed } =
    said === null
      ? { uuids: await takeBackTrade(tx, trade), handed: null }
      : await handOverTrade(tx, { ...trade, handed: said, isExact: of.items !== undefined });
  const record = await updateProcessed(tx, {
    id: of.id,
    processedMs: of.undo ? null : deps.clock(),
    handed: handed === null ? null : [...handed],
    handedChaos: handed === null ? null : priceHanded({ items: notification.items, totalChaos: notification.total_chaos }, handed),
  });
  const moved = { before: readStep(timesOf(notification)), changedMs: changeMs };
  await announceTrade(tx, { record, ownerId: of.userId, uuids, nowMs: deps.clock(), move: moved });
  return { id: record.id };
}

function readNamed({ items }: NotificationRecord, named: Processing['items']): ReadonlyMap<string, number> {
  const reading = readHanded(items, named);
  if (reading.ok) return reading.handed;
  throw new RefusalError(reading.code, reading.code === 'quantityNotValid' ? { paths: [reading.hash] } : {});
}
