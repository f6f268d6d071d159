import { expect, it } from 'vitest';
import { makeStashTabId, readPublisherTabId } from '../ids/index.ts';
import { readTabList } from '../stash/index.ts';
import { freeProfileName, isProfileNameTaken, resolveProfileTabs } from './profile.ts';

const id = (text: string) => makeStashTabId('standard', readPublisherTabId(text) ?? expect.fail());
const list = (extra: readonly object[] = []) =>
  readTabList(
    [
      { id: 'one', name: 'One', type: 'NormalStash', index: 0 },
      {
        id: 'folder',
        name: 'Folder',
        type: 'Folder',
        index: 1,
        children: [{ id: 'inner', name: 'Inner', type: 'QuadStash', index: 2 }, ...extra],
      },
      { id: 'two', name: 'Two', type: 'NormalStash', index: 3 },
    ],
    { league: 'standard', makeId: () => 'x' },
  );

it('R2.26 includes the tabs a profile lists and all tabs in its folders, even later ones, in stash order', () => {
  const profile = { stashTabs: [id('two'), id('gone')], stashFolders: [id('folder')] };
  const resolved = resolveProfileTabs(profile, list());
  expect(resolved.tabs.map(({ id: tabId }) => tabId)).toEqual([id('inner'), id('two')]);
  expect(resolved).toMatchObject({ missing: [id('gone')], tooMany: 0 });
  const later = resolveProfileTabs(profile, list([{ id: 'later', name: 'Later', type: 'NormalStash', index: 4 }]));
  expect(later.tabs.map(({ id: tabId }) => tabId)).toEqual([id('inner'), id('later'), id('two')]);
});

it('R3.59 reads at most 300 tabs, and reports how many exceed the limit', () => {
  const many = Array.from({ length: 310 }, (_none, at) => ({ id: `t${at}`, name: 'T', type: 'NormalStash', index: at }));
  const resolved = resolveProfileTabs({ stashTabs: [], stashFolders: [id('folder')] }, list(many));
  expect([resolved.tabs.length, resolved.tooMany]).toEqual([300, 11]);
});

it('R3.59 gives a new profile a unique name, ignoring case', () => {
  expect(isProfileNameTaken(' mAIN\u200b', ['Main'])).toBe(true);
  expect(isProfileNameTaken('Маin', ['Main'])).toBe(true);
  expect(isProfileNameTaken('Main 2', ['Main'])).toBe(false);
  expect(freeProfileName('Main', [])).toBe('Main');
  expect(freeProfileName('Main', ['main', 'MAIN 2'])).toBe('Main 3');
});
