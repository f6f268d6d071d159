import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemLines, readItem, readModLines, type Game, type GameItem } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import type { GroupItemResult } from './group.ts';
import { readMapFacts } from './map-facts.ts';
import { identifyMapMods, normaliseModLine } from './map-mods.ts';
import { kindOf, type Kind } from './recorded/kind.ts';

const corpus = process.env['CORPUS'] ?? '';

type Grouped = { item: GameItem; game: Game; kind: Kind | undefined; result: GroupItemResult };

/**
 * A line of `recorded/exceptions.ndjson`: recorded items of a kind that have no group, the reason under the rules, why
 * that is right, and their maximum share of the kind. `base` is a pattern of their base type or, without a base type,
 * their type line. To cover more, add a line.
 */
type Exception = { kind: string; reason: string; base?: string; maxShare: number; why: string };

const exceptions: readonly Exception[] = fs
  .readFileSync(path.join(import.meta.dirname, 'recorded/exceptions.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Exception);

function findException({ item, kind, result }: Grouped): Exception | undefined {
  if (result.ok) return undefined;
  const shown = item.baseType === '' ? item.typeLine : item.baseType;
  return exceptions.find(
    (exception) =>
      exception.kind === kind?.name &&
      exception.reason === result.reason &&
      (exception.base === undefined || new RegExp(exception.base, 'u').test(shown)),
  );
}

describe.skipIf(corpus === '')('grouping of recorded items', () => {
  const grouped: Grouped[] = [];
  const byKind = new Map<string, Grouped[]>();
  let refused = 0;

  beforeAll(() => {
    const facts = readFacts();
    for (const raw of readRecordedItems()) {
      const read = readItem(raw);
      if (!read.ok) {
        refused += 1;
        continue;
      }
      const game = (raw as { realm?: string }).realm === 'poe2' ? 'poe2' : 'poe1';
      itemLines(read.item);
      const kind = kindOf(read.item, game, facts);
      const entry = { item: read.item, game, kind, result: groupItem(read.item, game) } as const;
      grouped.push(entry);
      if (!kind) continue;
      const same = byKind.get(kind.name);
      if (same) same.push(entry);
      else byKind.set(kind.name, [entry]);
    }
  }, 120_000);

  it('R4.19 reads and classifies every recorded item', () => {
    expect(grouped.length).toBeGreaterThan(40_000);
    expect(refused).toBe(0);
  });

  it('R3.24 puts every item of a kind that R3 names in a group with the right tag', () => {
    const wrong = grouped.filter(({ kind, result }) => kind && result.ok && !kind.tags.includes(result.primary.tag));
    expect(wrong.map(({ item, kind, result }) => [item.typeLine, kind?.name, result.ok && result.primary.tag])).toEqual([]);
  });

  it('R3.24 has exceptions for exactly the items of a kind that have no group', () => {
    const counts = new Map(exceptions.map((exception) => [exception, 0]));
    const unexplained: string[] = [];
    for (const [name, ofKind] of [...byKind].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const without = ofKind.filter(({ result }) => !result.ok);
      process.stdout.write(`without a group: ${name} ${without.length}/${ofKind.length} ${writeShare(without.length / ofKind.length)}\n`);
      for (const entry of without) {
        const exception = findException(entry);
        if (exception) counts.set(exception, (counts.get(exception) ?? 0) + 1);
        else unexplained.push(`${name}: ${entry.item.typeLine} (${entry.result.ok ? '' : entry.result.reason})`);
      }
    }
    expect(unexplained).toEqual([]);
    const unbounded = [...counts].filter(([{ kind, maxShare }, count]) => count / (byKind.get(kind)?.length ?? 1) > maxShare);
    expect(unbounded).toEqual([]);
    // A line that no longer matches any item must be removed.
    expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
  });

  it('R4.19 gives no other item a group: rare equipment, low bases and quest items have no common price', () => {
    const others = grouped.filter(({ kind, result }) => !kind && result.ok);
    expect(others.map(({ item, result }) => [item.typeLine, item.frameType, result.ok && result.primary.tag])).toEqual([]);
  });

  it('R5.11 recognises all mods of the 8-mod map of game 3.29', () => {
    const found = grouped.filter(({ result }) => result.ok && result.extended?.unsafeHashProperties['eightMod'] === true);
    expect(found.length).toBeGreaterThan(0);
    const newest = found.filter(({ item }) => item.explicitMods.some((mod) => typeof mod === 'object'));
    expect(newest.map(({ item, result }) => [item.typeLine, result.ok && (result.modsNotFound ?? [])])).toEqual([['Map (Tier 16)', []]]);
  });

  it('R5.11, R4.20 finds more than six mods only on corrupted maps, and more than two only on rare maps', () => {
    const maps = listRolledMaps(grouped);
    expect(maps.length).toBeGreaterThan(300);
    const tooMany = maps.filter(({ item, keys }) => (keys.length > 6 && !item.corrupted) || (keys.length > 2 && item.frameType === 1));
    expect(tooMany.map(({ item, keys }) => [item.typeLine, keys])).toEqual([]);
    expect(maps.filter(({ keys }) => keys.length >= 7).length).toBeGreaterThan(3);
  });

  it('R5.11 recognises by name the lines of recorded maps that are not mods', () => {
    const notFound = listRolledMaps(grouped).flatMap((map) => map.notFound.map(normaliseModLine));
    expect([...new Set(notFound)].sort()).toEqual([
      // Added by the map device at the time, instead of a prefix.
      'area is inhabited by # additional invasion boss',
      'area is inhabited by an additional invasion boss',
      // Each line was recorded only once, together with other mods: it is unknown which lines form one mod.
      'monsters cannot be stunned',
      'monsters fracture',
      'players have point blank',
      'rare monsters each have a nemesis mod',
      "this map's modifiers to quantity of items found also apply to rarity",
    ]);
  });
});

/** Lists poe1's magic and rare maps with their mods, each recorded map once. */
function listRolledMaps(grouped: readonly Grouped[]) {
  const maps = grouped.filter(
    ({ item, kind, game }) =>
      kind?.name === 'map' && game === 'poe1' && (item.frameType === 1 || item.frameType === 2) && item.explicitMods.length > 0,
  );
  const once = new Map(maps.map(({ item }) => [item.id ?? JSON.stringify(item), item]));
  return [...once.values()].map((item) => ({ item, ...identifyMapMods(readModLines(item.explicitMods), 'no') }));
}

type Raw = Readonly<Record<string, unknown>>;
type Sample = { readonly raw: Raw; readonly game: Game; readonly sound: GroupItemResult };

const itemsOfKind = 60;
/** Printed on failure, and the same in every run. */
const seed = 20_261_121;

function group(raw: Raw, game: Game): GroupItemResult {
  const read = readItem(raw);
  if (!read.ok) return { ok: false, reason: 'unknownItem' };
  readMapFacts(read.item);
  expect(itemLines(read.item).every((line) => line !== '' && !/[\r\n]/.test(line))).toBe(true);
  return groupItem(read.item, game);
}

const nameOf = (result: GroupItemResult): string => (result.ok ? `${result.primary.tag} ${result.primary.key}` : '');
const hashesOf = (result: GroupItemResult): unknown => (result.ok ? [result.primary.hash, result.extended?.hash] : result.reason);

const hostileText = fc.constantFrom(
  'x'.repeat(10_000),
  '<img src=x onerror=alert(1)>',
  '猎首',
  '\u{1F600}',
  'a\u0000b',
  '\u0085',
  '\u202eb',
  '9'.repeat(400),
);
const wrongValue = fc.oneof(
  fc.constantFrom(null, undefined, NaN, Infinity, -1, -83, 0.5, 1e300, true, {}, [], [null], [[null]], [{ name: 5 }], [{ description: 7 }]),
  fc.object({ maxDepth: 2 }),
);
const modFields = ['explicitMods', 'implicitMods', 'enchantMods', 'craftedMods', 'fracturedMods'];

/** States that make a base worthless: without these fields, the item counts as a base. */
const spoilsBase = new Set(['corrupted', 'duplicated', 'split', 'synthesised', 'enchantMods']);
/** Mods whose presence alone marks a special kind of map: without the mod the item is the plain map. */
const tellsKind = (field: string, name: string): boolean =>
  (field === 'implicitMods' && /^(?:influenced|blighted)/.test(name)) || (name === '' && spoilsBase.has(field));

describe.skipIf(corpus === '')('altered recorded items', () => {
  const samples: Sample[] = [];
  beforeAll(() => {
    const counts = new Map<string, number>();
    for (const raw of readRecordedItems() as Iterable<Raw>) {
      const game = raw['realm'] === 'poe2' ? 'poe2' : 'poe1';
      const sound = group(raw, game);
      const kind = `${game} ${sound.ok ? sound.primary.tag : sound.reason}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count <= itemsOfKind) samples.push({ raw, game, sound });
    }
  }, 120_000);

  const anySample = fc.nat().map((at) => samples[at % samples.length] as Sample);
  const anyField = fc.nat();
  const fieldOf = (raw: Raw, at: number): string => {
    const fields = Object.keys(raw);
    return fields[at % fields.length] as string;
  };

  it('R3.05 R4.19 returns the same key, or no group and the reason, for a missing field or a field of the wrong type', () => {
    fc.assert(
      fc.property(anySample, anyField, wrongValue, ({ raw, game, sound }, at, wrong) => {
        const field = fieldOf(raw, at);
        const spoilt = group({ ...raw, [field]: wrong }, game);
        if (!spoilt.ok || tellsKind(field, nameOf(sound))) return;
        expect([field, wrong, nameOf(spoilt)]).toEqual([field, wrong, nameOf(sound)]);
      }),
      { numRuns: 30_000, seed },
    );
  }, 60_000);

  it('R3.05 keeps strings of 10,000 characters, HTML, other scripts and control characters out of keys', () => {
    fc.assert(
      fc.property(anySample, anyField, hostileText, ({ raw, game }, at, text) => {
        const result = group({ ...raw, [fieldOf(raw, at)]: text }, game);
        expect(nameOf(result)).toMatch(/^[a-z_]* ?[^<>\p{Cc}]{0,120}$/u);
      }),
      { numRuns: 15_000, seed },
    );
  }, 60_000);

  it('R3.07 returns the same hashes for mods as strings or objects, any line break, and any order of fields and values', () => {
    const lineBreak = fc.constantFrom('\n', '\r\n', '\r', '\u2028', '\u0085', '\v', ' \n ', '<br>');
    fc.assert(
      fc.property(
        anySample,
        lineBreak,
        fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        ({ raw, game, sound }, parted, order, asObjects) => {
          const turn = <Entry>(list: readonly Entry[]): Entry[] =>
            list
              .map((entry, at) => ({ entry, by: order[at % order.length] ?? 0 }))
              .sort((a, b) => a.by - b.by)
              .map(({ entry }) => entry);
          const writeMod = (mod: unknown): unknown => {
            const text = typeof mod === 'string' ? mod : (mod as { description: string }).description;
            const written = text.replaceAll(/\r\n|\n/g, parted);
            return asObjects ? { description: written, flags: [] } : written;
          };
          const writeProperty = (property: unknown): unknown => {
            const { values } = property as { values?: unknown[] };
            return Array.isArray(values) ? { ...(property as Raw), values: turn(values) } : property;
          };
          const writeField = (field: string, value: unknown): unknown => {
            if (!Array.isArray(value)) return value;
            if (modFields.includes(field)) return turn(value).map(writeMod);
            return field === 'properties' ? turn(value).map(writeProperty) : turn(value);
          };
          const written = Object.fromEntries(turn(Object.entries(raw)).map(([field, value]) => [field, writeField(field, value)]));
          expect(hashesOf(group(written, game))).toEqual(hashesOf(sound));
        },
      ),
      { numRuns: 15_000, seed },
    );
  }, 60_000);
});

function writeShare(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Returns the kind of each poe1 base type listed in the recorded tables. */
function readFacts(): ReadonlyMap<string, string> {
  const lines = fs.readFileSync(path.join(corpus, 'tables/poe1_currency_like.ndjson'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as { name: string; kind: string }).map(({ name, kind }) => [name, kind]));
}

function* readRecordedItems(): Generator<unknown> {
  for (const file of listFiles('items')) {
    for (const line of fs.readFileSync(file, 'utf8').split('\n')) if (line !== '') yield JSON.parse(line);
  }
  for (const file of listFiles('stash/tabs')) {
    yield* (JSON.parse(fs.readFileSync(file, 'utf8')) as { items?: unknown[] }).items ?? [];
  }
  for (const file of listFiles('psapi')) {
    const page = JSON.parse(zlib.gunzipSync(fs.readFileSync(file)).toString()) as { stashes: { items?: unknown[] }[] };
    for (const stash of page.stashes) yield* stash.items ?? [];
  }
}

function listFiles(folder: string): string[] {
  return fs.readdirSync(path.join(corpus, folder)).map((name) => path.join(corpus, folder, name));
}
