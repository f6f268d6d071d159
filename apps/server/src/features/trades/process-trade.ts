import type { TradeView } from '@poexchange/contract/rest';
import { priceHanded, readHanded, readStep } from '@poexchange/domain/trade';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { takeChangeMs } from '../listings/index.ts';
import { markSubjectRead } from '../notifications/index.ts';
import { announceTrade } from './announce-trade.ts';
import { lockForReceiver, readForReceiver, updateProcessed, type TradeRecord } from './trades.queries.ts';
import { timesOf } from './present-trade.ts';
import { readTradeView } from './read-trade-view.ts';
import { handOverTrade, lockListingsOf, takeBackTrade } from './trade-stock.ts';
import type { TradesDeps } from './trades-deps.ts';

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
export async function processTrade(deps: TradesDeps, processing: Processing): Promise<TradeView> {
  const body = processing.items === undefined ? [processing.id, processing.undo] : [processing.id, processing.undo, processing.items];
  const once = { userId: processing.userId, operation: 'processNotification', idempotencyKey: processing.idempotencyKey, body };
  const { id } = await runOnce<{ id: string }>(deps.db, once, (tx) => process(deps, tx, processing));
  return readTradeView(deps, { id, userId: processing.userId });
}

async function process(deps: TradesDeps, tx: Transaction<Database>, processing: Processing): Promise<{ id: string }> {
  const seen = await readForReceiver(tx, processing);
  if (seen === undefined) throw new RefusalError('notFound');
  // Clock, listings, trade (record 0062): in another order two people would wait for each other.
  const changeMs = await takeChangeMs(tx, { game: seen.game, league: seen.league, nowMs: deps.clock() });
  const listings = await lockListingsOf(tx, { ...seen, userId: processing.userId });
  const trade = await lockForReceiver(tx, processing);
  if (trade === undefined) throw new RefusalError('notFound');
  if ((trade.processed_ms !== null) === !processing.undo) throw new RefusalError('alreadyProcessed');
  // Before the stock, whose rows share the person's: the later lock (record 0062).
  await markSubjectRead(tx, { receiverId: processing.userId, subjectId: processing.id });
  const locked = { trade, listings, userId: processing.userId, changeMs, nowMs: deps.clock() };
  const said = processing.undo ? null : readNamed(trade, processing.items);
  const { uuids, handed } =
    said === null
      ? { uuids: await takeBackTrade(tx, locked), handed: null }
      : await handOverTrade(tx, { ...locked, handed: said, isExact: processing.items !== undefined });
  const record = await updateProcessed(tx, {
    id: processing.id,
    nowMs: deps.clock(),
    isUndo: processing.undo,
    handed: handed === null ? null : [...handed],
    handedChaos: handed === null ? null : priceHanded({ items: trade.items, totalChaos: trade.total_chaos }, handed),
  });
  const moved = { before: readStep(timesOf(trade)), changedMs: changeMs };
  await announceTrade(tx, { record, ownerId: processing.userId, uuids, nowMs: deps.clock(), move: moved });
  return { id: record.id };
}

function readNamed({ items }: TradeRecord, named: Processing['items']): ReadonlyMap<string, number> {
  const reading = readHanded(items, named);
  if (reading.ok) return reading.handed;
  throw new RefusalError(reading.code, reading.code === 'quantityNotValid' ? { paths: [reading.hash] } : {});
}
