import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';
import { OFFER_LIFE_MS } from '../valuate/ask-queries.ts';
import { DAY_MS, HOUR_MS } from '../valuate/history.ts';

/** Removes what has had its time: dead offers (D51), accounts without tabs, counts and history beyond what is shown (D54). */
export async function pruneOld(db: PricesDb, nowMs: number): Promise<void> {
  const before = (ageMs: number): Date => new Date(nowMs - ageMs);
  await sql`delete from prices.tab where seen_at <= ${before(OFFER_LIFE_MS)}`.execute(db);
  await sql`delete from prices.account a where not exists (select 1 from prices.tab t where t.account_id = a.id)`.execute(db);
  await sql`delete from prices.filled_offer where filled_at <= ${before(DAY_MS)}`.execute(db);
  await sql`delete from prices.hourly_value where hour_at <= ${before(49 * HOUR_MS)}`.execute(db);
  await sql`delete from prices.daily_value where day < ${before(32 * DAY_MS)}::timestamptz`.execute(db);
  await sql`delete from prices.quarantined_change where quarantined_at <= ${before(30 * DAY_MS)}`.execute(db);
}
