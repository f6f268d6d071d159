import type { Pool } from 'pg';

/**
 * Returns whether there is a pooler such as PgBouncer in front of the database. A pooler gives each connection its own
 * process id, which differs from the one that the database reports.
 */
export async function findPooler(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== (client as { processID?: number }).processID;
  } finally {
    client.release();
  }
}
