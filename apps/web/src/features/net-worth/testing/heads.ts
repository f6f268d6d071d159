/** Snapshot heads for tests. */
import type { LeagueId, SnapshotId, StashTabId } from '@poexchange/domain/ids';
import type { SnapshotHead } from '../data/read-row.ts';

let made = 0;

/** A head with a total of 100 chaos by default, all of it currency in one tab. */
export function makeHead(changes: Partial<SnapshotHead> = {}): SnapshotHead {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}` as SnapshotId,
    league: 'mercenaries' as LeagueId,
    priceLeague: 'mercenaries' as LeagueId,
    characterName: null,
    includeEquipment: false,
    includeInventory: false,
    totalPrice: 100,
    hourlyIncome: -1,
    tabs: [['mercenaries:a' as StashTabId, 100]],
    createdAtMs: 1_700_000_000_000 + made * 900_000,
    type: 'auto',
    categories: [['currency', 100]],
    effects: null,
    carriedTabs: 0,
    note: '',
    ...changes,
  };
}

/** A head whose total is the sum of its categories, either exact or rounded as on the server. */
export function makeHeadOf(categories: readonly (readonly [string, number])[], changes: Partial<SnapshotHead> = {}): SnapshotHead {
  const totalPrice = categories.reduce((sum, [, chaos]) => sum + chaos, 0);
  return makeHead({
    totalPrice,
    categories: categories.map(([id, chaos]): [string, number] => [id, Math.round(chaos * 100) / 100]).toSorted((a, b) => b[1] - a[1]),
    ...changes,
  });
}
