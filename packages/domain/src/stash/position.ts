import { gridSizeOf } from './tab-type.ts';

/**
 * Position of an item: column and row from 1, as the game and its whispers count; or the slot of a special tab as sent.
 */
export type ItemPosition =
  | { readonly kind: 'grid'; readonly column: number; readonly row: number; readonly size: 12 | 24 }
  | { readonly kind: 'slot'; readonly slot: number };

/**
 * The position of an item in its tab. The publisher's x and y count from 0; in special tabs x is the slot. In tabs of
 * unknown type a position beyond the plain grid is taken for a quad's, and beyond that for a slot.
 */
export function positionOf(item: { readonly x: number; readonly y: number }, tab: { readonly type: string }): ItemPosition {
  const { x, y } = item;
  const size = gridSizeOf(tab.type);
  if (size === null || !isOnGrid(x, y, 24)) return { kind: 'slot', slot: x };
  return { kind: 'grid', column: x + 1, row: y + 1, size: isOnGrid(x, y, size) ? size : 24 };
}

function isOnGrid(x: number, y: number, size: number): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < size && y < size;
}
