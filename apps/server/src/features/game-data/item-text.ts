import type { GameItem } from '@poexchange/domain/item';
import { searchLines } from '@poexchange/domain/stash-search';

/** Name and lines of an item as the game shows and searches them (D23, D40); a thing that is no item has neither. */
export function readItemText(item: GameItem | null): { readonly name: string; readonly lines: string[] } {
  if (item === null) return { name: '', lines: [] };
  return { name: [item.name, item.typeLine].filter((part) => part !== '').join(' '), lines: searchLines(item) };
}
