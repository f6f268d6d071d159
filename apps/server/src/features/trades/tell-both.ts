import { readStep, type TradeStep } from '@poexchange/domain/trade';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom, tellInOrder, type Told } from '../../realtime/outbox.ts';
import type { TradeRecord } from './trades.queries.ts';
import { presentTrade, timesOf } from './present-trade.ts';
import { readListingFacts, readWaitingTrades } from './queue.queries.ts';

/** Age limit of the sent requests list. */
const WAITING_TRADES_MS = 24 * 3_600_000;

/** A change to a trade: the step before the change, and the time of the listings it affected, if any. */
export type TradeMove = { readonly before: TradeStep; readonly changedMs?: number };

/**
 * Publishes a trade's change to both people: the owner's windows get the current notification, the asker's windows get
 * the step.
 */
export async function tellBoth(tx: Transaction<Database>, record: TradeRecord, move: TradeMove): Promise<void> {
  await tellInOrder(listTold(tx, record, move));
}

/** Lists a trade's two people, each with their event. */
export function listTold(tx: Transaction<Database>, record: TradeRecord, move: TradeMove): Told[] {
  const tellOwner = async (ownerId: string): Promise<unknown> =>
    publishEvent(tx, { room: userRoom(ownerId), event: 'notification:updated', data: presentTrade(record) });
  const tellAsker = async (askerId: string): Promise<unknown> =>
    publishEvent(tx, { room: userRoom(askerId), event: 'trade:moved', data: await describeMove(tx, record, move) });
  return [
    record.receiver_id === null ? null : { id: record.receiver_id, tell: tellOwner },
    record.sender_id === null ? null : { id: record.sender_id, tell: tellAsker },
  ].filter((each) => each !== null);
}

async function describeMove(tx: Transaction<Database>, record: TradeRecord, { before, changedMs }: TradeMove) {
  const facts = await readListingFacts(tx, [record.listing_uuid]);
  return {
    id: record.id,
    game: record.game,
    step: readStep(timesOf(record)),
    before,
    ign: nameOwner(record, facts.get(record.listing_uuid)),
    ...(record.processed_ms !== null && record.handed !== null && { pieces: countPieces(record) }),
    ...(changedMs !== undefined && { changedMs }),
  };
}

/** Counts the handed-over pieces and the requested pieces. */
function countPieces({ handed, items }: Pick<TradeRecord, 'handed' | 'items'>): { handed: number; asked: number } {
  return {
    handed: (handed ?? []).reduce((sum, [, pieces]) => sum + pieces, 0),
    asked: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Returns the name of the listing's owner from the listing, or from the whisper's recipient if there is no listing. */
export function nameOwner(record: Pick<TradeRecord, 'whispers'>, listing: { readonly ign: string } | undefined): string {
  return listing?.ign ?? /^@(\S+)/.exec(record.whispers[0] ?? '')?.[1] ?? '';
}

/**
 * Lists the askers with unanswered requests to these listings, with an event that the listings left the market (`gone`)
 * or returned to it (`asked`): the state of these requests follows from their listing.
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
