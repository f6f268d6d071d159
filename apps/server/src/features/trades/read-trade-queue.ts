import type { Game } from '@poexchange/domain/item';
import { tradeQueueLimits, type QueuedTrade } from '@poexchange/contract/rest/later';
import { stateOfListing } from '@poexchange/domain/listing';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { presentTrade } from './present-trade.ts';
import { readAvailable } from './read-available.ts';
import { nameOwner } from './tell-both.ts';
import { readListingFacts, readReceivedTrades, readSentTrades, type ListingFacts, type QueueRecord } from './queue.queries.ts';
import type { TradesDeps } from './trades.queries.ts';

type Queue = { readonly userId: string; readonly game: Game; readonly party: 'owner' | 'asker' };

/**
 * Reads the trades of the last day, newest first, for the list on the trade page. Only the owner sees the available
 * pieces.
 */
export async function readTradeQueue(deps: TradesDeps, queue: Queue): Promise<QueuedTrade[]> {
  const nowMs = deps.clock();
  const query = { userId: queue.userId, game: queue.game, sinceMs: nowMs - tradeQueueLimits.windowMs, limit: tradeQueueLimits.trades };
  const records = await (queue.party === 'owner' ? readReceivedTrades(deps.db, query) : readSentTrades(deps.db, query));
  const [listings, presences, available] = await Promise.all([
    readListingFacts(
      deps.db,
      records.map(({ listing_uuid }) => listing_uuid),
    ),
    readPresences(
      deps.db,
      queue.game,
      records.flatMap((record) => otherOf(record, queue.party) ?? []),
    ),
    queue.party === 'owner'
      ? readAvailable(
          deps.db,
          records.filter(({ processed_ms }) => processed_ms === null),
        )
      : new Map<string, never>(),
  ]);
  return records.map((record): QueuedTrade => {
    const otherId = otherOf(record, queue.party);
    const listing = listings.get(record.listing_uuid);
    const pieces = available.get(record.id);
    return {
      notification: presentTrade(record),
      ign: queue.party === 'owner' ? record.ign : nameOwner(record, listing),
      presence: otherId === null ? null : (presences.get(otherId) ?? 'offline'),
      listingState: listing === undefined ? null : stateNow(listing, nowMs),
      ...(pieces !== undefined && { available: [...pieces] }),
    };
  });
}

function otherOf(record: Pick<QueueRecord, 'sender_id' | 'receiver_id'>, party: 'owner' | 'asker'): string | null {
  return party === 'owner' ? record.sender_id : record.receiver_id;
}

function stateNow({ listedMs, endedMs, state }: ListingFacts, nowMs: number) {
  return stateOfListing({ timestampMs: listedMs, inactive: state === 'inactive', deleted: state === 'deleted', endedAtMs: endedMs }, nowMs);
}

async function readPresences(db: Kysely<Database>, game: Game, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('user_presence')
    .select(['user_id', 'state'])
    .where('user_id', 'in', [...new Set(userIds)])
    .where('game', '=', game)
    .execute();
  return new Map(rows.map(({ user_id, state }) => [user_id, state]));
}
