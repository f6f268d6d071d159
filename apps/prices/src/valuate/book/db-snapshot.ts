import { sql } from 'kysely';
import type { PricesDb } from '../../database.ts';

/**
 * A point in the database's history: its run, which changes with every restart, crash, restore or replacement, and a
 * transaction id that all later commits reach or exceed.
 */
export type DbSnapshot = { readonly run: string; readonly xid: number };

/** Number of transaction ids: rows store 32 bits of each id. */
const XIDS = 2n ** 32n;

export async function readDbSnapshot(db: PricesDb): Promise<DbSnapshot> {
  const known = await look(db);
  if (known !== undefined) return known;
  await sql`insert into prices.database_run default values on conflict do nothing`.execute(db);
  const begun = await look(db);
  if (begun === undefined) throw new Error('the database does not keep its run');
  return begun;
}

async function look(db: PricesDb): Promise<DbSnapshot | undefined> {
  const { rows } = await sql<{ run: string; xid: string }>`
    select concat(run, ' ', pg_postmaster_start_time()) as run, pg_snapshot_xmin(pg_current_snapshot())::text as xid from prices.database_run`.execute(
    db,
  );
  return rows[0] && { run: rows[0].run, xid: Number(BigInt(rows[0].xid) % XIDS) };
}
