import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { ASK_BYTES } from './packed-asks.ts';

/** Offers older than this are dead (D51). */
export const ASK_LIFE_MS = 48 * 3_600_000;

/** Asks read at once, at most. A larger league is read in parts of whole tags, so that memory does not grow with it. */
export const ASKS_AT_ONCE = 3_000_000;

/** Estimates the asks of a league from above: its share of all tabs, times the size of the table of asks. */
export async function estimateAsks(db: PricesDb, leagueId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select pg_table_size('prices.tab_offers') * avg((league_id = ${leagueId}::int)::int)::float8 as bytes from prices.tab`.execute(db);
  return Math.ceil((rows[0]?.bytes ?? 0) / ASK_BYTES);
}

/** Counts the offers of a league that were filled in the last 24 h (D54), by group. */
export async function countFilled(db: PricesDb, { leagueId, nowMs }: { leagueId: number; nowMs: number }): Promise<Map<number, number>> {
  const { rows } = await sql<{ groupId: number; count: number }>`
    select group_id as "groupId", count(*) as count from prices.filled_offer
    where league_id = ${leagueId} and filled_at > ${new Date(nowMs - 24 * 3_600_000)}
    group by group_id`.execute(db);
  return new Map(rows.map(({ groupId, count }) => [groupId, count]));
}
