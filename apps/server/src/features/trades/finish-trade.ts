import type { TradeView } from '@poexchange/contract/rest';
import type { NotificationId } from '@poexchange/domain/ids';
import { priceHanded, readHanded, readStep } from '@poexchange/domain/trade';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runOnce } from '../../http/idempotency.ts';
import { RefusalError } from '../../http/refusal.ts';
import { queueWebhookEvents, markSubjectRead } from '../notifications/index.ts';
import { describeEnded, takeChangeMs } from '../listings/index.ts';
import {
  hasNewerRequest,
  lockForReceiver,
  readForReceiver,
  updateProcessed,
  readOpenTrades,
  type TradeRecord,
  type TradesDeps,
} from './trades.queries.ts';
import { timesOf } from './present-trade.ts';
import { readTradeView } from './read-trade-view.ts';
import { handOverTrade, lockListingsOfTrade, takeBackTrade } from './trade-stock.ts';
import { publishEvent, userRoom, tellInOrder, type Told } from '../../realtime/outbox.ts';
import { listTold, type TradeMove } from './tell-both.ts';

type Finishing = {
  readonly id: string;
  readonly userId: string;
  readonly undo: boolean;
  /** Pairs of [hash, pieces] if less was handed over than requested. */
  readonly items?: readonly (readonly [string, number])[] | undefined;
  readonly idempotencyKey: string | null;
};

/**
 * Finishes a trade for the seller: removes what was handed over from the stock and from every listing that draws on it
 * or, with `undo`, returns the pieces.
 */
export async function finishTrade(deps: TradesDeps, finishing: Finishing): Promise<TradeView> {
  const body = finishing.items === undefined ? [finishing.id, finishing.undo] : [finishing.id, finishing.undo, finishing.items];
  const once = { userId: finishing.userId, operation: 'processNotification', idempotencyKey: finishing.idempotencyKey, body };
  const { id } = await runOnce<{ id: string }>(deps.db, once, (tx) => finish(deps, tx, finishing));
  return readTradeView(deps, { id, userId: finishing.userId });
}

async function finish(deps: TradesDeps, tx: Transaction<Database>, finishing: Finishing): Promise<{ id: string }> {
  const seen = await readForReceiver(tx, finishing);
  if (seen === undefined) throw new RefusalError('notFound');
  // Lock in this order: clock, listings, trade. Any other order could deadlock.
  const changeMs = await takeChangeMs(tx, { game: seen.game, league: seen.league, nowMs: deps.clock() });
  const listings = await lockListingsOfTrade(tx, { ...seen, userId: finishing.userId });
  const trade = await lockForReceiver(tx, finishing);
  if (trade === undefined) throw new RefusalError('notFound');
  // Refuses Done on a finished trade, or Undo on an open trade.
  if ((trade.processed_ms !== null) === !finishing.undo) throw new RefusalError('alreadyProcessed');
  if (await hasNewerRequest(tx, trade)) throw new RefusalError('alreadyProcessed');
  // Do this before reading the stock: its rows share-lock the person's row, which must be locked later.
  await markSubjectRead(tx, { receiverId: finishing.userId, subjectId: finishing.id });
  const locked = { trade, listings, userId: finishing.userId, changeMs, nowMs: deps.clock() };
  const said = finishing.undo ? null : readNamed(trade, finishing.items);
  const { uuids, handed, soldOut } =
    said === null
      ? { uuids: await takeBackTrade(tx, locked), handed: null, soldOut: [] }
      : await handOverTrade(tx, { ...locked, handed: said, isExact: finishing.items !== undefined });
  const record = await updateProcessed(tx, {
    id: finishing.id,
    nowMs: deps.clock(),
    isUndo: finishing.undo,
    handed: handed === null ? null : [...handed],
    handedChaos: handed === null ? null : priceHanded({ items: trade.items, totalChaos: trade.total_chaos }, handed),
  });
  const moved = { before: readStep(timesOf(trade)), changedMs: changeMs };
  await announceTrade(tx, { record, ownerId: finishing.userId, uuids, nowMs: deps.clock(), move: moved });
  const told = describeEnded(seen, soldOut).map(({ userId, data }) => ({
    userId,
    data: { ...data, tradeId: record.id as NotificationId },
  }));
  await queueWebhookEvents(tx, { type: 'listing.sold', nowMs: deps.clock(), told });
  return { id: record.id };
}

function readNamed({ items }: TradeRecord, named: Finishing['items']): ReadonlyMap<string, number> {
  const reading = readHanded(items, named);
  if (reading.ok) return reading.handed;
  throw new RefusalError(reading.code, reading.code === 'quantityNotValid' ? { paths: [reading.hash] } : {});
}

/** Age after which a trade's buyer is no longer notified that a requested item is gone. */
const OPEN_TRADES_MS = 24 * 3_600_000;

/**
 * Notifies everyone affected by a finished trade: its two people, the owner's other windows, and other people who
 * requested the same groups and may not get them. All code that writes to several rooms locks them in the same order.
 */
async function announceTrade(
  tx: Transaction<Database>,
  options: { record: TradeRecord; ownerId: string; uuids: readonly string[]; nowMs: number; move: TradeMove },
): Promise<void> {
  const { record, ownerId, uuids } = options;
  const tellOwner = async (userId: string): Promise<void> => {
    const room = userRoom(userId);
    if (uuids.length > 0) await publishEvent(tx, { room, event: 'listings:changed', data: { uuids: [...uuids] } });
    if (record.side === 'sell')
      await publishEvent(tx, { room, event: 'stock:changed', data: { game: record.game, league: record.league } });
  };
  await tellInOrder([...listTold(tx, record, options.move), { id: ownerId, tell: tellOwner }, ...(await listOthers(tx, options))]);
}

/** Lists the other askers who requested any of these groups from this owner. */
async function listOthers(tx: Transaction<Database>, options: { record: TradeRecord; ownerId: string; nowMs: number }): Promise<Told[]> {
  const { record, ownerId } = options;
  if (record.side === 'buy') return [];
  const trades = await readOpenTrades(tx, {
    receiverId: ownerId,
    game: record.game,
    league: record.league,
    hashes: record.items.map(({ hash }) => hash),
    sinceMs: options.nowMs - OPEN_TRADES_MS,
  });
  const idsOf = new Map<string, string[]>();
  for (const { id, sender_id: senderId } of trades)
    if (id !== record.id && senderId !== null) idsOf.set(senderId, [...(idsOf.get(senderId) ?? []), id]);
  return [...idsOf].map(([id, ids]) => ({
    id,
    tell: (userId) => publishEvent(tx, { room: userRoom(userId), event: 'trade:changed', data: { ids } }),
  }));
}
