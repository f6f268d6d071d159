import { MOST_DONE_TRADES, type DoneTrade } from '@poexchange/contract/rest/net-worth';
import type { NotificationId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { TradesDeps } from './trades-deps.ts';

/** Reads a person's finished trades in a league, oldest first, both received and sent. */
export async function readDoneTrades(
  { db }: Pick<TradesDeps, 'db'>,
  { userId, game, league }: { userId: string; game: Game; league: string },
): Promise<DoneTrade[]> {
  const read = (party: 'receiver_id' | 'sender_id') =>
    db
      .selectFrom('trades')
      .select(['id', 'processed_ms', 'receiver_id', 'side', 'category', 'sub_category', 'total_chaos', 'handed_chaos'])
      .where(party, '=', userId)
      .where('game', '=', game)
      .where('league', '=', league)
      .where('valid', '=', true)
      .where('processed_ms', 'is not', null)
      .orderBy('created_ms', 'desc')
      .limit(MOST_DONE_TRADES)
      .execute();
  const records = (await Promise.all([read('receiver_id'), read('sender_id')])).flat();
  const trades = records.map((record): DoneTrade => {
    const isSale = (record.side === 'sell') === (record.receiver_id === userId);
    const chaos = record.handed_chaos ?? record.total_chaos;
    return [record.id as NotificationId, record.processed_ms ?? 0, isSale ? 'sold' : 'bought', record.category, record.sub_category, chaos];
  });
  return trades.toSorted((a, b) => a[1] - b[1]).slice(-MOST_DONE_TRADES);
}
