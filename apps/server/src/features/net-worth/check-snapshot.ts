import { createHash } from 'node:crypto';
import { netWorthLimits, type ChangeEffects, type SnapshotSums } from '@poexchange/domain/net-worth';
import { RefusalError } from '../../http/refusal.ts';
import type { BeforeDetails, SentSnapshot } from './details-jobs.ts';
import { askDetailsThread } from './details-thread.ts';

/** A checked snapshot: sums computed from its details, changes since the previous snapshot, and the stored columns. */
export type CheckedSnapshot = {
  readonly sums: SnapshotSums;
  readonly carriedTabs: number;
  readonly effects: ChangeEffects | null;
  readonly packed: Buffer;
};

export function refuseField(field: keyof SentSnapshot): RefusalError {
  return new RefusalError('snapshotNotValid', { paths: [`body.snapshot.${field}`] });
}

/** Hashes everything that was sent, so that equal hashes mean the same snapshot. */
export function hashSnapshot(snapshot: SentSnapshot): string {
  return createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');
}

/**
 * Checks a snapshot as sent: readable details of its game and league that add up to its total, and a time within the
 * last hour. A time slightly ahead of ours counts as now. Compares the snapshot with the previous one.
 */
export async function checkSnapshot(
  { details, ...sent }: SentSnapshot,
  { userId, nowMs, before }: { readonly userId: string; readonly nowMs: number; readonly before: BeforeDetails | null },
): Promise<CheckedSnapshot> {
  if (sent.createdAt > nowMs + netWorthLimits.clockSkewMs || sent.createdAt < nowMs - netWorthLimits.maxSnapshotAgeMs)
    throw refuseField('createdAt');
  const packed = Buffer.from(details, 'base64');
  if (packed.length > netWorthLimits.maxDetailsBytes) throw refuseField('details');
  const checked = await askDetailsThread(userId, { kind: 'check', sent, packed, before });
  if (checked.wrong === 'totalPrice') throw new RefusalError('totalNotValid');
  if (checked.wrong !== null) throw refuseField(checked.wrong);
  const { sums, carriedTabs, effects } = checked;
  return { sums, carriedTabs, effects, packed };
}
