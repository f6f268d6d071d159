import type { GameItem } from '@poexchange/domain/item';
import type { Tag } from '@poexchange/domain/tables';
import { isUnfinishedNote, readPriceNote, type Ask } from './read-price-note.ts';

export type NotedAsk = Ask & {
  /** True for the item's own note, false for the tab's name. */
  readonly isNoted: boolean;
};

/** The notes of an item, and whether several of its kind are sold at once. */
export type NotedItem = Pick<GameItem, 'note' | 'forumNote'> & { readonly isBulk: boolean };

/**
 * Tags whose items the trade site's bulk exchange does not know, unless they stack.
 */
const oneByOne: ReadonlySet<Tag> = new Set<Tag>([
  'alva_temple',
  'base',
  'blueprint',
  'cluster',
  'contract',
  'forbidden_tome',
  'gem',
  'inscribed_ultimatum',
  'logbook',
  'relic',
  'reward_map',
  'timeless_jewel',
  'unique',
]);

/** Returns whether several of a kind are sold at once: it stacks, or the bulk exchange knows its tag. */
export function isSoldInBulk({ maxStackSize }: GameItem, tag: Tag): boolean {
  return maxStackSize > 1 || !oneByOne.has(tag);
}

/**
 * Reads the ask for an item (D51): its note, else its forum note, else the tab's name. A note without a price ("~skip",
 * "offer") overrides the tab's name and leaves the item without an ask; an unfinished one ("~price 5") counts as none.
 * A ratio is not an ask for an item sold one at a time: the trade site does not list it.
 */
export function readAsk(item: NotedItem, tabAsk: Ask | null): NotedAsk | null {
  const found = readAnyAsk(item, tabAsk);
  return found?.isRatio === true && !item.isBulk ? null : found;
}

function readAnyAsk(item: NotedItem, tabAsk: Ask | null): NotedAsk | null {
  for (const note of [item.note, item.forumNote]) {
    if (note === undefined || note.trim() === '' || isUnfinishedNote(note)) continue;
    const ask = readPriceNote(note);
    return ask === null ? null : { ...ask, isNoted: true };
  }
  return tabAsk === null ? null : { ...tabAsk, isNoted: false };
}
