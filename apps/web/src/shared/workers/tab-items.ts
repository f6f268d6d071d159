/** A tab's items with their positions, for drawing the tab. Pure. */
import { readIconPath, type GameItem } from '@poexchange/domain/item';
import type { ShelfTab } from './stash-shelf.ts';

/** An item in a plain tab; `x` and `y` are its cell, counted from 0, `w` and `h` its size in cells. */
export type TabItem = {
  readonly id: string;
  readonly name: string;
  readonly iconPath: string;
  readonly stackSize: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** A tab as this browser last read it. */
export type TabItems = { readonly readAtMs: number; readonly items: readonly TabItem[] };

/** Number of cells along one side of the largest plain tab. */
const MOST_CELLS = 24;

/** Lists the items within a plain tab; in special tabs `x` is not a column. */
export function listTabItems({ readAtMs, items }: Pick<ShelfTab, 'readAtMs' | 'items'>): TabItems {
  return { readAtMs, items: items.filter(isInside).map(describeItem) };
}

function isInside({ x, y, w, h }: GameItem): boolean {
  const isWhole = [x, y, w, h].every((cells) => Number.isInteger(cells));
  return isWhole && x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= MOST_CELLS && y + h <= MOST_CELLS;
}

function describeItem(item: GameItem): TabItem {
  const { id, name, typeLine, icon, stackSize, x, y, w, h } = item;
  const words = [name, typeLine].filter((part) => part !== '').join(' ');
  return { id: id ?? `${x} ${y}`, name: words, iconPath: readIconPath(icon) ?? '', stackSize, x, y, w, h };
}
