import { readTabList } from '@poexchange/domain/stash';
import { describe, expect, it } from 'vitest';
import { hasMapTab, keepExisting, readFolderCheck, searchTabs, toggleTabs } from './tab-choice.ts';

// Both shapes of folders: members nested, and members beside it.
const tabs = readTabList([
  {
    id: 'f1',
    name: 'Sell',
    type: 'Folder',
    children: [
      { id: 'a', name: 'Essences', type: 'EssenceStash' },
      { id: 'b', name: 'Maps', type: 'MapStash' },
    ],
  },
  { id: 'f2', name: 'Dump', type: 'Folder' },
  { id: 'c', name: 'One', type: 'PremiumStash', folder: 'f2' },
  { id: 'd', name: 'Currency', type: 'CurrencyStash' },
]);
const [sell, dump] = tabs;
if (sell === undefined || dump === undefined) throw new Error('folders were not read');

describe('choosing tabs', () => {
  it('R2.09 a folder is chosen with all its members, in both shapes', () => {
    expect(toggleTabs(['d'], { tab: sell, to: 'chosen' })).toEqual(['d', 'a', 'b']);
    expect(toggleTabs([], { tab: dump, to: 'chosen' })).toEqual(['c']);
    expect(toggleTabs(['a', 'd'], { tab: sell, to: 'left' })).toEqual(['d']);
  });

  it('R5.03 a chosen map tab is noticed, in a folder too, and one that is gone is not', () => {
    expect(hasMapTab(tabs, ['d', 'b'])).toBe(true);
    expect(hasMapTab(tabs, ['a', 'c', 'd', 'gone'])).toBe(false);
  });

  it('R2.09 a folder says whether all, some or none of it is chosen', () => {
    expect(readFolderCheck(sell, new Set(['a', 'b']))).toBe('all');
    expect(readFolderCheck(sell, new Set(['a']))).toBe('some');
    expect(readFolderCheck(sell, new Set(['d']))).toBe('none');
  });

  it('R2.09 searching keeps a folder with what matches in it', () => {
    expect(searchTabs(tabs, 'ess').map((tab) => [tab.id, tab.children.map((child) => child.id)])).toEqual([['f1', ['a']]]);
    expect(searchTabs(tabs, 'sell')[0]?.children).toHaveLength(2);
    expect(searchTabs(tabs, 'zzz')).toEqual([]);
  });

  it('R3.25 a remembered tab that no longer exists is left out', () => {
    expect(keepExisting(tabs, ['d', 'gone', 'a'])).toEqual(['a', 'd']);
  });
});
