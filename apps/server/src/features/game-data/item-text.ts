import type { GameItem } from '@poexchange/domain/item';
import { searchLines } from '@poexchange/domain/stash-search';

/**
 * Returns an item's name and lines as the game shows and searches them; both are empty for anything that is not an
 * item.
 */
export function readItemText(item: GameItem | null): { readonly name: string; readonly lines: string[] } {
  if (item === null) return { name: '', lines: [] };
  return { name: [item.name, item.typeLine].filter((part) => part !== '').join(' '), lines: searchLines(item) };
}
