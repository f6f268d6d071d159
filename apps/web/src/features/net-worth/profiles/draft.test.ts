import { readPublisherTabId, makeStashTabId, type LeagueId, type StashTabId } from '@poexchange/domain/ids';
import { netWorthLimits, resolveProfileTabs } from '@poexchange/domain/net-worth';
import { readTabList, type StashTabInfo } from '@poexchange/domain/stash';
import { describe, expect, it } from 'vitest';
import { toggleTabs } from '../../stash/index.ts';
import { closeDraft, findDraftFault, isChanged, openDraft, type ProfileDraft } from './draft.ts';

const league = 'mercenaries' as LeagueId;
const idOf = (tabId: string): StashTabId => makeStashTabId(league, readPublisherTabId(tabId) ?? expect.fail());
const raw = [
  { id: 'aa', name: 'Currency', type: 'CurrencyStash', index: 0 },
  {
    id: 'ff',
    name: 'Trade',
    type: 'Folder',
    index: 1,
    children: [
      { id: 'f1', name: 'Maps', type: 'MapStash', index: 2 },
      { id: 'f2', name: 'Dump', type: 'QuadStash', index: 3 },
    ],
  },
];
const list = (tabs: readonly unknown[] = raw): readonly StashTabInfo[] => readTabList(tabs, { league, makeId: () => 'made' });
const profile = {
  name: 'Main',
  activeLeague: league,
  activePriceLeague: league,
  stashTabs: [idOf('aa')],
  stashFolders: [idOf('ff')],
  includeEquipment: true,
  includeInventory: false,
  character: 'Kirael_Slams',
};
const draft: ProfileDraft = openDraft(profile, list());

describe('profile draft', () => {
  it('R3.59 leaves a profile unchanged when it is opened and closed', () => {
    const { poe, ...closed } = closeDraft(draft, { game: 'poe1', tabs: list() });
    expect(closed).toEqual(profile);
    expect(poe).toBe('poe1');
  });

  it('R2.26 includes tabs added later to a folder selected as a whole, until one of its tabs is deselected', () => {
    const { stashFolders = [], stashTabs } = closeDraft(draft, { game: 'poe1', tabs: list() });
    const [currency, folder] = raw;
    const grown = list([
      currency,
      { ...folder, children: [...(folder?.children ?? []), { id: 'f3', name: 'New', type: 'PremiumStash', index: 4 }] },
    ]);
    expect(resolveProfileTabs({ stashTabs, stashFolders }, grown).tabs.map(({ name }) => name)).toContain('New');
    const dump = list()[1]?.children[1] ?? expect.fail();
    const left = closeDraft({ ...draft, chosen: toggleTabs(draft.chosen, { tab: dump, to: 'left' }) }, { game: 'poe1', tabs: list() });
    expect(left.stashFolders).toEqual([]);
    expect(left.stashTabs).toEqual([idOf('aa'), idOf('f1')]);
  });

  it('R2.25 keeps folders as folders while the tab list is unavailable', () => {
    const closed = closeDraft(openDraft(profile, []), { game: 'poe1', tabs: [] });
    expect(closed.stashFolders).toEqual([idOf('ff')]);
    expect(closed.stashTabs).toEqual([idOf('aa')]);
  });

  it.each([
    ['', 'noName'],
    [' \n ', 'noName'],
    ['\u200d\u2060\u2800 \ufe0f\u3164', 'noName'],
    ['x'.repeat(400), 'longName'],
    ['<b>mine</b>', null],
    ['宝'.repeat(60), null],
  ] as const)('R3.59 checks the name %j: %s', (name, fault) => {
    expect(findDraftFault({ ...draft, name }, { tabs: list(), otherNames: [] })).toBe(fault);
  });

  it('R3.59 rejects another profile’s name, ignoring case', () => {
    const faultOf = (name: string) =>
      findDraftFault({ ...openDraft(profile, list()), name }, { tabs: list(), otherNames: ['Main', 'Bossing'] });
    expect([faultOf('main '), faultOf('BOSSING'), faultOf('Main 2')]).toEqual(['nameTaken', 'nameTaken', null]);
  });

  it('R5.43 requires a tab, and allows no more tabs than a snapshot can read', () => {
    expect(findDraftFault({ ...draft, chosen: [] }, { tabs: list(), otherNames: [] })).toBe('noTabs');
    const many = Array.from({ length: netWorthLimits.maxTabs + 1 }, (_, at) => ({
      id: `t${at}`,
      name: `${at}`,
      type: 'PremiumStash',
      index: at,
    }));
    const chosen = many.map(({ id }) => idOf(id));
    expect(findDraftFault({ ...draft, chosen: chosen.slice(1) }, { tabs: list(many), otherNames: [] })).toBeNull();
    expect(findDraftFault({ ...draft, chosen }, { tabs: list(many), otherNames: [] })).toBe('tooManyTabs');
  });

  it('R2.25 treats only real differences as a change', () => {
    const stored = {
      ...profile,
      id: 'p' as never,
      poe: 'poe1' as const,
      lastSnapshotAt: null,
      snapshotCount: 0,
      lastTotalPrice: null,
      updatedAt: 1,
    };
    expect(isChanged(draft, stored, list())).toBe(false);
    expect(isChanged({ ...draft, name: ' Main ' }, stored, list())).toBe(false);
    expect(isChanged({ ...draft, includeInventory: true }, stored, list())).toBe(true);
  });
});
