import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createListing, listingDraftSchema } from './own-listings.ts';
import { getStash } from './game-data.ts';

const draft = {
  game: 'poe1',
  league: 'mercenaries',
  category: 'essence',
  listingMode: 'single',
  ign: 'Somebody',
  multiplier: 100,
  minTradeValue: 0,
  items: [],
  totalPrice: 0,
};
const takesTabs = (stashTabs: unknown): boolean => z.safeParse(listingDraftSchema, { ...draft, stashTabs }).success;

describe('ids on the wire', () => {
  it('R3.26 requires a listing’s tab ids to include the league, and rejects the publisher’s id alone', () => {
    expect(createListing.body).toBe(listingDraftSchema);
    expect(takesTabs(['mercenaries:6f66b5dda2'])).toBe(true);
    for (const id of ['6f66b5dda2', 'mercenaries/6f66b5dda2', 'Mercenaries:6f66b5dda2', 'mercenaries:', ':6f66b5dda2', '', 7])
      expect(takesTabs([id]), String(id)).toBe(false);
  });

  it('R7.10 reads a tab by the publisher’s id, and rejects an id that includes the league, for the parent too', () => {
    const takes = (tabId: string): boolean => z.safeParse(getStash.params ?? expect.fail(), { league: 'mercenaries', tabId }).success;
    const takesParent = (parentId: string): boolean => z.safeParse(getStash.query ?? expect.fail(), { parentId }).success;
    expect([takes('6f66b5dda2'), takesParent('6f66b5dda2')]).toEqual([true, true]);
    expect([takes('mercenaries:6f66b5dda2'), takesParent('mercenaries:6f66b5dda2')]).toEqual([false, false]);
  });
});
