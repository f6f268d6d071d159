import type { StashTabId } from '@poexchange/domain/ids';
import { readTabList } from '@poexchange/domain/stash';
import { describe, expect, it } from 'vitest';
import { hasMapTab, keepChoice, keepExisting, readChoices, readFolderCheck, searchTabs, toggleTabs } from './tab-choice.ts';

// Folders in both formats: nested members, and members listed after their folder.
const list = [
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
];
const tabs = readTabList(list, { league: 'l', makeId: () => 'named' });
const ids = (...rawIds: string[]): StashTabId[] => rawIds.map((id) => `l:${id}` as StashTabId);
const [sell, dump] = tabs;
if (sell === undefined || dump === undefined) throw new Error('folders were not read');

describe('tab selection', () => {
  it('R2.09 selects all members when a folder is selected, in both formats', () => {
    expect(toggleTabs(ids('d'), { tab: sell, to: 'chosen' })).toEqual(ids('d', 'f1', 'a', 'b'));
    expect(toggleTabs(ids(), { tab: dump, to: 'chosen' })).toEqual(ids('f2', 'c'));
    expect(toggleTabs(ids('a', 'd'), { tab: sell, to: 'left' })).toEqual(ids('d'));
  });

  it('R5.03 detects a selected map tab, even in a folder, but not a map tab that was removed', () => {
    expect(hasMapTab(tabs, ids('d', 'b'))).toBe(true);
    expect(hasMapTab(tabs, ids('a', 'c', 'd', 'gone'))).toBe(false);
  });

  it('R2.09 shows whether all, some or none of a folder’s tabs are selected', () => {
    expect(readFolderCheck(sell, new Set(ids('a', 'b')))).toBe('all');
    expect(readFolderCheck(sell, new Set(ids('a')))).toBe('some');
    expect(readFolderCheck(sell, new Set(ids('d')))).toBe('none');
  });

  it('R2.09 keeps a folder with its matching members when searching', () => {
    expect(searchTabs(tabs, 'ess').map((tab) => [tab.id, tab.children.map((child) => child.id)])).toEqual([['l:f1', ['l:a']]]);
    expect(searchTabs(tabs, 'sell')[0]?.children).toHaveLength(2);
    expect(searchTabs(tabs, 'zzz')).toEqual([]);
  });

  it('R3.25 omits a stored tab that no longer exists', () => {
    expect(keepExisting(tabs, ids('d', 'gone', 'a'))).toEqual(ids('a', 'd'));
  });

  it('R2.09 includes new tabs of a folder selected as a whole, until one of its tabs is deselected', () => {
    const chosen = toggleTabs(ids('d'), { tab: sell, to: 'chosen' });
    const [folder, ...others] = list as [(typeof list)[0], ...(typeof list)[0][]];
    const grown = { ...folder, children: [...(folder.children ?? []), { id: 'new', name: 'New', type: 'PremiumStash' }] };
    const later = readTabList([grown, ...others], { league: 'l', makeId: () => 'named' });
    expect(keepExisting(later, chosen)).toEqual(ids('a', 'b', 'new', 'd'));
    expect(keepChoice(later, chosen)).toEqual(ids('f1', 'a', 'b', 'new', 'd'));
    const [member] = later[0]?.children ?? [];
    if (member === undefined) throw new Error('the folder is empty');
    const without = toggleTabs(keepChoice(later, chosen), { tab: member, to: 'left' });
    expect(keepExisting(later, without)).toEqual(ids('b', 'new', 'd'));
    expect(without).not.toContain('l:f1');
  });

  it('R3.26 reads a selection stored before ids contained their league, and drops invalid ids', () => {
    expect(readChoices({ 'poe1:l': ['a', 'l:b', 'l:m:x', ''], 'poe1:other': ['a'] })).toEqual({
      'poe1:l': ['l:a', 'l:b'],
      'poe1:other': ['other:a'],
    });
  });
});
