import { sql } from 'kysely';
import type { PricesDb } from '../database.ts';

/** Requests that the running program publish now; returns the request's number. */
export async function askToReprice(db: PricesDb): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into prices.reprice_request default values returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Reads the newest open request; null if there is none. */
export async function readRepriceRequest(db: PricesDb): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from prices.reprice_request where done_at is null`.execute(db);
  return rows[0]?.id ?? null;
}

export async function isRepriced(db: PricesDb, id: number): Promise<boolean> {
  const { rows } = await sql`select from prices.reprice_request where id = ${id} and done_at is not null`.execute(db);
  return rows.length > 0;
}

/** Marks requests as completed: a price run has started and ended since. */
export async function finishReprice(db: PricesDb, upTo: number): Promise<void> {
  await sql`update prices.reprice_request set done_at = now() where id <= ${upTo} and done_at is null`.execute(db);
  await sql`delete from prices.reprice_request where done_at < now() - interval '1 day'`.execute(db);
}
