import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { ASK_BYTES } from './packed-asks.ts';

/** Asks older than this have expired (D51). */
export const ASK_LIFE_MS = 48 * 3_600_000;

/** Number of pages of the ask table that an estimate reads: about 7,000 tabs. */
const SAMPLED_PAGES = 1000;

/**
 * Estimates the number of asks in a league by cluster sampling of the table's pages; exact for a small table. Space
 * left by replaced rows is not counted, so a busy hour does not inflate the estimate.
 */
export async function estimateAsks(db: PricesDb, leagueId: number): Promise<number> {
  const { rows: sizes } = await sql<{ pages: number }>`
    select (pg_relation_size('prices.tab_offers') / current_setting('block_size')::int)::float8 as pages`.execute(db);
  const percent = Math.min(100, (100 * SAMPLED_PAGES) / Math.max(1, sizes[0]?.pages ?? 0));
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(asks)), 0)::float8 as bytes
    from prices.tab_offers tablesample system (${percent}::real) repeatable (1) where league_id = ${leagueId}::int`.execute(db);
  return Math.ceil(((rows[0]?.bytes ?? 0) / ASK_BYTES) * (100 / percent));
}
