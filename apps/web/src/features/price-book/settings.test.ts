import { describe, expect, it } from 'vitest';
import { followRatesIn, readStored, useSettingsStore } from './settings-store.ts';
import { followRates, noItemChoices, setOffered, setOverride } from './settings.ts';

describe('offer settings', () => {
  it('R2.11 sets and clears an override', () => {
    const set = setOverride(noItemChoices, 'h', 4);
    expect(set.overrides).toEqual({ h: 4 });
    expect(setOverride(set, 'h', null)).toEqual(noItemChoices);
  });

  it('D35 keeps a price typed in divine in divine: its chaos value follows the rate until another price is typed', () => {
    const typed = setOverride(noItemChoices, 'h', 288.945, { amount: 1.5, unit: 'd' });
    expect(followRates(typed, { game: 'poe1', chaosPerDivine: 192.63 })).toBe(typed);
    expect(followRates(typed, { game: 'poe1', chaosPerDivine: 200 }).overrides).toEqual({ h: 300 });
    // Without a rate the price in chaos stays the same.
    expect(followRates(typed, { game: 'poe1', chaosPerDivine: null })).toBe(typed);
    const inChaos = setOverride(typed, 'h', 250);
    expect(followRates(inChaos, { game: 'poe1', chaosPerDivine: 200 }).overrides).toEqual({ h: 250 });
    const again = setOverride(setOverride(typed, 'h', null), 'h', 5);
    expect(followRates(again, { game: 'poe1', chaosPerDivine: 200 }).overrides).toEqual({ h: 5 });
    // No rate, however low, reduces a price to zero.
    const tiny = setOverride(noItemChoices, 'h', 0.0193, { amount: 0.0001, unit: 'd' });
    expect(followRates(tiny, { game: 'poe1', chaosPerDivine: 0.1 })).toBe(tiny);
    const typedInChaos = setOverride(typed, 'h', 250, { amount: 250, unit: 'c' });
    expect(typedInChaos).toEqual({ ...noItemChoices, overrides: { h: 250 } });
    const two = setOverride(typed, 'i', 192.63, { amount: 1, unit: 'd' });
    expect(followRates(two, { game: 'poe1', chaosPerDivine: 200 }).overrides).toEqual({ h: 300, i: 200 });
  });

  it('D35 updates all prices of a league, including those of custom groups and wanted items, but no prices of another league', () => {
    const choices = { overrides: { h: 288.945 }, asked: { h: { amount: 1.5, unit: 'd' as const } }, deselected: [] };
    const keys = ['poe1:standard', 'buy:poe1:standard', 'poe1:standard:custom:cg1', 'poe1:standardised', 'poe2:standard'];
    useSettingsStore.setState({ choices: Object.fromEntries(keys.map((key) => [key, choices])) });
    followRatesIn({ game: 'poe1', league: 'standard' }, { game: 'poe1', chaosPerDivine: 200 });
    const now = useSettingsStore.getState().choices;
    expect(keys.map((key) => now[key]?.overrides['h'])).toEqual([300, 300, 300, 288.945, 288.945]);
  });

  it('removes items from the offer and adds them back', () => {
    const out = setOffered(noItemChoices, { hashes: ['a', 'b'], offered: 'no' });
    expect(out.deselected).toEqual(['a', 'b']);
    expect(setOffered(out, { hashes: ['a'], offered: 'yes' }).deselected).toEqual(['b']);
  });

  it('drops a damaged entry and keeps the other entries', () => {
    const good = { multiplier: 95, listingMode: 'bulk', minTradeValue: 50 };
    const stored = {
      offers: { a: good, b: { ...good, multiplier: -1 }, c: 'x' },
      choices: {
        l: { overrides: { h: 'free' }, deselected: [] },
        // An invalid unit drops only the unit, not the price.
        m: { overrides: { h: 4 }, asked: { h: { amount: -1, unit: 'pesos' } }, deselected: [] },
      },
    };
    const groups = { poe1: [], poe2: [] };
    const choices = { m: { overrides: { h: 4 }, deselected: [] } };
    expect(readStored(stored)).toEqual({ offers: { a: good }, choices, groups });
    expect(readStored(null)).toEqual({ offers: {}, choices: {}, groups });
    const group = { id: 'cg0123456789abcdef', name: 'Keys', items: [{ hash: 'a'.repeat(40), tag: 'fragment', name: 'A key' }] };
    const bad = [
      { ...group, id: 'essence' },
      { ...group, name: '\u200b' },
      { ...group, items: [{ hash: 'x', tag: 'map', name: '' }] },
    ];
    expect(readStored({ ...stored, groups: { poe1: [group, ...bad] } }).groups).toEqual({ poe1: [group], poe2: [] });
  });
});
