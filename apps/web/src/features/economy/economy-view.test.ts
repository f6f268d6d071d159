import { confidenceLevels } from '@poexchange/domain/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, plainView, readView, sortColumns, writeView, type EconomyView } from './economy-view.ts';

const amount = fc.option(fc.nat({ max: 1_000_000 }).map((whole) => whole / 100));
const level = fc.constantFrom(...confidenceLevels);
const view: fc.Arbitrary<EconomyView> = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 20 }),
  level,
  sort: fc.record({ column: fc.constantFrom(...sortColumns), direction: fc.constantFrom('up' as const, 'down' as const) }),
  confidence: fc.constantFrom('all' as const, 'good' as const, 'low' as const),
  minPrice: amount,
  maxPrice: amount,
  isTraded: fc.boolean(),
  isPriced: fc.boolean(),
  isWatched: fc.boolean(),
  minChange: amount,
  changeWindow: fc.constantFrom('twoDays' as const, 'sevenDays' as const),
  comparison: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('level' as const), level }),
      fc.record({ kind: fc.constant('league' as const), league: fc.constantFrom('standard', 'hardcore mercenaries', 'a-b-c') }),
    ),
  ),
});

describe('economy page address', () => {
  it('D10 restores every filter from a link', () => {
    fc.assert(
      fc.property(view, (shown) => {
        expect(readView(writeView(shown))).toEqual(shown);
      }),
    );
  });

  it('D10, D50 restores a link’s level regardless of the level set for all pages, and keeps that setting', () => {
    fc.assert(
      fc.property(view, level, (shown, picked) => {
        const address = writeView(shown, picked);
        expect(readView(address, picked)).toEqual(shown);
        expect(address['level'] === undefined).toBe(shown.level === picked);
      }),
    );
  });

  it('D10 writes no search parameters for the default view', () => {
    expect(Object.values(writeView(plainView)).filter((value) => value !== undefined)).toEqual([]);
    expect(readView({})).toEqual(plainView);
    expect(countFilters(plainView)).toBe(0);
  });

  it('D12 ignores invalid parts of a link', () => {
    const bad = {
      sort: 'constructor-up',
      level: '13',
      min: '-1',
      max: 'NaN',
      change: '1e9',
      confidence: '<b>',
      vs: 'level-999',
      window: 'x',
      traded: 'true',
    };
    expect(readView(bad)).toEqual(plainView);
    expect(readView({ vs: `league-${'x'.repeat(99)}` }).comparison).toBeNull();
    expect(readView({ q: 'x'.repeat(500) }).text).toHaveLength(80);
  });
});
