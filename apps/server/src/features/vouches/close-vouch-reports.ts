import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Closes the open reports on a person whose vouches an operator keeps, with an audit entry. Returns how many there
 * were; without any nothing is written.
 */
export async function closeVouchReports(
  tx: Transaction<Database>,
  { targetId, reason, nowMs }: { targetId: string; reason: string; nowMs: number },
): Promise<number> {
  const closed = await tx
    .updateTable('vouch_reports')
    .set({ handled_ms: nowMs })
    .where('target_id', '=', targetId)
    .where('handled_ms', 'is', null)
    .returning('id')
    .execute();
  if (closed.length === 0) return 0;
  await tx
    .insertInto('audit_entries')
    .values({ action: 'close-vouch-reports', subject: JSON.stringify({ targetId }), reason, at_ms: nowMs })
    .execute();
  return closed.length;
}
