import { createHash } from 'node:crypto';
import { splitStashTabId } from '@poexchange/domain/ids';
import { netWorthLimits, sumDetails, type SnapshotDetails, type SnapshotSums, type SnapshotTabId } from '@poexchange/domain/net-worth';
import type { BodyOf } from '@poexchange/contract/endpoint';
import type { addSnapshot } from '@poexchange/contract/rest/net-worth';
import { RefusalError } from '../../http/refusal.ts';
import { readDetails } from './details-codec.ts';

export type SentSnapshot = BodyOf<typeof addSnapshot>['snapshot'];

/** A snapshot that adds up: its details, the sums made of them, and what is stored. */
export type CheckedSnapshot = {
  readonly details: SnapshotDetails;
  readonly sums: SnapshotSums;
  readonly packed: Buffer;
  /** Names everything that was sent: the same hash is the same snapshot. */
  readonly bodyHash: string;
};

/**
 * Checks a snapshot as it was sent (D70): details that can be read, of its game and league, that add up to its total,
 * and a time of the last hour. A time a little ahead of ours is taken for now.
 */
export async function checkSnapshot(snapshot: SentSnapshot, nowMs: number): Promise<CheckedSnapshot> {
  const refuse = (field: keyof SentSnapshot): RefusalError => new RefusalError('snapshotNotValid', { paths: [`body.snapshot.${field}`] });
  if (snapshot.createdAt > nowMs + netWorthLimits.clockSkewMs || snapshot.createdAt < nowMs - netWorthLimits.maxSnapshotAgeMs)
    throw refuse('createdAt');
  const packed = Buffer.from(snapshot.details, 'base64');
  const details = await readDetails(packed);
  if (details === null || details.game !== snapshot.poe) throw refuse('details');
  if (!details.tabs.every(({ id }) => isPlaceOf(id, snapshot.leagueId))) throw refuse('details');
  // Equipment and inventory lie in it only if it says so.
  const holds = (id: SnapshotTabId): boolean => details.tabs.some((tab) => tab.id === id);
  if (holds('equipment') && !snapshot.includeEquipment) throw refuse('includeEquipment');
  if (holds('inventory') && !snapshot.includeInventory) throw refuse('includeInventory');
  const sums = sumDetails(details);
  const isFar = Math.abs(sums.totalPrice - snapshot.totalPrice) > netWorthLimits.totalToleranceChaos;
  if (isFar || sums.totalPrice > netWorthLimits.maxTotalChaos) throw new RefusalError('totalNotValid');
  const bodyHash = createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');
  return { details, sums, packed, bodyHash };
}

/** A character's equipment and inventory are of whatever league the character is in. */
function isPlaceOf(id: SnapshotTabId, league: string): boolean {
  return id === 'equipment' || id === 'inventory' || splitStashTabId(id).league === league;
}
