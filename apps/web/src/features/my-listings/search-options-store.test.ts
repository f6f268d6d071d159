import { beforeEach, describe, expect, it } from 'vitest';
import { changeSearchOptions, readSearchTerms, setTabSearch, useSearchOptionsStore } from './search-options-store.ts';

const place = { game: 'poe1', league: 'mercenaries', category: 'map', subCategory: 'normalMap' } as const;

describe('search options', () => {
  beforeEach(() => useSearchOptionsStore.setState({ offers: {}, deniedTabs: {} }));

  it('R2.13 maps are offered by search with the extra prices set, other things never', () => {
    changeSearchOptions(place, { extraChaos: 1, quantityExtraChaos: 2.5 });
    expect(readSearchTerms(place, ['a'])).toEqual({ supportRegex: true, regexExtraPrice: 1, regexQuantExtraPrice: 2.5 });
    expect(readSearchTerms({ ...place, category: 'essence', subCategory: '' }, ['a'])).toMatchObject({ supportRegex: false });
    changeSearchOptions(place, { isAllowed: false });
    expect(readSearchTerms(place, ['a'])).toEqual({ supportRegex: false, regexExtraPrice: 0, regexQuantExtraPrice: 0 });
  });

  it('R2.14, R6.09 a tab that does not allow searches takes them from what lies in it', () => {
    setTabSearch(place, 'a', 'denied');
    expect(readSearchTerms(place, ['a', 'b'])).toMatchObject({ supportRegex: false });
    expect(readSearchTerms(place, ['b'])).toMatchObject({ supportRegex: true });
    expect(readSearchTerms({ ...place, league: 'standard' }, ['a'])).toMatchObject({ supportRegex: true });
    setTabSearch(place, 'a', 'allowed');
    expect(readSearchTerms(place, ['a', 'b'])).toMatchObject({ supportRegex: true });
  });
});
