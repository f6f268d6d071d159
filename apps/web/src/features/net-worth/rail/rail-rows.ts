/** Rows of the rail: categories and tabs of a snapshot with their sums. Pure. */
import type { SnapshotDetails, SnapshotTab } from '@poexchange/domain/net-worth';
import type { SnapshotHead } from '../data/read-row.ts';

/** A tab with its sum; `tab` is the snapshot's data about it, undefined until the details are read. */
export type TabSum = { readonly id: string; readonly chaos: number; readonly tab: SnapshotTab | undefined };

/** Tabs of a snapshot, the most valuable first; ties in the order they were read. */
export function listTabSums(head: Pick<SnapshotHead, 'tabs'>, details: SnapshotDetails | null | undefined): readonly TabSum[] {
  const known = new Map(details?.tabs.map((tab) => [tab.id as string, tab]));
  return head.tabs.map(([id, chaos]): TabSum => ({ id, chaos, tab: known.get(id) })).toSorted((a, b) => b.chaos - a.chaos);
}
