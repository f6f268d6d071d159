/**
 * The only query that goes directly to the database; read-only. Finds rows that refer to nothing, and work that was
 * started but never finished.
 */
import { createPool } from '@poexchange/platform/db';

/**
 * Sockets of dead nodes are dropped after two minutes, even if Redis has lost them; the remaining time is for the check
 * itself.
 */
const DEAD_AFTER_MS = 150_000;

const questions: Readonly<Record<string, string>> = {
  'claimed keys without an answer': 'select count(*) as count from idempotency_keys where reply is null',
  'trades without their notification':
    'select count(*) as count from trades where receiver_id is not null and not exists (select from notifications where subject_id = trades.id)',
  'events beyond the number of their room':
    'select count(*) as count from room_events join rooms using (room) where room_events.seq > rooms.seq',
  'rooms whose last event is missing': `select count(*) as count from rooms where seq > 0
     and not exists (select from room_events where room_events.room = rooms.room and room_events.seq = rooms.seq)`,
  'pieces handed over in no trade':
    'select count(*) as count from handed_over where not exists (select from trades where trades.id = trade_id)',
  'sockets of nodes that died': `select count(*) as count from user_sockets where heartbeat_ms < extract(epoch from now()) * 1000 - ${DEAD_AFTER_MS}`,
  'transactions left open': `select count(*) as count from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '20 s'`,
};

/** Lists rows and work that should not exist, with counts. */
export async function findOrphans(databaseUrl: string): Promise<string[]> {
  const pool = createPool(databaseUrl, { name: 'faults', max: 1 });
  try {
    await pool.query('set default_transaction_read_only = on');
    const found: string[] = [];
    for (const [name, text] of Object.entries(questions)) {
      const count = Number((await pool.query<{ count: string }>(text)).rows[0]?.count);
      if (count > 0) found.push(`${count} ${name}`);
    }
    return found;
  } finally {
    await pool.end();
  }
}
