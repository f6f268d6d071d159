import type { GameItem } from '@poexchange/domain/item';
import { readPriceNote, type Ask } from './read-price-note.ts';

export type NotedAsk = Ask & {
  /** True for the item's own note, false for the tab's name. */
  readonly isNoted: boolean;
};

/**
 * Reads the ask for an item (D51): its note, else its forum note, else the tab's name. A note without a price ("~skip",
 * "offer") overrides the tab's name and leaves the item without an ask.
 */
export function readAsk(item: Pick<GameItem, 'note' | 'forumNote'>, tabAsk: Ask | null): NotedAsk | null {
  for (const note of [item.note, item.forumNote]) {
    if (note === undefined || note.trim() === '') continue;
    const ask = readPriceNote(note);
    return ask === null ? null : { ...ask, isNoted: true };
  }
  return tabAsk === null ? null : { ...tabAsk, isNoted: false };
}
