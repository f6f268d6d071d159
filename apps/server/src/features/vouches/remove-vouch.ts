import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { tellVouched } from './vouch.ts';
import { lockPair } from './vouches.queries.ts';

/**
 * Removes a vouch for an operator, with an audit entry, and closes the reports on its receiver. Returns false if there
 * is no such vouch.
 */
export async function removeVouch(
  tx: Transaction<Database>,
  { voucherId, targetId, reason, nowMs }: { voucherId: string; targetId: string; reason: string; nowMs: number },
): Promise<boolean> {
  await lockPair(tx, { voucherId, targetId });
  const removed = await tx
    .deleteFrom('vouches')
    .where('voucher_id', '=', voucherId)
    .where('target_id', '=', targetId)
    .returning(['category', 'name'])
    .executeTakeFirst();
  if (removed === undefined) return false;
  const subject = { voucherId, targetId, category: removed.category, name: removed.name };
  await tx
    .insertInto('audit_entries')
    .values({ action: 'remove-vouch', subject: JSON.stringify(subject), reason, at_ms: nowMs })
    .execute();
  await tx
    .updateTable('vouch_reports')
    .set({ handled_ms: nowMs })
    .where('target_id', '=', targetId)
    .where('handled_ms', 'is', null)
    .execute();
  await tellVouched(tx, { event: 'got-unvouched', voucherId, targetId, nowMs });
  return true;
}

/**
 * Closes the open reports on a person whose vouches an operator keeps, with an audit entry. Returns the number of
 * closed reports; writes nothing if no reports are open.
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
