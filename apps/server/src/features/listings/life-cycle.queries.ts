import type { Game } from '@poexchange/domain/item';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListingRecord } from './listing-record.ts';

const noContent = { items: '[]', feed_items: '[]', deselected: '[]', group_count: 0, stack_count: 0 };

/**
 * Ends the person's own listings. `target` is a sub-category, the category of listings without a sub-category, or ALL.
 * Deactivating affects active listings only; deleting also affects inactive ones. A deleted listing's row is kept for
 * the feed to report, but not its items, which are large and no longer shown. Returns the ids that changed.
 */
export async function endOwnListings(
  tx: Transaction<Database>,
  options: {
    userId: string;
    game: Game;
    league: string;
    target: string;
    side: 'sell' | 'buy';
    state: 'inactive' | 'deleted';
    changeMs: number;
  },
): Promise<string[]> {
  const rows = await tx
    .updateTable('listings')
    .set({
      state: options.state,
      ended_ms: options.changeMs,
      changed_ms: options.changeMs,
      timestamp_ms: options.changeMs,
      ...(options.state === 'deleted' && noContent),
    })
    .where('user_id', '=', options.userId)
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('side', '=', options.side)
    .where('state', 'in', options.state === 'inactive' ? ['active'] : ['active', 'inactive'])
    .$if(options.target !== 'ALL', (query) =>
      query.where((eb) =>
        eb.or([eb('sub_category', '=', options.target), eb.and([eb('sub_category', '=', ''), eb('category', '=', options.target)])]),
      ),
    )
    .returning('uuid')
    .execute();
  return rows.map((row) => row.uuid);
}

/** Reads the leagues that have active listings listed before `beforeMs`. */
export function readLeaguesWithDue(db: Kysely<Database>, beforeMs: number): Promise<{ game: Game; league: string }[]> {
  return db
    .selectFrom('listings')
    .select(['game', 'league'])
    .distinct()
    .where('state', '=', 'active')
    .where('listed_ms', '<=', beforeMs)
    .execute();
}

export type EndedListing = Pick<ListingRecord, 'uuid' | 'user_id' | 'category' | 'sub_category' | 'side'>;

/** Deactivates listings older than two hours (R4.02). */
export function expireListings(
  tx: Transaction<Database>,
  options: { game: Game; league: string; beforeMs: number; changeMs: number },
): Promise<EndedListing[]> {
  return tx
    .updateTable('listings')
    .set({ state: 'inactive', ended_ms: options.changeMs, changed_ms: options.changeMs, timestamp_ms: options.changeMs })
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .where('state', '=', 'active')
    .where('listed_ms', '<=', options.beforeMs)
    .returning(['uuid', 'user_id', 'category', 'sub_category', 'side'])
    .execute();
}

/** Deletes inactive listings older than six days (R4.03), and deleted listings that polls no longer need. */
export async function pruneListings(db: Kysely<Database>, options: { inactiveBeforeMs: number; deletedBeforeMs: number }): Promise<number> {
  const result = await db
    .deleteFrom('listings')
    .where('uuid', 'in', (query) =>
      query
        .selectFrom('listings')
        .select('uuid')
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'inactive'), eb('ended_ms', '<', options.inactiveBeforeMs)]),
            eb.and([eb('state', '=', 'deleted'), eb('ended_ms', '<', options.deletedBeforeMs)]),
          ]),
        )
        // Skip locked rows; the next run deletes them.
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
