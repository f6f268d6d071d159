import type { GameItem } from '@poexchange/domain/item';
import type { Tag } from '@poexchange/domain/tables';
import { isUnfinishedNote, readPriceNote, type Ask } from './read-price-note.ts';

export type NotedAsk = Ask & {
  /** True if the price comes from the item's own note, false if it comes from the tab's name. */
  readonly isNoted: boolean;
};

/** An item's notes, and whether items like it are sold in bulk. */
export type NotedItem = Pick<GameItem, 'note' | 'forumNote'> & { readonly isBulk: boolean };

/** Tags whose items the trade site's bulk exchange does not support, unless they stack. */
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

/** True if items like this are sold in bulk: they stack, or the bulk exchange supports their tag. */
export function isSoldInBulk({ maxStackSize }: GameItem, tag: Tag): boolean {
  return maxStackSize > 1 || !oneByOne.has(tag);
}

/**
 * Reads an item's ask: from its note, else its forum note, else the tab's name. A note without a price ("~skip",
 * "offer") overrides the tab's name and leaves the item without an ask; an unfinished note ("~price 5") is ignored. A
 * ratio is not a valid ask for an item that is sold singly: the trade site does not list it.
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
