import type { StashTabId } from '@poexchange/domain/ids';
import { readItem, type GameItem } from '@poexchange/domain/item';
import { describe, expect, it } from 'vitest';
import { searchStash } from './search-stash.ts';

const tabA = 'l:a' as StashTabId;
const tabB = 'l:b' as StashTabId;

function makeItem(typeLine: string, over: object = {}): GameItem {
  const read = readItem({ name: '', typeLine, baseType: typeLine, frameType: 0, icon: '', x: 0, y: 0, w: 1, h: 1, ...over });
  if (!read.ok) throw new Error('not an item');
  return read.item;
}

const breathe = async (): Promise<void> => undefined;

describe('search in the loaded stash', () => {
  it('D40 counts matches per tab, and lists each match with its tab', async () => {
    const tabs = [
      { tabId: tabA, items: [makeItem('Port Map'), makeItem('Strand Map', { name: 'Morbid Trap', frameType: 2 }), makeItem('Pit Map')] },
      { tabId: tabB, items: [makeItem('Port Map'), makeItem('Chaos Orb', { stackSize: 7, frameType: 5 })] },
    ];
    const result = await searchStash('port|strand !morbid', tabs, { breathe });
    expect(result.tabs).toEqual([
      { tabId: tabA, itemCount: 3, foundCount: 1 },
      { tabId: tabB, itemCount: 2, foundCount: 1 },
    ]);
    expect(result.items.map(({ tabId, name }) => `${tabId} ${name}`)).toEqual(['l:a Port Map', 'l:b Port Map']);
    expect(result.termHits).toEqual([3, 1]);
    const orbs = await searchStash('chaos', tabs, { breathe });
    expect(orbs.items).toEqual([{ tabId: tabB, name: 'Chaos Orb', base: '', iconPath: '', stackSize: 7 }]);
  });

  it('D40 finds nothing in an invalid search, but counts every tab', async () => {
    const result = await searchStash('(port', [{ tabId: tabA, items: [makeItem('Port Map')] }], { breathe });
    expect(result).toEqual({ tabs: [{ tabId: tabA, itemCount: 1, foundCount: 0 }], termHits: [], items: [], isCutShort: false });
  });

  it('D86 lists at most 2000 items, counts all items, and releases the thread after every 500', async () => {
    const tab = (tabId: StashTabId) => ({ tabId, items: Array.from({ length: 1500 }, () => makeItem('Port Map')) });
    let breaths = 0;
    const result = await searchStash('port', [tab(tabA), tab(tabB)], { breathe: async () => void (breaths += 1) });
    expect(result.items).toHaveLength(2000);
    expect(result.tabs.map(({ foundCount }) => foundCount)).toEqual([1500, 1500]);
    expect(breaths).toBe(6);
  });

  it('D40 stops an artificially slow search at the limit, and reports it', async () => {
    const slow = `q${'(.?){100}'.repeat(4)}`;
    const tab = (tabId: StashTabId) => ({
      tabId,
      items: Array.from({ length: 4 }, (_, index) => makeItem(`${tabId}${index} ${'x'.repeat(900)}`)),
    });
    const result = await searchStash(slow, [tab(tabA), tab(tabB)], { breathe, maxSteps: 1_000_000 });
    expect(result.isCutShort).toBe(true);
    expect(result.tabs.length).toBeLessThan(2);
  });
});
