import { readStep, type TradeStep } from '@poexchange/domain/trade';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom } from '../../realtime/outbox.ts';
import type { TradeRecord } from './trades.queries.ts';
import { presentTrade, timesOf } from './present-trade.ts';
import { readListingFacts } from './queue.queries.ts';

/** Move of a trade: the step before it, and the stamp of the listings it changed, if any. */
export type TradeMove = { readonly before: TradeStep; readonly changedMs?: number };

/**
 * Notifies both people of a trade of its move: the owner's windows get the notification as it is now, the asker's the
 * step. Rooms are locked in the order of their names: two trades between the same people would deadlock otherwise.
 */
export async function tellBoth(tx: Transaction<Database>, record: TradeRecord, move: TradeMove): Promise<void> {
  await tellInOrder(listTold(tx, record, move));
}

/** Event for a person's own room. */
export type Told = { readonly id: string; readonly tell: (userId: string) => Promise<unknown> };

export async function tellInOrder(told: readonly Told[]): Promise<void> {
  for (const { id, tell } of told.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))) await tell(id);
}

/** The two people of a trade, each with their event. */
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
    ...(changedMs !== undefined && { changedMs }),
  };
}

/** Name of the listing's owner: from the listing, else the recipient of the whisper. */
export function nameOwner(record: Pick<TradeRecord, 'whispers'>, listing: { readonly ign: string } | undefined): string {
  return listing?.ign ?? /^@(\S+)/.exec(record.whispers[0] ?? '')?.[1] ?? '';
}
