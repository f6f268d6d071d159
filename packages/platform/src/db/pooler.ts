import type { Pool } from 'pg';

/**
 * Tells whether a pooler such as PgBouncer stands before the database. It gives each connection a process id of its
 * own, so that the one said at its start is not the one the database says.
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
