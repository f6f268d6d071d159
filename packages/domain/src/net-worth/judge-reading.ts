import type { GameItem } from '../item/index.ts';
import { cleanVisibleText } from '../whisper/clean-text.ts';
import type { SnapshotDetails, SnapshotTab, SnapshotTabId } from './details.ts';
import { netWorthLimits } from './limits.ts';

type NamedTab = Pick<SnapshotTab, 'id' | 'name' | 'type' | 'color'>;

/**
 * Outcome of reading a tab for a snapshot. `itemCount` counts the entries the publisher sent, including unreadable
 * entries; `gone` is a tab that no longer exists.
 */
export type TabReading = NamedTab &
  (
    | { readonly kind: 'read'; readonly items: readonly GameItem[]; readonly itemCount: number; readonly readAtMs: number }
    | { readonly kind: 'failed' }
    | { readonly kind: 'gone' }
  );

/**
 * Verdict on a reading: `accept` it, `retry` before accepting it, use the tab's previous items (`carryOver`), or
 * `leaveOut` the tab because neither reading has any items.
 */
export type ReadingVerdict = 'accept' | 'retry' | 'carryOver' | 'leaveOut';

/**
 * Judges a reading of a tab against the profile's previous snapshot. A failed reading is retried once, then the items
 * of the previous snapshot are carried over. The same applies to an empty reading of a tab that had 20 items or more;
 * if the next snapshot also finds it empty, the reading is accepted. `attempts` counts the readings in this snapshot,
 * including this one.
 */
export function judgeReading(
  reading: Pick<TabReading, 'id' | 'kind'> & { readonly itemCount?: number },
  { previous, attempts }: { readonly previous: SnapshotDetails | null; readonly attempts: number },
): ReadingVerdict {
  const before = previous?.tabs.find(({ id }) => id === reading.id);
  if (reading.kind === 'gone') return 'leaveOut';
  if (reading.kind === 'read') {
    const isSuspect = reading.itemCount === 0 && before !== undefined && before.itemCount >= netWorthLimits.carryOverItems;
    if (!isSuspect || before.state === 'empty') return 'accept';
    return attempts < 2 ? 'retry' : 'carryOver';
  }
  if (attempts < 2) return 'retry';
  return before === undefined ? 'leaveOut' : 'carryOver';
}

/** Returns the tab as carried over from the previous snapshot, with its current name. */
export function carryTab(reading: TabReading, before: SnapshotTab): SnapshotTab {
  const { itemCount, readAtMs } = before;
  return { ...nameTab(reading), itemCount, readAtMs, state: reading.kind === 'read' ? 'empty' : 'failed' };
}

/** Cleans a tab's names: visible characters only, truncated to the maximum length. */
export function nameTab({ id, name, type, color }: NamedTab): NamedTab {
  const clean = (text: string, longest: number): string => Array.from(cleanVisibleText(text)).slice(0, longest).join('');
  return { id, name: clean(name, netWorthLimits.maxTabNameLength / 2), type: clean(type, 64), color: clean(color, 16) };
}

/** Returns the tabs of a snapshot that contain items of an earlier snapshot. */
export function listCarriedTabs({ tabs }: Pick<SnapshotDetails, 'tabs'>): SnapshotTabId[] {
  return tabs.filter(({ state }) => state !== 'read').map(({ id }) => id);
}
