import { withTransaction } from '@poexchange/platform/db';
import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { pruneExchange } from '../exchange/exchange-queries.ts';
import { ASK_LIFE_MS } from '../asks/ask-queries.ts';
import { DAY_MS, HOUR_MS } from '../history/history.ts';

/**
 * Removes expired rows: dead offers (D51), counts and history beyond the shown period (D54).
 */
export async function pruneOld(db: PricesDb, nowMs: number): Promise<void> {
  const before = (ageMs: number): Date => new Date(nowMs - ageMs);
  await withTransaction(db, async (tx) => {
    // The stream's follower locks this row while it stores a page, so no tab is deleted between comparing and storing.
    await sql`select from prices.stream_cursor for update`.execute(tx);
    // A clock that was ahead must not keep tabs alive.
    await sql`update prices.tab set seen_at = ${before(0)} where seen_at > ${before(-DAY_MS)}`.execute(tx);
    await sql`
      with dead as (delete from prices.tab where seen_at <= ${before(ASK_LIFE_MS)} returning id)
      delete from prices.tab_offers o using dead where o.tab_id = dead.id`.execute(tx);
  });
  await sql`delete from prices.filled_offer where filled_at <= ${before(DAY_MS)}`.execute(db);
  await sql`delete from prices.stock_change where at <= ${before(2 * DAY_MS)}`.execute(db);
  await sql`delete from prices.sales_sums where counted_at <= ${before(7 * DAY_MS)}`.execute(db);
  await sql`delete from prices.hourly_value where hour_at <= ${before(49 * HOUR_MS)}`.execute(db);
  await sql`delete from prices.daily_value where day < ${before(32 * DAY_MS)}::timestamptz`.execute(db);
  await pruneExchange(db, before(3 * DAY_MS));
  await sql`delete from prices.exchange_past where at <= ${before(40 * DAY_MS)}`.execute(db);
  await sql`delete from prices.market_state where valued_at <= ${before(7 * DAY_MS)}`.execute(db);
  await sql`delete from prices.quarantined_change where quarantined_at <= ${before(30 * DAY_MS)}`.execute(db);
}
