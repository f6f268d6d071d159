import { games, type Game } from '@poexchange/domain/item';
import { sql, type Kysely, type Transaction } from 'kysely';
import { findOutlet, withTransaction } from '@poexchange/platform/db';
import * as z from 'zod/mini';
import type { Database } from '../../db/schema.ts';
import type { Announcements } from '../../realtime/announcements.ts';
import type { ListingsDeps } from './listings-deps.ts';

/**
 * Takes a league's next change time, which always increases. The clock's row stays locked until the transaction ends,
 * so times are issued in commit order and polls never miss a change.
 */
export async function takeChangeMs(tx: Transaction<Database>, options: { game: Game; league: string; nowMs: number }): Promise<number> {
  const row = await tx
    .insertInto('listing_clocks')
    .values({ game: options.game, league: options.league, last_ms: options.nowMs })
    .onConflict((conflict) =>
      conflict.columns(['game', 'league']).doUpdateSet({ last_ms: sql<number>`greatest(listing_clocks.last_ms + 1, excluded.last_ms)` }),
    )
    .returning('last_ms')
    .executeTakeFirstOrThrow();
  await announceChange(tx, { game: options.game, league: options.league, changeMs: row.last_ms });
  return row.last_ms;
}

/** Reads a league's last change time; 0 if nothing has ever been listed in the league. */
export async function readChangeMs(db: Kysely<Database>, options: { game: Game; league: string }): Promise<number> {
  const row = await db
    .selectFrom('listing_clocks')
    .select('last_ms')
    .where('game', '=', options.game)
    .where('league', '=', options.league)
    .executeTakeFirst();
  return row?.last_ms ?? 0;
}

/**
 * Reads the leagues in which a listing has changed since a given time, limited to the most recent changes and ordered
 * from oldest to newest.
 */
export async function readMovedLeagues(
  db: Kysely<Database>,
  { sinceMs, most }: { sinceMs: number; most: number },
): Promise<{ game: Game; league: string }[]> {
  const rows = await db
    .selectFrom('listing_clocks')
    .select(['game', 'league'])
    .where('last_ms', '>=', sinceMs)
    .orderBy('last_ms', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed().map(({ game, league }) => ({ game, league }));
}

/** Reads a league's feed rows that changed after `sinceMs`, including ended listings, without raw items. */
export function readFeedRows(db: Kysely<Database>, options: { game: Game; league: string; sinceMs: number }) {
  return (
    db
      .selectFrom('listings as l')
      .leftJoin('user_presence as p', (join) => join.onRef('p.user_id', '=', 'l.user_id').onRef('p.game', '=', 'l.game'))
      .leftJoin('chat_links as c', (join) => join.onRef('c.user_id', '=', 'l.user_id').on('c.name_shown', '=', true))
      .select([
        'l.uuid',
        'l.side',
        'l.category',
        'l.sub_category',
        'l.custom',
        'l.ign',
        'l.listing_mode',
        'l.multiplier',
        'l.min_trade_value',
        'l.support_regex',
        'l.total_price',
        'l.timestamp_ms',
        'l.listed_ms',
        'l.changed_ms',
        'l.seen_ms',
        'l.by_hand',
        'l.state',
        'l.ended_ms',
        'l.feed_items',
        'p.state as presence',
        'c.name as chat_name',
      ])
      // Matches the index expression. With an index on the two columns instead, a planner without statistics used that
      // index even for one person's listings, and read the whole league.
      .where(sql<string>`(l.game || ' ' || l.league)`, '=', `${options.game} ${options.league}`)
      .where('l.changed_ms', '>', options.sinceMs)
      .execute()
  );
}
export type FeedRecord = Awaited<ReturnType<typeof readFeedRows>>[number];

/** Marks people's active listings in a game as changed, so that the feed shows their new presence or chat name. */
export async function bumpFeedVersion(
  tx: Transaction<Database>,
  options: { userIds: readonly string[]; game: Game; nowMs: number },
): Promise<void> {
  const isTheirs = sql<boolean>`user_id = any(${[...options.userIds]}::uuid[])`;
  const leagues = await tx
    .selectFrom('listings')
    .select('league')
    .distinct()
    .where(isTheirs)
    .where('game', '=', options.game)
    .where('state', '=', 'active')
    // Take league clocks in this order everywhere, to avoid deadlocks.
    .orderBy('league')
    .execute();
  for (const { league } of leagues) {
    const changeMs = await takeChangeMs(tx, { game: options.game, league, nowMs: options.nowMs });
    await tx
      .updateTable('listings')
      .set({ changed_ms: changeMs })
      .where(isTheirs)
      .where('game', '=', options.game)
      .where('league', '=', league)
      .where('state', '=', 'active')
      .execute();
  }
}

const CHANNEL = 'changed_leagues';
const changeSchema = z.object({ game: z.enum(['poe1', 'poe2']), league: z.string(), changeMs: z.number() });

/** A league whose listings changed; `changeMs` is the new time of its clock. */
export type LeagueChange = { readonly game: Game; readonly league: string; readonly changeMs: number };

/**
 * Announces to other nodes, after commit, that a league's listings changed, so that they read the change before pages
 * request it. Without an outlet, nodes detect the change on their next request.
 */
async function announceChange(tx: Transaction<Database>, change: LeagueChange): Promise<void> {
  const send = await findOutlet(tx);
  send?.(CHANNEL, JSON.stringify(change));
}

export function hearChanges(announcements: Announcements, hear: (change: LeagueChange) => void): void {
  announcements.listen(CHANNEL, (said) => {
    const { data } = z.safeParse(changeSchema, said);
    if (data !== undefined) hear(data);
  });
}

/**
 * Sends a person's active listings to buyers again after the name of their chat account was shown, hidden or changed.
 * Takes league clocks, so it must not run in a transaction that has locked the person.
 */
export async function resendListingsOf(deps: Pick<ListingsDeps, 'db' | 'clock'>, userId: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    for (const game of games) await bumpFeedVersion(tx, { userIds: [userId], game, nowMs: deps.clock() });
  });
}
