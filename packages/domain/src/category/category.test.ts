import { describe, expect, it } from 'vitest';
import { groupItem } from '../grouping/index.ts';
import { games, readItem, type Game } from '../item/index.ts';
import { listNamesOfTag, listNameTables, tags, type Tag } from '../tables/index.ts';
import type { CategoryItem } from './category.ts';
import { isCustomGroupId } from './custom.ts';
import { belongsToCategory, categoryOfTag, findCategory, findSubCategory, listCategories, listTagsOfCategory } from './lookup.ts';

const item = (tag: Tag, key: string, properties: CategoryItem['properties'] = {}): CategoryItem => ({
  tag,
  key,
  properties,
  displayName: key,
});
const subIdsOf = (id: string): string[] => (findCategory('poe1', id)?.subCategories ?? []).map((sub) => sub.id);
const subsHolding = (categoryId: string, held: CategoryItem): string[] =>
  subIdsOf(categoryId).filter((id) => belongsToCategory('poe1', categoryId, id, held));

describe('categories', () => {
  it('D29 assigns a category to every poe1 tag and to every tag of the poe2 tables', () => {
    expect(tags.filter((tag) => !categoryOfTag('poe1', tag))).toEqual([]);
    expect(listNameTables('poe2').filter(({ tag }) => !categoryOfTag('poe2', tag))).toEqual([]);
    for (const game of games) {
      const held = listCategories(game).flatMap((category) => category.tags);
      expect(new Set(held).size).toBe(held.length);
    }
  });

  it('R9.07 and D29 has more than 60 ids in poe1, unique across both levels', () => {
    const listIds = (game: Game): string[] =>
      listCategories(game).flatMap(({ id, subCategories }) => [id, ...(subCategories ?? []).map((sub) => sub.id)]);
    for (const game of games) expect(new Set(listIds(game)).size).toBe(listIds(game).length);
    expect(listIds('poe1').length).toBeGreaterThan(60);
  });

  it('R3.15 gives every category a name, tags and an icon, and does not value rolled items as whole listings', () => {
    for (const game of games) {
      for (const { id, nameKey, icon, tags: own, subCategories = [] } of listCategories(game)) {
        expect([id, icon]).toEqual([id, expect.stringMatching(/^\/image\/Art\/2DItems\/[\w/]+\.png$/)]);
        expect(nameKey).toBe(`category.${id}`);
        expect(own.length > 0 || id === 'custom').toBe(true);
        // A sub-category narrows its category and adds no tags.
        for (const sub of subCategories) {
          expect(sub.tags.filter((tag) => !own.includes(tag))).toEqual([]);
          expect([sub.id, sub.icon ?? icon]).toEqual([sub.id, expect.stringMatching(/^\/image\/Art\/2DItems\/[\w/]+\.png$/)]);
        }
      }
    }
    const unvalued = listCategories('poe1').filter((category) => category.disableListingValuation === true);
    expect(unvalued.map(({ id }) => id)).toEqual(['unique', 'cluster']);
    // A category without valuation must hide the percentage column.
    for (const game of games) {
      for (const { disableListingValuation, hiddenColumns } of listCategories(game)) {
        expect(hiddenColumns?.includes('percent') === true).toBe(disableListingValuation === true);
      }
    }
    expect(findCategory('poe1', 'map')?.supportsRegex).toBe(true);
    expect(findSubCategory('poe1', '8modNormalMap')?.subCategory.supportsRegex).toBe(true);
    expect(findCategory('poe1', 'essence')?.supportsRegex).toBeUndefined();
  });

  it('D29 assigns runes, soul cores, idols, abyssal bones, lineage and uncut gems of poe2 to their own sub-categories', () => {
    const subOf = (tag: Tag, key: string, properties = {}): string[] =>
      (categoryOfTag('poe2', tag)?.subCategories ?? [])
        .filter((sub) => sub.filter?.({ ...item(tag, key), properties }))
        .map(({ id }) => id);
    for (const key of [
      'adept rune',
      'ancient rune of decay',
      "farrul's rune of the chase",
      'legacy of wanderlust',
      'ire of aldur',
      "katla's gloom",
    ])
      expect([key, subOf('misc', key)]).toEqual([key, ['rune']]);
    expect(subOf('misc', "atmohua's soul core of retreat")).toEqual(['soulCore']);
    for (const key of ['bear idol', 'idol of sirrius']) expect(subOf('misc', key)).toEqual(['idol']);
    for (const key of ["aldur's saga", 'banded wombgift', "kurgal's gaze"]) expect(subOf('misc', key)).toEqual([]);
    for (const key of ['preserved cranium', 'ancient rib', 'altered collarbone']) expect(subOf('currency', key)).toEqual(['abyssalBone']);
    expect(subOf('currency', 'divine orb')).toEqual([]);
    expect(subOf('gem', "arbiter's ignition")).toEqual(['lineageGem']);
    expect(subOf('gem', 'uncut skill gem (level 19)')).toEqual(['uncutGem']);
    expect(subOf('gem', 'spark', { lvl: '20', quality: '0' })).toEqual([]);
  });

  it('D29 has the same runes as the game’s rune table', () => {
    const runes = listNamesOfTag('poe2', 'misc').filter((name) =>
      belongsToCategory('poe2', 'misc', 'rune', item('misc', name.toLowerCase())),
    );
    expect(runes.length).toBeGreaterThan(190);
  });

  it('R3.16 has poe2’s own top categories', () => {
    expect(listCategories('poe2').map(({ id }) => id)).toEqual([
      'currency',
      'essence',
      'fragment',
      'map',
      'omen',
      'catalyst',
      'deliriumOrb',
      'expedition',
      'gem',
      'unique',
      'base',
      'misc',
      'custom',
    ]);
  });

  it('R3.16 has all top categories, including the ones added by D29', () => {
    const ids = new Set(listCategories('poe1').map((category) => category.id));
    const wanted = [
      'essence',
      'contract',
      'blueprint',
      'currency',
      'runegraft',
      'inscribedUltimatum',
      'allflameEmber',
      'tattoo',
      'omen',
      'beast',
      'delve',
      'catalyst',
      'alvaTemple',
      'forbiddenTome',
      'uniqueRelic',
      'fragment',
      'card',
      'deliriumOrb',
      'expedition',
      'oil',
      'memory',
      'incubator',
      'map',
      'gem',
      'unique',
      'cluster',
      'timelessJewel',
      'corpse',
      'vial',
      'scoutingReport',
      'misc',
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('R3.19 has five item-level tiers for contract, blueprint and forbiddenTome', () => {
    for (const id of ['contract', 'blueprint', 'forbiddenTome']) {
      expect(subIdsOf(id)).toEqual(['VeryLow', 'Low', 'Mid', 'High', 'TopTier'].map((tier) => id + tier));
    }
    expect(subsHolding('contract', item('contract', 'agility contract', { ilvl: '73-77' }))).toEqual(['contractMid']);
    expect(subsHolding('forbiddenTome', item('forbidden_tome', 'forbidden tome', { ilvl: 84 }))).toEqual(['forbiddenTomeTopTier']);
    expect(subsHolding('forbiddenTome', item('forbidden_tome', 'forbidden tome', { ilvl: 67 }))).toEqual(['forbiddenTomeVeryLow']);
  });

  it('R3.17, R3.20, R3.21, R3.22, R3.23 lists the sub-categories that the rules name', () => {
    expect(subIdsOf('currency')).toEqual(['stackedDeck', 'lifeforce']);
    expect(subIdsOf('fragment').slice(0, 4)).toEqual(['scarab', 'breach', 'legion', 'invitation']);
    expect(subIdsOf('expedition')).toEqual(['logbook', 'artifact']);
    expect(subIdsOf('map').sort()).toEqual([
      '8modNormalMap',
      'blightedMap',
      'blightedRavagedMap',
      'conquerorMap',
      'elderMap',
      'normalMap',
      'originatorMemories',
      'shaperMap',
      't17Map',
      'uniqueMap',
    ]);
  });

  it('R3.18 puts every essence in either the low or the high sub-category', () => {
    for (const name of listNamesOfTag('poe1', 'essence')) {
      const sub = subsHolding('essence', item('essence', name.toLowerCase()));
      const isHigh = name.startsWith('Shrieking ') || name.startsWith('Deafening ') || name.startsWith('Essence of ');
      expect([name, ...sub]).toEqual([name, isHigh ? 'essenceHigh' : 'essenceLow']);
    }
  });

  it('R3.21 has a set for each boss’s fragments, and each set contains fragments from the tables', () => {
    const bossSets = ['atziri', 'uberAtziri', 'shaper', 'elder', 'uberElder', 'sirus', 'maven', 'uberBoss', 'incarnation'].concat([
      'simulacrum',
      'labyrinth',
      'paleCourt',
      'zorath',
      'bestiaryLure',
      'ritual',
      'reliquaryKey',
    ]);
    expect(subIdsOf('fragment').slice(4)).toEqual(bossSets);
    const held = listNamesOfTag('poe1', 'fragment').flatMap((name) => subsHolding('fragment', item('fragment', name.toLowerCase())));
    expect(bossSets.filter((id) => !held.includes(id))).toEqual([]);
  });

  it('R3.21 puts no fragment in two sets', () => {
    const inSeveral = (['fragment', 'scarab', 'breach', 'invitation'] as const).flatMap((tag) =>
      listNamesOfTag('poe1', tag).filter((name) => subsHolding('fragment', item(tag, name.toLowerCase())).length > 1),
    );
    expect(inSeveral).toEqual([]);
    expect(subsHolding('fragment', item('fragment', 'timeless karui splinter'))).toEqual(['legion']);
    expect(subsHolding('fragment', item('scarab', 'abyss scarab'))).toEqual(['scarab']);
    expect(subsHolding('fragment', item('fragment', 'mortal rage'))).toEqual(['uberAtziri']);
  });

  const groupOf = (raw: object, game: Game): CategoryItem => {
    const read = readItem(raw);
    const grouped = read.ok ? groupItem(read.item, game) : undefined;
    if (grouped?.ok !== true) throw new Error('not grouped');
    const { tag, key, unsafeHashProperties } = grouped.primary;
    return item(tag, key, unsafeHashProperties);
  };

  it('R5.16 drops logbooks and incubators below item level 83', () => {
    const areas = [{ name: 'Mountainside', faction: { id: 'f', name: 'Knights of the Sun' }, mods: [] }];
    const logbook = (level: number) =>
      groupOf({ typeLine: 'Expedition Logbook', baseType: 'Expedition Logbook', frameType: 0, ilvl: level, logbookMods: areas }, 'poe1');
    const incubator = (itemLevel: number) =>
      groupOf({ typeLine: 'Ornate Incubator', baseType: 'Ornate Incubator', frameType: 5, itemLevel, ilvl: itemLevel }, 'poe1');
    const levels = [1, 68, 82, 83, 84, 100];
    const isHigh = levels.map((level) => level >= 83);
    expect(levels.map((level) => belongsToCategory('poe1', 'expedition', '', logbook(level)))).toEqual(isHigh);
    expect(levels.map((level) => belongsToCategory('poe1', 'expedition', 'logbook', logbook(level)))).toEqual(isHigh);
    expect(levels.map((level) => belongsToCategory('poe1', 'incubator', '', incubator(level)))).toEqual(isHigh);
    expect(belongsToCategory('poe1', 'expedition', 'artifact', item('artifacts', 'astragali'))).toBe(true);
  });

  it('R5.16 accepts poe2 logbooks at any level, because poe2’s exchange trades them by name and no area reaches 83', () => {
    for (const ilvl of [60, 79, 82]) {
      const logbook = groupOf({ typeLine: 'Expedition Logbook', baseType: 'Expedition Logbook', frameType: 0, ilvl }, 'poe2');
      expect(belongsToCategory('poe2', 'expedition', 'logbook', logbook)).toBe(true);
    }
  });

  it('R5.13 excludes tier 17, scourged and boss-region maps from normal maps', () => {
    expect(subsHolding('map', item('map', 'strand map', { tier: 16 }))).toEqual(['normalMap']);
    expect(subsHolding('map', item('map', 'fortress map', { tier: 17 }))).toEqual(['t17Map']);
    // Nightmare maps, which replaced tier 17 in game 3.28, show no tier.
    expect(subsHolding('map', item('map', 'nightmare map'))).toEqual(['t17Map']);
    expect(subsHolding('map', item('map', 'nightmare map', { eightMod: true }))).toEqual(['t17Map']);
    expect(subsHolding('map', item('map', 'pit of the chimera map', { tier: 16 }))).toEqual([]);
    expect(subsHolding('map', item('influenced_map', 'pit of the chimera map', { tier: 16 }))).toEqual(['shaperMap']);
    expect(subsHolding('map', item('influenced_map', "baran's map", { tier: 16 }))).toEqual(['conquerorMap']);
    expect(subsHolding('map', item('influenced_map', "purifier's map", { tier: 16 }))).toEqual(['elderMap']);
    expect(subsHolding('map', item('unique_map', 'cortex', { tier: 16 }))).toEqual(['uniqueMap']);
  });

  it('R5.12 recognises an 8-mod map by its flag, and excludes unmodifiable blighted maps where they are distinguished', () => {
    expect(subsHolding('map', item('map', 'map (tier 16)', { tier: 16, eightMod: true }))).toEqual(['normalMap', '8modNormalMap']);
    expect(subsHolding('map', item('map', 'map (tier 16)', { tier: 16, unmodifiable: true }))).toEqual(['normalMap']);
    expect(subsHolding('map', item('map', 'fortress map', { tier: 17, eightMod: true }))).toEqual(['t17Map']);
    expect(subsHolding('map', item('map', 'strand map', { tier: 16, scourged: true }))).toEqual([]);
    expect(subsHolding('map', item('blighted_map', 'blighted map (tier 16)', { tier: 16 }))).toEqual(['blightedMap']);
    expect(subsHolding('map', item('blighted_map', 'blighted map (tier 16)', { tier: 16, unmodifiable: true }))).toEqual([]);
  });

  it('R5.14 requires the flag in the 8-mod category', () => {
    const plain = item('map', 'map (tier 16)', { tier: 16 });
    const flagged = item('map', 'map (tier 16)', { tier: 16, eightMod: true });
    expect(belongsToCategory('poe1', 'map', '8modNormalMap', plain)).toBe(false);
    expect(belongsToCategory('poe1', 'map', '8modNormalMap', flagged)).toBe(true);
    expect(belongsToCategory('poe1', 'map', '8modNormalMap', item('map', 'fortress map', { tier: 17, eightMod: true }))).toBe(false);
    expect(belongsToCategory('poe1', 'map', '8modNormalMap', item('blighted_map', 'x', { tier: 16, eightMod: true }))).toBe(false);
  });

  it('R5.15 excludes blighted and ravaged maps that cannot be modified from every category, and keeps other maps', () => {
    for (const tag of ['blighted_map', 'blighted_ravaged_map'] as const) {
      expect(belongsToCategory('poe1', 'map', '', item(tag, 'x', { tier: 16, unmodifiable: true }))).toBe(false);
      expect(belongsToCategory('poe1', 'map', '', item(tag, 'x', { tier: 16 }))).toBe(true);
    }
    expect(belongsToCategory('poe1', 'map', '', item('map', 'x', { tier: 16, unmodifiable: true }))).toBe(true);
  });

  it('D29 returns false for unknown ids and for a sub-category of another category', () => {
    const chaos = item('currency', 'chaos orb');
    expect(belongsToCategory('poe1', 'currency', '', chaos)).toBe(true);
    expect(belongsToCategory('poe1', 'currency', 'stackedDeck', chaos)).toBe(false);
    expect(belongsToCategory('poe1', 'currency', 'essenceHigh', chaos)).toBe(false);
    expect(belongsToCategory('poe1', 'stackedDeck', '', item('currency', 'stacked deck'))).toBe(false);
    expect(belongsToCategory('poe1', 'nothing', '', chaos)).toBe(false);
    expect(findSubCategory('poe1', 'stackedDeck')?.category.id).toBe('currency');
    expect(findCategory('poe1', 'constructor')).toBeUndefined();
  });

  it('D25 D20 accepts any item of some category in a custom group, and no other item', () => {
    const group = 'cg0123456789abcdef';
    const holds = (held: CategoryItem, id = group): boolean => belongsToCategory('poe1', 'custom', id, held);
    expect(holds(item('currency', 'chaos orb'))).toBe(true);
    expect(holds(item('scarab', 'abyss scarab'))).toBe(true);
    expect(holds(item('logbook', 'knights of the sun logbook', { ilvl: '78-82' }))).toBe(false);
    expect(holds(item('currency', 'chaos orb'), 'essenceHigh')).toBe(false);
    expect(belongsToCategory('poe2', 'custom', group, item('scarab', 'abyss scarab'))).toBe(false);
    expect(new Set(listTagsOfCategory('poe1', 'custom'))).toEqual(new Set(tags));
    expect(listTagsOfCategory('poe1', 'delve')).toEqual(['fossil', 'resonator']);
    expect(listTagsOfCategory('poe1', 'nothing')).toEqual([]);
  });

  it('D25 D16 gives no category the id of a custom group', () => {
    for (const game of games) {
      const ids = listCategories(game).flatMap(({ id, subCategories }) => [id, ...(subCategories ?? []).map((sub) => sub.id)]);
      expect(ids.filter(isCustomGroupId)).toEqual([]);
    }
  });
});
