// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { noMapFilter, readMapFilters, setMapFilter, supportsMapFilter, supportsModChoice, useMapFilterStore } from './map-filter-store.ts';
import type { OfferPlace } from '../../price-book/index.ts';

const place = (subCategory: string, over: Partial<OfferPlace> = {}): OfferPlace => ({
  game: 'poe1',
  league: 'standard',
  category: 'map',
  subCategory,
  ...over,
});
const standard = { game: 'poe1', league: 'standard' } as const;
const rich = { ...noMapFilter, quantity: 100, wanted: ['hexproof'] };

beforeEach(() => {
  useMapFilterStore.setState({ filters: {} });
  localStorage.clear();
});

describe('map filters in this browser', () => {
  it('R2.13 keeps filters per league and category across a reload', async () => {
    setMapFilter(place('8modNormalMap'), rich);
    setMapFilter(place('normalMap', { league: 'other' }), { ...noMapFilter, rarity: 1 });
    await useMapFilterStore.persist.rehydrate();
    expect(readMapFilters(standard)).toEqual({ '8modNormalMap': rich });
    expect(readMapFilters({ game: 'poe1', league: 'other' })).toEqual({ normalMap: { ...noMapFilter, rarity: 1 } });
    expect(readMapFilters({ game: 'poe2', league: 'standard' })).toEqual({});
  });

  it('R5.17 applies the filter for all maps to every kind without its own filter, and lets it be removed there', () => {
    const all = { ...noMapFilter, packSize: 30 };
    setMapFilter(place(''), all);
    setMapFilter(place('normalMap'), rich);
    setMapFilter(place('blightedMap'), noMapFilter);
    const filters = readMapFilters(standard);
    expect(filters).toMatchObject({ map: all, normalMap: rich, '8modNormalMap': all, blightedRavagedMap: all });
    expect([filters['blightedMap'], filters['uniqueMap']]).toEqual([undefined, undefined]);
    setMapFilter(place(''), noMapFilter);
    expect(readMapFilters(standard)).toEqual({ normalMap: rich });
  });

  it('R5.17 treats a filter without conditions as no filter', () => {
    setMapFilter(place(''), rich);
    setMapFilter(place(''), noMapFilter);
    expect(useMapFilterStore.getState().filters).toEqual({});
  });

  it('drops only the damaged parts of stored filters', async () => {
    const bad = { ...rich, quantity: 'many' };
    const filters = { 'poe1:standard:map:8modNormalMap': rich, 'poe1:standard:map:normalMap': bad, 'poe1:standard:map:t17Map': null };
    localStorage.setItem('poexchange:map-filters', JSON.stringify({ state: { filters }, version: 1 }));
    await useMapFilterStore.persist.rehydrate();
    expect(readMapFilters(standard)).toEqual({ '8modNormalMap': rich });
    for (const state of [null, 'x', { filters: [1] }]) {
      localStorage.setItem('poexchange:map-filters', JSON.stringify({ state, version: 1 }));
      await useMapFilterStore.persist.rehydrate();
      expect(readMapFilters(standard)).toEqual({});
    }
  });

  it('R2.13 offers a filter for poe1 maps, and a choice of mods if every map has known mods', () => {
    expect(['', 'normalMap', 't17Map', 'uniqueMap'].map((id) => supportsMapFilter(place(id)))).toEqual([true, true, true, false]);
    expect(supportsMapFilter(place('', { game: 'poe2' }))).toBe(false);
    expect(supportsMapFilter(place('', { category: 'essence' }))).toBe(false);
    expect(['', 'normalMap', '8modNormalMap'].map((id) => supportsModChoice(place(id)))).toEqual([false, false, true]);
  });
});
