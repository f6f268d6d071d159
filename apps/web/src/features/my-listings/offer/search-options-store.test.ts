import type { StashTabId } from '@poexchange/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeSearchOptions, readSearchTerms, setTabSearch, useSearchOptionsStore } from './search-options-store.ts';

const place = { game: 'poe1', league: 'mercenaries', category: 'map', subCategory: 'normalMap' } as const;

const a = 'mercenaries:a' as StashTabId;
const b = 'mercenaries:b' as StashTabId;

describe('search options', () => {
  beforeEach(() => useSearchOptionsStore.setState({ offers: {}, deniedTabs: {} }));

  it('R2.13 offers maps by search with the configured surcharges, and never other items', () => {
    changeSearchOptions(place, { extraChaos: 1, quantityExtraChaos: 2.5 });
    expect(readSearchTerms(place, [a])).toEqual({
      supportRegex: true,
      searchDeniedTabs: [],
      regexExtraPrice: 1,
      regexQuantExtraPrice: 2.5,
    });
    expect(readSearchTerms({ ...place, category: 'essence', subCategory: '' }, [a])).toMatchObject({ supportRegex: false });
    changeSearchOptions(place, { isAllowed: false });
    expect(readSearchTerms(place, [a])).toEqual({
      supportRegex: false,
      searchDeniedTabs: [],
      regexExtraPrice: 0,
      regexQuantExtraPrice: 0,
    });
  });

  it('R2.14, R6.09 excludes only the items of a tab that is closed to searches', () => {
    setTabSearch(place, a, 'denied');
    expect(readSearchTerms(place, [a, b])).toMatchObject({ supportRegex: true, searchDeniedTabs: [a] });
    expect(readSearchTerms(place, [b])).toMatchObject({ supportRegex: true, searchDeniedTabs: [] });
    expect(readSearchTerms({ ...place, league: 'standard' }, [a])).toMatchObject({ supportRegex: true, searchDeniedTabs: [] });
    setTabSearch(place, a, 'allowed');
    expect(readSearchTerms(place, [a, b])).toMatchObject({ supportRegex: true, searchDeniedTabs: [] });
  });

  it('R6.09 accepts no searches if every tab is closed to searches', () => {
    setTabSearch(place, a, 'denied');
    expect(readSearchTerms(place, [a])).toMatchObject({ supportRegex: false, searchDeniedTabs: [] });
  });
});
