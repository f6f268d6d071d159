// @vitest-environment jsdom
import { normalizePriceBook, readPriceBook, writePriceBook } from '@poexchange/domain/price-book';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeGroup } from './custom-groups.ts';
import { readPriceBookOf, writePriceBookOf } from './price-book-store.ts';
import { changeItemChoices, changeOfferSettings, readStored, useSettingsStore, type OfferPlace } from './settings-store.ts';
import { setOffered, setOverride } from './settings.ts';

const scope = { game: 'poe1', league: 'standard' } as const;
const place = (category: string, subCategory = '', league = 'standard'): OfferPlace => ({ game: 'poe1', league, category, subCategory });
const [a, b, c] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)] as const;

beforeEach(() => {
  useSettingsStore.setState({ offers: {}, choices: {}, groups: { poe1: [], poe2: [] } });
  const { id } = makeGroup('poe1', { name: 'Oils', items: [{ hash: a, tag: 'oil', name: 'Clear Oil' }] });
  for (const league of ['standard', 'hardcore']) {
    changeOfferSettings(place('essence', 'essenceHigh', league), { multiplier: 95, minTradeValue: 50 });
    changeOfferSettings(place('custom', id, league), { listingMode: 'bulk' });
    changeItemChoices(place('oil', '', league), (before) => setOverride(setOffered(before, { hashes: [b], offered: 'no' }), a, 4));
    changeItemChoices(place('custom', id, league), (before) => setOverride(before, a, 9));
  }
});

const write = () => writePriceBook(readPriceBookOf(scope), { ...scope, exportedAtMs: 0, itemOf: () => undefined });

describe('price book of a league', () => {
  it('D26 contains the league’s terms, prices, ignored items and groups', () => {
    expect(readPriceBookOf(scope)).toMatchObject({
      offers: [{ category: 'essence', subCategory: 'essenceHigh', multiplier: 95, listingMode: 'single', minTradeValue: 50 }],
      overrides: { [a]: 4 },
      ignored: [b],
      groups: [{ name: 'Oils', terms: { listingMode: 'bulk' }, overrides: { [a]: 9 }, ignored: [] }],
    });
  });

  it('D26 leaves the settings unchanged when they are exported and imported again', () => {
    const before = useSettingsStore.getState();
    const read = readPriceBook(write(), scope);
    if (!read.ok) throw new Error(read.problem.code);
    expect(normalizePriceBook(read.book)).toEqual(normalizePriceBook(readPriceBookOf(scope)));
    writePriceBookOf(scope, read.book);
    expect(useSettingsStore.getState()).toEqual(before);
    expect(readStored(JSON.parse(JSON.stringify(useSettingsStore.getState())))).toEqual(before);
  });

  it('D26 keeps another league’s settings, and undo restores everything', () => {
    const before = useSettingsStore.getState();
    const hardcore = readPriceBookOf({ ...scope, league: 'hardcore' });
    const undo = writePriceBookOf(scope, { ...readPriceBookOf(scope), overrides: { [b]: 1 }, offers: [] });
    expect(readPriceBookOf(scope)).toMatchObject({ offers: [], overrides: { [b]: 1 } });
    expect(readPriceBookOf({ ...scope, league: 'hardcore' })).toEqual(hardcore);
    undo();
    expect(useSettingsStore.getState()).toEqual(before);
  });

  it('D26 reverts the import on undo, but no later change and no other league', () => {
    const before = readPriceBookOf(scope);
    const oils = before.groups[0] ?? { id: '' };
    const undo = writePriceBookOf(scope, { ...before, overrides: { [a]: 7, [b]: 1 }, ignored: [], groups: [] });
    changeItemChoices(place('oil'), (choices) => setOverride(setOverride(choices, b, 2), c, 3));
    changeOfferSettings(place('essence', 'essenceHigh'), { multiplier: 80 });
    changeOfferSettings(place('oil', '', 'hardcore'), { multiplier: 70 });
    const made = makeGroup('poe1', { name: 'Essences', items: [{ hash: b, tag: 'essence', name: 'Anger' }] });
    undo();
    expect(readPriceBookOf(scope)).toMatchObject({
      offers: [{ subCategory: 'essenceHigh', multiplier: 80, minTradeValue: 50 }],
      overrides: { [a]: 4, [b]: 2, [c]: 3 },
      ignored: [b],
      groups: [
        { id: oils.id, name: 'Oils', terms: { listingMode: 'bulk' }, overrides: { [a]: 9 } },
        { id: made.id, name: 'Essences' },
      ],
    });
    expect(readPriceBookOf({ ...scope, league: 'hardcore' })).toMatchObject({
      offers: [{ subCategory: 'essenceHigh' }, { category: 'oil', multiplier: 70 }],
      groups: [{ id: oils.id, terms: { listingMode: 'bulk' }, overrides: { [a]: 9 } }, { id: made.id }],
    });
  });
});
