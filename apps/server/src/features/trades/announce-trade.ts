import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import { tellInOrder, type Told } from '../../realtime/tell-in-order.ts';
import { readOpenTrades, type TradeRecord } from './trades.queries.ts';
import { listTold, type TradeMove } from './tell-both.ts';

/** People of older trades are not notified that a requested item is gone. */
const OPEN_TRADES_MS = 24 * 3_600_000;

/**
 * Notifies everybody concerned by a finished trade: its two people, the owner's other windows, and other askers for the
 * same groups who may not get them. All code that writes several rooms locks them in the same order.
 */
export async function announceTrade(
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

/** Lists the other askers for any of the groups of this owner. */
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
