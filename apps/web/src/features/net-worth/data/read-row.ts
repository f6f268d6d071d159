/** Reads the rows of a profile's snapshots, which arrive as arrays (R3.62). Pure. */
import type { SnapshotEffects, SnapshotRow } from '@poexchange/contract/rest/net-worth';
import type { SnapshotType } from '@poexchange/domain/net-worth';

/**
 * A snapshot without its items. Amounts are chaos; `hourlyIncome` is -1 for none; `tabs` and `categories` are ids with
 * their sums, categories largest first; `effects` are null for the first snapshot of a profile; `carriedTabs` counts
 * tabs whose items are those of an earlier snapshot (D72).
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

/** Names the places of a row. */
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
