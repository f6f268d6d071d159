// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteCustomGroup, makeGroup, readCustomGroup, renameCustomGroup } from './custom-groups.ts';
import {
  changeItemChoices,
  changeOfferSettings,
  choicesKey,
  offerKey,
  readItemChoices,
  useSettingsStore,
  type OfferPlace,
} from './settings-store.ts';
import { setOffered, setOverride } from './settings.ts';

const name = 'poexchange:my-listings';
const hash = 'a'.repeat(40);
const place = (category: string, subCategory = '', league = 'standard'): OfferPlace => ({ game: 'poe1', league, category, subCategory });
const item = { hash, tag: 'oil', name: 'Clear Oil' } as const;

beforeEach(() => {
  useSettingsStore.setState({ offers: {}, choices: {}, groups: { poe1: [], poe2: [] } });
  localStorage.clear();
});

describe('settings stored in this browser', () => {
  it('D25 keeps all data stored by an earlier version', async () => {
    const offers = { 'poe1:standard:oil:': { multiplier: 95, listingMode: 'bulk', minTradeValue: 50 } };
    const choices = { 'poe1:standard': { overrides: { [hash]: 4 }, deselected: ['b'.repeat(40)] } };
    localStorage.setItem(name, JSON.stringify({ state: { offers, choices }, version: 1 }));
    await useSettingsStore.persist.rehydrate();
    expect(useSettingsStore.getState()).toEqual({ offers, choices, groups: { poe1: [], poe2: [] } });
    makeGroup('poe1', { name: 'Oils', items: [item] });
    await useSettingsStore.persist.rehydrate();
    expect(useSettingsStore.getState()).toMatchObject({ offers, choices, groups: { poe1: [{ name: 'Oils', items: [item] }] } });
  });

  it('keeps an item ignored in its league across a reload', async () => {
    changeItemChoices(place('oil'), (before) => setOffered(before, { hashes: [hash], offered: 'no' }));
    await useSettingsStore.persist.rehydrate();
    expect(readItemChoices(place('oil')).deselected).toEqual([hash]);
    expect(readItemChoices(place('oil', '', 'hardcore')).deselected).toEqual([]);
  });

  it('keeps an item deselected in a sub-category in the category and the category’s Relist, and applies prices to both', () => {
    const [essences, high] = [place('essence'), place('essence', 'essenceHigh')];
    const [anger, zeal] = ['c'.repeat(40), 'd'.repeat(40)];
    changeItemChoices(essences, (before) => setOffered(before, { hashes: [zeal], offered: 'no' }));
    expect(readItemChoices(high).deselected).toEqual([zeal]);
    changeItemChoices(high, (before) => setOverride(setOffered(before, { hashes: [anger], offered: 'no' }), anger, 9));
    expect(readItemChoices(high)).toEqual({ overrides: { [anger]: 9 }, deselected: [zeal, anger] });
    expect(readItemChoices(essences)).toEqual({ overrides: { [anger]: 9 }, deselected: [zeal] });
    changeItemChoices(high, (before) => setOverride(before, zeal, 4));
    expect(readItemChoices(essences)).toEqual({ overrides: { [anger]: 9, [zeal]: 4 }, deselected: [zeal] });
  });

  it('D25 stores separate prices and ignored items for a group', () => {
    const { id, problem } = makeGroup('poe1', { name: 'Oils', items: [item] });
    expect(problem).toBeNull();
    const group = place('custom', id);
    changeItemChoices(group, (before) => setOverride(before, hash, 9));
    changeOfferSettings(group, { multiplier: 80 });
    changeItemChoices(place('oil'), (before) => setOverride(before, hash, 5));
    expect(readItemChoices(group).overrides).toEqual({ [hash]: 9 });
    expect(readItemChoices(place('oil')).overrides).toEqual({ [hash]: 5 });
    expect(useSettingsStore.getState().offers).toEqual({ [offerKey(group)]: { multiplier: 80, listingMode: 'single', minTradeValue: 0 } });
  });

  it('D25 restores a deleted group with its prices in every league', () => {
    const { id } = makeGroup('poe1', { name: 'Oils', items: [item] });
    for (const league of ['standard', 'hardcore']) {
      changeItemChoices(place('custom', id, league), (before) => setOverride(before, hash, 9));
      changeOfferSettings(place('custom', id, league), { multiplier: 80 });
    }
    changeOfferSettings(place('oil'), { multiplier: 70 });
    const before = useSettingsStore.getState();
    const undo = deleteCustomGroup('poe1', id);
    expect(useSettingsStore.getState()).toMatchObject({ choices: {}, groups: { poe1: [] } });
    expect(Object.keys(useSettingsStore.getState().offers)).toEqual([offerKey(place('oil'))]);
    undo();
    expect(useSettingsStore.getState()).toEqual(before);
    expect(readCustomGroup(place('custom', id))?.name).toBe('Oils');
    expect(choicesKey(place('oil'))).not.toBe(choicesKey(place('custom', id)));
  });

  it('D25 changes nothing if the name is already in use', () => {
    makeGroup('poe1', { name: 'Oils', items: [] });
    const { id } = makeGroup('poe1', { name: 'Keys', items: [] });
    expect(makeGroup('poe1', { name: 'OILS', items: [] }).problem).toBe('nameTaken');
    expect(renameCustomGroup('poe1', { id, name: 'oils' })).toBe('nameTaken');
    expect(makeGroup('poe2', { name: 'Oils', items: [] }).problem).toBeNull();
    expect(useSettingsStore.getState().groups.poe1.map((group) => group.name)).toEqual(['Oils', 'Keys']);
  });
});
