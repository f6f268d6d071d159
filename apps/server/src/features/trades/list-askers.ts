import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom, type Told } from '../../realtime/outbox.ts';
import { readWaitingTrades } from './queue.queries.ts';
import { nameOwner } from './tell-both.ts';

/** The age limit of the list of sent requests. */
const WAITING_TRADES_MS = 24 * 3_600_000;

/**
 * Lists the askers with unanswered requests to these listings, with an event that the listings left the market
 * (`gone`), or are back on it (`asked`): the state of such a request follows from its listing.
 */
export async function listAskers(
  tx: Transaction<Database>,
  options: { readonly uuids: readonly string[]; readonly state: 'gone' | 'asked'; readonly nowMs: number },
): Promise<Told[]> {
  const { uuids, state } = options;
  if (uuids.length === 0) return [];
  const trades = await readWaitingTrades(tx, { uuids, sinceMs: options.nowMs - WAITING_TRADES_MS });
  return trades.map((trade) => ({
    id: trade.senderId,
    tell: (userId) =>
      publishEvent(tx, {
        room: userRoom(userId),
        event: 'trade:moved',
        data: {
          id: trade.id,
          game: trade.game,
          step: state,
          before: state === 'gone' ? 'asked' : 'gone',
          ign: nameOwner(trade, trade.ign === null ? undefined : { ign: trade.ign }),
        },
      }),
  }));
}
