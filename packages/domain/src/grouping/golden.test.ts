import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { categoryOfTag, hasVariants, listCategories } from '../category/index.ts';
import { games, readItem, type Game } from '../item/index.ts';
import { isDecidedByMods } from './decided-by-mods.ts';
import { groupItem } from './group-item.ts';
import { hashGroup } from './hash.ts';
import type { HashProperties } from './group-identity.ts';
import { tags, type Tag } from '../tables/index.ts';

/** A line of `golden/*.ndjson`: an item, and its group or the reason why it has none. To add a case, add a line. */
type Golden = {
  item: Record<string, unknown>;
  game?: Game;
  tag?: Tag;
  key?: string;
  props?: HashProperties;
  extended?: HashProperties;
  modsNotFound?: readonly string[];
  reason?: string;
};

/** The rules that each file tests. */
const files: Record<string, string> = {
  listed: 'R3.24 R3.08',
  prefixed: 'R5.38',
  card: 'R5.36',
  gem: 'R5.18 R5.19 R9.23',
  unique: 'R5.40 R5.29 R5.34 R5.37',
  map: 'R3.24 R5.11 R5.13 R5.15 D28 D57',
  heist: 'R5.21 R5.25 R5.26',
  expedition: 'R5.27 R5.21',
  cluster: 'R5.28 D28',
  base: 'D45',
  poe2: 'R3.24 R5.18 D57',
  others: 'R5.22 R5.23 R5.24 R5.30 R5.33 R5.35 R5.39',
};

const folder = path.join(import.meta.dirname, 'golden');

type Described = Omit<Golden, 'item' | 'game'> & { hash?: string };

function describeGroup(raw: unknown, game: Game = 'poe1'): Described {
  const read = readItem(raw);
  if (!read.ok) return { reason: read.reason };
  const result = groupItem(read.item, game);
  if (!result.ok) return { reason: result.reason };
  const { tag, key, unsafeHashProperties: props, hash } = result.primary;
  const described: Described = { tag, key, props, hash };
  if (result.extended) described.extended = result.extended.unsafeHashProperties;
  if (result.modsNotFound) described.modsNotFound = result.modsNotFound;
  return described;
}

function withHash(expected: Omit<Golden, 'item' | 'game'>): Described {
  const { tag, key, props } = expected;
  return tag && key !== undefined ? { ...expected, hash: hashGroup({ tag, key, properties: props ?? {} }) } : expected;
}

type GoldenCase = { file: string; line: number; item: Golden['item']; game: Game | undefined; expected: Omit<Golden, 'item' | 'game'> };

function readGolden(): GoldenCase[] {
  return Object.keys(files).flatMap((file) =>
    fs
      .readFileSync(path.join(folder, `${file}.ndjson`), 'utf8')
      .trim()
      .split('\n')
      .map((text, at) => {
        const { item, game, ...expected } = JSON.parse(text) as Golden;
        return { file, line: at + 1, item, game, expected };
      }),
  );
}

describe('golden groups', () => {
  it('D57 runs every golden file', () => {
    expect(fs.readdirSync(folder).sort()).toEqual(
      Object.keys(files)
        .map((name) => `${name}.ndjson`)
        .sort(),
    );
  });

  it.each(readGolden().map((golden) => [files[golden.file] ?? '', golden.file, golden.line, golden] as const))(
    '%s groups %s.ndjson line %i as expected',
    (_rules, _file, _line, { item, game, expected }) => {
      expect(describeGroup(item, game)).toEqual(withHash(expected));
    },
  );
});

/**
 * Properties of a tag's groups according to D57: those that are always present and those that are omitted when empty.
 */
const hashProperties: Partial<Record<Tag, { always?: string[]; sometimes?: string[]; extended?: string[] }>> = {
  allflame_ember: { always: ['ilvl'] },
  alva_temple: { always: ['ilvl'] },
  base: { sometimes: ['ilvl'], extended: ['fracture', 'influence', 'sixLink', 'variant'] },
  blighted_map: { sometimes: ['tier'], extended: ['deliriumLayers', 'eightMod', 'scourged', 'unmodifiable'] },
  blighted_ravaged_map: { sometimes: ['tier'], extended: ['deliriumLayers', 'eightMod', 'scourged', 'unmodifiable'] },
  blueprint: { always: ['fullyRevealed', 'ilvl', 'totalWings'] },
  cluster: { always: ['clusterType', 'ilvl', 'passives'], extended: ['notables'] },
  contract: { always: ['ilvl'] },
  currency: { extended: ['variant'] },
  forbidden_tome: { always: ['ilvl'] },
  fragment: { sometimes: ['ilvl', 'monsterLvl', 'trials'], extended: ['variant'] },
  gem: { sometimes: ['corrupted', 'lvl', 'quality'] },
  incubator: { always: ['ilvl'] },
  influenced_map: { sometimes: ['tier'], extended: ['deliriumLayers', 'eightMod', 'scourged', 'unmodifiable'] },
  inscribed_ultimatum: { always: ['challenge', 'reward'], sometimes: ['sacrifice'] },
  // Always present in poe1, never in poe2.
  logbook: { sometimes: ['corrupted', 'ilvl', 'split'] },
  map: { sometimes: ['tier'], extended: ['deliriumLayers', 'eightMod', 'itemRarity', 'packSize', 'scourged', 'unmodifiable'] },
  reward_map: { always: ['map', 'reward'], sometimes: ['mapTier', 'mods'] },
  timeless_jewel: { always: ['mods'], extended: ['conqueror'] },
  unique: {
    sometimes: ['art', 'corruptedMods', 'enchantMods', 'ilvl', 'sixLink'],
    extended: ['base', 'corrupted', 'corruption', 'fiveLink', 'foil', 'mirrored', 'variant'],
  },
  unique_map: { sometimes: ['tier'] },
};

describe('hash properties', () => {
  it('R5.32 hashes each kind over exactly the properties that D57 names', () => {
    const seen = new Set<Tag>();
    for (const { tag, props, extended } of readGolden().map(({ expected }) => expected)) {
      if (!tag) continue;
      seen.add(tag);
      const { always = [], sometimes = [], extended: finer = [] } = hashProperties[tag] ?? {};
      const names = Object.keys(props ?? {});
      expect([tag, always.filter((name) => !names.includes(name))]).toEqual([tag, []]);
      expect([tag, names.filter((name) => ![...always, ...sometimes].includes(name))]).toEqual([tag, []]);
      const finerNames = Object.keys(extended ?? {});
      expect([tag, finerNames.filter((name) => ![...always, ...sometimes, ...finer].includes(name))]).toEqual([tag, []]);
    }
    // The golden files cover every tag whose groups have properties, with these property names.
    expect(Object.keys(hashProperties).filter((tag) => !seen.has(tag as Tag))).toEqual([]);
  });

  it('D45 treats an item as decided by its mods if removing them changes its group, but never stackable goods', () => {
    const plain = (item: Golden['item']) => Object.fromEntries(Object.entries(item).filter(([name]) => !name.endsWith('Mods')));
    const missed = readGolden().flatMap(({ item, game, expected }) => {
      const { tag, key, ...group } = expected;
      if (tag === undefined || key === undefined || isDecidedByMods({ tag, key })) return [];
      const { hash: _hash, tag: _tag, key: _key, ...without } = describeGroup(plain(item), game);
      return JSON.stringify(group) === JSON.stringify(without) ? [] : [[tag, key, group, without]];
    });
    expect(missed).toEqual([]);
    const stacked = readGolden().filter(({ file, expected }) => (file === 'card' || file === 'gem') && expected.tag !== undefined);
    expect(stacked.filter(({ expected: { tag, key } }) => isDecidedByMods({ tag: tag as Tag, key: key ?? '' }))).toEqual([]);
    expect(isDecidedByMods({ tag: 'currency', key: 'divine orb' })).toBe(false);
  });

  it('R3.24 includes an item of every tag in the golden files', () => {
    const seen = new Set(readGolden().map(({ expected }) => expected.tag));
    expect(tags.filter((tag) => !seen.has(tag))).toEqual([]);
  });

  it('D29 assigns a category to every tag that a rule returns', () => {
    const homeless = readGolden().filter(({ expected, game = 'poe1' }) => expected.tag && !categoryOfTag(game, expected.tag));
    expect(homeless.map(({ game, expected }) => [game, expected.tag])).toEqual([]);
  });

  it.each(games)('R3.15 lists in summaryTagVariants of %s exactly the tags with groups that differ only in properties', (game) => {
    const golden = readGolden().filter((each) => (each.game ?? 'poe1') === game);
    const apart = golden.filter(({ expected }) => Object.keys({ ...expected.props, ...expected.extended }).length > 0);
    const wanted = new Set(apart.map(({ expected }) => expected.tag));
    expect(tags.filter((tag) => hasVariants(game, tag))).toEqual(tags.filter((tag) => wanted.has(tag)));
    // A category lists only its own tags.
    for (const { tags: own, summaryTagVariants = [] } of listCategories(game)) {
      expect(summaryTagVariants.filter((tag) => !own.includes(tag))).toEqual([]);
    }
  });

  it('R5.32 includes items without a group in each golden file whose rule can refuse items', () => {
    const refusing = new Set(readGolden().flatMap(({ file, expected }) => (expected.reason === undefined ? [] : [file])));
    expect(Object.keys(files).filter((file) => !refusing.has(file))).toEqual([]);
  });
});

type OldMod = string | { description: string };

const flagOfList = { fracturedMods: 'fractured', mutatedMods: 'mutated', desecratedMods: 'desecrated', craftedMods: 'crafted' } as const;

/**
 * Formats an item as the publisher has done since 3.29: every mod is an object, and flagged mods are among the explicit
 * mods.
 */
function writeCurrent(item: Golden['item']): Golden['item'] {
  const { explicitMods, implicitMods, ...rest } = item;
  const write = (mods: unknown, flags: unknown): unknown[] =>
    Array.isArray(mods) ? mods.map((mod: OldMod) => (typeof mod === 'string' ? { description: mod, flags } : mod)) : [];
  const flagged = Object.entries(flagOfList).flatMap(([list, flag]) => write(rest[list], { [flag]: true }));
  for (const list in flagOfList) delete rest[list];
  return { ...rest, implicitMods: write(implicitMods, []), explicitMods: [...write(explicitMods, []), ...flagged] };
}

/** Formats an item as the publisher did before 3.29: every mod is a string, and flagged mods are in separate lists. */
function writeFormer(item: Golden['item']): Golden['item'] {
  const lists: Record<string, unknown[]> = {};
  for (const list of ['implicitMods', 'explicitMods', ...Object.keys(flagOfList)]) {
    for (const mod of (item[list] ?? []) as (OldMod & { flags?: Record<string, unknown> })[]) {
      const flags = typeof mod === 'string' ? undefined : mod.flags;
      const found = Object.entries(flagOfList).find(([, flag]) => flags?.[flag] === true);
      (lists[found?.[0] ?? list] ??= []).push(typeof mod === 'string' ? mod : mod.description);
    }
  }
  return { ...item, implicitMods: [], explicitMods: [], ...lists };
}

describe('publisher formats', () => {
  const readable = readGolden().filter(({ item }) =>
    ['implicitMods', 'explicitMods'].every((list) => item[list] === undefined || Array.isArray(item[list])),
  );

  it.each([
    ['current', writeCurrent],
    ['former', writeFormer],
  ] as const)('D45 every golden item has the same groups in the %s format of its mods', (_name, write) => {
    for (const { item, game, expected } of readable) expect([item, describeGroup(write(item), game)]).toEqual([item, withHash(expected)]);
  });

  it('D45 covers each flag that determines a group in the mods of the golden items', () => {
    const flags = readable.flatMap(({ item }) =>
      ((writeCurrent(item)['explicitMods'] ?? []) as { flags?: object }[]).flatMap(({ flags: own }) => Object.keys(own ?? {})),
    );
    expect([...new Set(flags)].sort()).toEqual(['crafted', 'fractured', 'mutated', 'vestigial']);
  });
});

describe('group order', () => {
  it('R3.07 returns the same hash for any order of mods and properties', () => {
    for (const { item, game } of readGolden()) {
      const hashOf = (raw: unknown): string | undefined => describeGroup(raw, game).hash;
      const turned = Object.fromEntries(
        Object.entries(item)
          .toReversed()
          .map(([field, value]) => [field, Array.isArray(value) ? value.toReversed() : value]),
      );
      expect([item, hashOf(turned)]).toEqual([item, hashOf(item)]);
    }
  });
});
