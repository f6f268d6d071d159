import { readItem } from '@poexchange/domain/item';
import { searchLines } from '@poexchange/domain/stash-search';

/** Name and lines of a raw item as the game shows and searches them (D23, D40); a thing that is no item has neither. */
export function readItemText(raw: unknown): { readonly name: string; readonly lines: string[] } {
  const read = readItem(raw);
  if (!read.ok) return { name: '', lines: [] };
  const { item } = read;
  return { name: [item.name, item.typeLine].filter((part) => part !== '').join(' '), lines: searchLines(item) };
}
