import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games, itemLines, readItem, type Game } from '../item/index.ts';
import { mapMods, tags } from '../tables/index.ts';
import { groupItem } from './group-item.ts';
import type { GroupItemResult } from './group.ts';
import { hashGroup } from './hash.ts';
import { readMapFacts } from './map-facts.ts';

type Raw = Record<string, unknown>;
type Named = { name: string; [field: string]: unknown };

const property = (name: string, values: string[], type?: number): Named => ({
  name,
  values: values.map((value) => [value, 0]),
  ...(type === undefined ? {} : { type }),
});

/**
 * Items of every kind that has its own rule, with more of the fields those rules read than the golden files contain.
 */
const kinds: readonly Raw[] = [
  { baseType: 'Chaos Orb', frameType: 5, stackSize: 7 },
  { baseType: 'The Doctor', frameType: 6 },
  {
    baseType: 'Fireball',
    frameType: 4,
    properties: [property('Spell', []), property('Level', ['20 (Max)'], 5), property('Quality', ['+20%'], 6)],
  },
  {
    baseType: 'Nubuck Boots',
    name: 'Wanderlust',
    frameType: 3,
    corrupted: true,
    implicitMods: ['+12% to Fire Resistance', '+3 to Strength', { description: '5% increased Damage' }],
    enchantMods: ['a', 'b', { description: 'c' }],
    sockets: Array.from({ length: 6 }, () => ({ group: 0 })),
  },
  { baseType: 'Timeless Jewel', name: 'Brutal Restraint', frameType: 3, explicitMods: ['Denoted service of 1 dekhara', 'Historic'] },
  {
    baseType: 'Medium Cluster Jewel',
    frameType: 2,
    ilvl: 84,
    enchantMods: [
      'Adds 5 Passive Skills',
      '1 Added Passive Skill is a Jewel Socket',
      'Added Small Passive Skills grant: 10% increased Damage',
      'Added Small Passive Skills grant: 10% increased Area Damage',
    ],
  },
  {
    baseType: 'Contract: Tunnels',
    frameType: 2,
    ilvl: 83,
    properties: [property('Client', ['X']), property('Requires {1} (Level {0})', ['3', 'Lockpicking'], 38)],
  },
  {
    baseType: 'Blueprint: Bunker',
    frameType: 2,
    ilvl: 83,
    properties: [property('Client', ['X']), property('Wings Revealed', ['2/4'], 35)],
  },
  {
    baseType: 'Expedition Logbook',
    frameType: 2,
    ilvl: 83,
    logbookMods: ['Druids of the Broken Circle', 'Knights of the Sun', 'Order of the Chalice'].map((name) => ({
      faction: { name },
      mods: [],
    })),
  },
  {
    baseType: 'Inscribed Ultimatum',
    properties: [
      property('Challenge', ['Survive'], 49),
      property('Reward: ', ['Divine Orb'], 52),
      property('Requires Sacrifice: ', ['Divine Orb', 'x2'], 51),
    ],
  },
  {
    baseType: 'Strand Map',
    frameType: 2,
    corrupted: true,
    properties: [property('Map Tier', ['16'], 1), property('Item Quantity', ['+90%'], 2), property('Reward', ['Foil Headhunter'])],
    explicitMods: ['a', 'b', { description: 'c\r\nd' }],
  },
  {
    baseType: 'Map (Tier 16)',
    frameType: 2,
    corrupted: true,
    implicitMods: ['Map is occupied by The Purifier', "Map contains Baran's Citadel", 'Area is influenced by The Shaper'],
    explicitMods: mapMods.slice(0, 8).flatMap((mod) => mod.lines),
    enchantMods: ['Players in Area are 40% Delirious', 'Delirium Reward Type: Scarabs'],
  },
  {
    baseType: 'Chimeral Beast',
    frameType: 2,
    descrText: 'Right-click to add this to your bestiary.',
    explicitMods: ['Craicic Presence', 'Winter Bloom', 'x'],
  },
  { baseType: 'Waystone (Tier 15)', frameType: 2, corrupted: true, properties: [property('Waystone Tier', ['15'], 1), property('x', [])] },
];

function group(raw: unknown, game: Game = 'poe1'): GroupItemResult | undefined {
  const read = readItem(raw);
  return read.ok ? groupItem(read.item, game) : undefined;
}

const namesOf = (raw: unknown, game: Game): unknown => {
  const result = group(raw, game);
  return result?.ok ? [result.primary.hash, result.extended?.hash] : result;
};

/** Returns the item with its fields, mods and properties in another order. */
function shuffle(raw: Raw, order: readonly number[]): Raw {
  const turn = <Entry>(list: readonly Entry[]): Entry[] =>
    list
      .map((entry, at) => ({ entry, at, by: order[at % order.length] ?? 0 }))
      .sort((a, b) => a.by - b.by || b.at - a.at)
      .map(({ entry }) => entry);
  return Object.fromEntries(turn(Object.entries(raw)).map(([name, value]) => [name, Array.isArray(value) ? turn(value) : value]));
}

describe('groupItem', () => {
  it('R3.07 returns the same hashes for any order of fields, mods and properties', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...games),
        (raw, order, game) => {
          expect(namesOf(shuffle(raw, order), game)).toEqual(namesOf(raw, game));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('R3.06 returns a group with key, tag, hash and properties, and an extended group of the same shape and tag', () => {
    const results = kinds.flatMap((raw) => games.map((game) => group(raw, game)));
    const groups = results.flatMap((result) => (result?.ok ? [result.primary, ...(result.extended ? [result.extended] : [])] : []));
    expect(groups.length).toBeGreaterThan(kinds.length);
    for (const made of groups) {
      expect(Object.keys(made).sort()).toEqual(['hash', 'key', 'tag', 'unsafeHashProperties']);
      expect(made.hash).toBe(hashGroup({ tag: made.tag, key: made.key, properties: made.unsafeHashProperties }));
      expect(made.key).toBe(made.key.toLowerCase());
    }
    for (const result of results) if (result?.ok && result.extended) expect(result.extended.tag).toBe(result.primary.tag);
  });

  it('R3.07 returns equal hashes for items that are equal in everything their rule reads', () => {
    const others = { id: 'x', note: '~price 1 chaos', x: 3, y: 4, stackSize: 9, verified: true, league: 'Standard', inventoryId: 'Stash1' };
    for (const raw of kinds) {
      for (const game of games) expect(namesOf({ ...structuredClone(raw), ...others }, game)).toEqual(namesOf(raw, game));
    }
  });

  it('R3.08 returns no group for an item that is locked to an account or character', () => {
    for (const raw of kinds) {
      for (const lock of ['lockedToAccount', 'lockedToCharacter']) {
        for (const game of games) expect(group({ ...raw, [lock]: true }, game)).toEqual({ ok: false, reason: 'locked' });
      }
    }
  });
});

const wrong = fc.oneof(
  fc.constantFrom(null, undefined, NaN, Infinity, -1, -0, 1e300, '', '<img src=x onerror=alert(1)>', 'x'.repeat(10_000), '\u{1F600}\u202e'),
  fc.constantFrom('(Tier ', '(Tier NaN)', '(Tier 99999999999999999999)', '9'.repeat(400), '%0', '[a|b', '<<set:MS>>', 'NaN', '\0', '\r\n'),
  fc.anything(),
);
const hostileList = fc.array(
  fc.oneof(wrong, fc.record({ name: wrong, values: wrong, type: wrong, description: wrong, group: wrong, faction: wrong, mods: wrong })),
  { maxLength: 12 },
);
const rawFields = [
  ...new Set(kinds.flatMap((raw) => Object.keys(raw))),
  'typeLine',
  'icon',
  'itemLevel',
  'identified',
  'scourged',
  'w',
  '__proto__',
];
const hostileItem = fc
  .tuple(fc.constantFrom(...kinds), fc.dictionary(fc.constantFrom(...rawFields), fc.oneof(wrong, hostileList), { maxKeys: 4 }))
  .map(([raw, spoilt]) => ({ ...structuredClone(raw), ...spoilt }));

describe('hostile items', () => {
  it('R4.19 returns a group of a known tag with a clean key, or the reason for having none, for every item', () => {
    const reasons = ['locked', 'unknownItem', 'missingProperty', 'unidentified', 'notEnglish', 'badName'];
    fc.assert(
      fc.property(hostileItem, fc.constantFrom(...games), (raw, game) => {
        const read = readItem(raw);
        if (!read.ok) return;
        const result = groupItem(read.item, game);
        readMapFacts(read.item);
        itemLines(read.item);
        if (!result.ok) {
          expect(reasons).toContain(result.reason);
          return;
        }
        const { tag, key, hash, unsafeHashProperties } = result.primary;
        expect(tags).toContain(tag);
        expect(key).toMatch(/^[^<>\p{Cc}]{1,120}$/u);
        expect(hash).toMatch(/^[0-9a-f]{40}$/);
        for (const value of Object.values(unsafeHashProperties)) expect(value).not.toBeNaN();
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    '{"__proto__":{"baseType":"Chaos Orb","frameType":5},"typeLine":"x"}',
    '{"typeLine":"x","constructor":null,"toString":1,"properties":[{"__proto__":{"name":"Map Tier"},"values":[["16",0]]}]}',
    '{"typeLine":"__proto__","baseType":"__proto__","frameType":5}',
    '{"typeLine":"constructor","baseType":"constructor","frameType":5}',
  ])('R4.19 does not group an item that names a prototype: %s', (line) => {
    expect(group(JSON.parse(line))).toEqual({ ok: false, reason: 'unknownItem' });
  });

  it.each([
    ['10,000 characters', 'x'.repeat(10_000), 'badName'],
    ['HTML', '<b>Headhunter</b>', 'badName'],
    ['another script', '猎首', 'notEnglish'],
    ['an emoji', 'Head\u{1F600}hunter', 'notEnglish'],
    ['a line break', 'Head\nhunter', 'badName'],
    ['nothing', '', 'unidentified'],
  ])('R3.05 reports why a unique item whose name is %s has no group', (_what, name, reason) => {
    expect(group({ name, baseType: 'Leather Belt', frameType: 3 })).toEqual({ ok: false, reason });
  });

  it('R3.05 reports a map from a client in another script as not English rather than badly named', () => {
    const properties = [property('マップティア', ['16'], 1)];
    expect(group({ baseType: '海岸マップ', frameType: 0, properties })).toEqual({ ok: false, reason: 'notEnglish' });
    expect(group({ baseType: 'Strand', frameType: 0, properties })).toEqual({ ok: false, reason: 'badName' });
  });

  it('R3.24 requires a tier for a unique map unless its base has none', () => {
    const unique = (baseType: string) => group({ name: 'Cortex', typeLine: baseType, baseType, frameType: 3, identified: true });
    expect(unique('Vaal Temple Map')).toMatchObject({ ok: true, primary: { tag: 'unique_map', key: 'cortex', unsafeHashProperties: {} } });
    expect(unique('Strand Map')).toEqual({ ok: false, reason: 'missingProperty' });
  });

  it('R3.05 creates no group from property text that no item has', () => {
    const sized = (size: number) => group({ baseType: 'Nubuck Boots', name: 'Wanderlust', frameType: 3, enchantMods: ['x'.repeat(size)] });
    expect(sized(1000)?.ok).toBe(true);
    expect(sized(1001)).toEqual({ ok: false, reason: 'badName' });
    const many = Array.from({ length: 65 }, (_, at) => `mod ${at}`);
    expect(group({ baseType: 'Timeless Jewel', name: 'Brutal Restraint', frameType: 3, explicitMods: many })).toEqual({
      ok: false,
      reason: 'badName',
    });
  });

  it('R3.05 treats an invalid level as missing: negative, NaN, 0, or too large for a number', () => {
    for (const ilvl of [NaN, -83, 0, 83.5, null, '83', undefined, Infinity]) {
      expect(group({ baseType: 'Ornate Incubator', frameType: 5, ilvl })).toEqual({ ok: false, reason: 'missingProperty' });
    }
    const tier = [property('Map Tier', ['9'.repeat(400)], 1)];
    expect(group({ baseType: 'Strand Map', frameType: 0, properties: tier })).toEqual({ ok: false, reason: 'missingProperty' });
  });
});
