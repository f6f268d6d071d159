/** Other items in a tab, which help the user to recognise it; they are not part of the trade. Pure. */
import type { TabItem, TabItems } from '../../shared/workers/tab-items.ts';
import type { TradeTab } from './choose-stacks.ts';

/**
 * The other items of a plain tab as read by this browser. Empty if this browser's read is older than the read of the
 * trade's stacks. Leaves out items that overlap a stack of the trade, because the two reads contradict each other
 * there.
 */
export function listOtherItems(tab: TradeTab, read: TabItems | null): readonly TabItem[] {
  if (read === null || tab.layout.kind !== 'grid') return [];
  if (tab.readAtMs === null || read.readAtMs < tab.readAtMs) return [];
  const { columns } = tab.layout;
  const taken = new Set(tab.hits.flatMap(({ place }) => listCells({ ...place, x: place.x ?? 0, y: place.y ?? 0 })));
  return read.items.filter(
    (item) => item.x + item.w <= columns && item.y + item.h <= columns && !listCells(item).some((cell) => taken.has(cell)),
  );
}

type Rectangle = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

function listCells({ x, y, w, h }: Rectangle): string[] {
  return Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`);
}

/** Formats a count for a small cell: truncates thousands ("2k"); the cell's hint contains the exact count. */
export function writeSmallCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`;
}
