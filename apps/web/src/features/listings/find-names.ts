/** Items that a search text finds by name in the listings of a page, for suggestions. Pure. */
import { foldName } from '@poexchange/domain/listing-filter';
import type { ListingView } from './listing-view.ts';
import { listSearchedNames, nameItem } from '../../shared/i18n/item-names.ts';

export type FoundName = {
  readonly name: string;
  readonly iconPath: string;
  /** Number of listings that offer it. */
  readonly listings: number;
  /** The text equals this name, so it finds only this item. */
  readonly isExact: boolean;
};

/**
 * The first `max` names that contain all words of the text: the text itself first, then names that start with it, then
 * the most offered. Empty without a choice.
 */
export function findNames(views: readonly ListingView[], text: string, max: number): readonly FoundName[] {
  const folded = foldName(text);
  if (folded === '') return [];
  const words = folded.split(' ');
  const found = new Map<string, FoundName>();
  const holdsWords = (name: string): boolean => {
    const searched = foldName(listSearchedNames(name));
    return words.every((word) => searched.includes(word));
  };
  const isText = (name: string): boolean => foldName(name) === folded || foldName(nameItem(name)) === folded;
  for (const { items } of views) {
    const here = new Map(items.map(({ summary }) => [summary.name, summary]));
    for (const { name, iconPath } of here.values()) {
      const before = found.get(name);
      if (before === undefined && !holdsWords(name)) continue;
      found.set(name, { name, iconPath, listings: (before?.listings ?? 0) + 1, isExact: isText(name) });
    }
  }
  if (found.size < 2) return [];
  const startsWith = ({ name }: FoundName): number => Number([name, nameItem(name)].some((each) => foldName(each).startsWith(folded)));
  return [...found.values()]
    .sort(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) || startsWith(b) - startsWith(a) || b.listings - a.listings || a.name.localeCompare(b.name),
    )
    .slice(0, max);
}
