import { describe, expect, it } from 'vitest';
import type { MapFacts } from './map-facts.ts';
import { isEmptyMapFilter, passesMapFilter, type MapFilter } from './map-filter.ts';

const none: MapFilter = { wanted: [], unwanted: [], quantity: null, rarity: null, packSize: null };
const facts = (more: Partial<MapFacts> = {}): MapFacts => ({
  isScourged: false,
  isEightMod: true,
  isUnmodifiable: false,
  deliriumLayers: 0,
  mods: ['hexproof', 'many-totems'],
  modsNotFound: [],
  influence: undefined,
  occupant: undefined,
  isBossRegion: false,
  tier: 16,
  quantityPercent: 108,
  rarityPercent: 47,
  packSizePercent: undefined,
  ...more,
});
const passes = (filter: Partial<MapFilter>, value = facts()): boolean => passesMapFilter(value, { ...none, ...filter });

describe('a seller’s map filter', () => {
  it('R5.17 requires each minimum, and rejects a map without the property', () => {
    expect(passes({ quantity: 108, rarity: 47 })).toBe(true);
    expect(passes({ quantity: 109, rarity: 47 })).toBe(false);
    expect(passes({ packSize: 0 })).toBe(false);
    expect(passes({ quantity: NaN })).toBe(false);
  });

  it('R2.13 requires one of the wanted mods and none of the unwanted mods', () => {
    expect(passes({ wanted: ['hexproof', 'cannot-be-leeched'] })).toBe(true);
    expect(passes({ wanted: ['cannot-be-leeched'] })).toBe(false);
    expect(passes({ unwanted: ['cannot-be-leeched'] })).toBe(true);
    expect(passes({ wanted: ['hexproof'], unwanted: ['many-totems'] })).toBe(false);
    expect(passes({ wanted: ['hexproof'] }, facts({ mods: [] }))).toBe(false);
  });

  it('R5.17 accepts every map when nothing is chosen', () => {
    expect(passes({}, facts({ mods: [], quantityPercent: undefined }))).toBe(true);
    expect(isEmptyMapFilter(none)).toBe(true);
    expect(isEmptyMapFilter({ ...none, rarity: 0 })).toBe(false);
    expect(isEmptyMapFilter({ ...none, unwanted: ['hexproof'] })).toBe(false);
  });
});
