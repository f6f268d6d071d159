import type { GameItem } from '@poexchange/domain/item';
import { readPriceNote, type Ask } from './read-price-note.ts';

export type NotedAsk = Ask & {
  /** From the item's own note; false when the tab's name is the price. */
  readonly isNoted: boolean;
};

/**
 * The ask for an item (D51): from its note, else its forum note, else the tab's name. A note that is no price ("~skip",
 * "offer") is the seller's word on this item too, and leaves it without an ask.
 */
export function readAsk(item: Pick<GameItem, 'note' | 'forumNote'>, tabAsk: Ask | null): NotedAsk | null {
  for (const note of [item.note, item.forumNote]) {
    if (note === undefined || note.trim() === '') continue;
    const ask = readPriceNote(note);
    return ask === null ? null : { ...ask, isNoted: true };
  }
  return tabAsk === null ? null : { ...tabAsk, isNoted: false };
}
