/** Reads the rows of a profile's snapshots; each row arrives as an array. Pure. */
import type { SnapshotEffects, SnapshotRow } from '@poexchange/contract/rest/net-worth';
import type { SnapshotType } from '@poexchange/domain/net-worth';

/**
 * A snapshot without its items. Amounts are in chaos; `hourlyIncome` is -1 if unknown; `tabs` and `categories` are ids
 * with their sums, categories largest first; `effects` is null for a profile's first snapshot; `carriedTabs` counts
 * tabs whose items come from an earlier snapshot.
 */
export type SnapshotHead = {
  readonly id: SnapshotRow[0];
  readonly league: SnapshotRow[1];
  readonly priceLeague: SnapshotRow[2];
  readonly characterName: string | null;
  readonly includeEquipment: boolean;
  readonly includeInventory: boolean;
  readonly totalPrice: number;
  readonly hourlyIncome: number;
  readonly tabs: SnapshotRow[8];
  readonly createdAtMs: number;
  readonly type: SnapshotType;
  readonly categories: SnapshotRow[11];
  readonly effects: SnapshotEffects | null;
  readonly carriedTabs: number;
  readonly note: string;
};

/** Converts a row's array positions to named fields. */
export function readRow(row: SnapshotRow): SnapshotHead {
  const [id, league, priceLeague, characterName, includeEquipment, includeInventory, totalPrice, hourlyIncome, ...rest] = row;
  const [tabs, createdAtMs, type, categories, effects, carriedTabs, note] = rest;
  return {
    id,
    league,
    priceLeague,
    characterName,
    includeEquipment,
    includeInventory,
    totalPrice,
    hourlyIncome,
    tabs,
    createdAtMs,
    type,
    categories,
    effects,
    carriedTabs,
    note,
  };
}
