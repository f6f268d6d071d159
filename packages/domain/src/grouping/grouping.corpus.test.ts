import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemLines, readItem } from '../item/index.ts';
import type { Game, GameItem } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import type { GroupItemResult } from './group.ts';
import { kindOf } from './recorded/kind.ts';
import type { Kind } from './recorded/kind.ts';

const corpus = process.env['CORPUS'] ?? '';

type Grouped = { item: GameItem; game: Game; kind: Kind | undefined; result: GroupItemResult };

/**
 * A line of `recorded/exceptions.ndjson`: recorded items of a kind that have no group, why the rules say so, why that is right, and how
 * large their share of the kind may be. `base` is a pattern of their base type or, without one, their type line. To explain more, add a line.
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

  it('R4.19 every recorded item is read and answered', () => {
    expect(grouped.length).toBeGreaterThan(40_000);
    expect(refused).toBe(0);
  });

  it('R3.24 every item of a kind that R3 names is in a group of the right tag', () => {
    const wrong = grouped.filter(({ kind, result }) => kind && result.ok && !kind.tags.includes(result.primary.tag));
    expect(wrong.map(({ item, kind, result }) => [item.typeLine, kind?.name, result.ok && result.primary.tag])).toEqual([]);
  });

  it('R3.24 the items of a kind that have no group are those the exceptions explain, and no more of them', () => {
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
    // A line that explains nothing any more has to go.
    expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
  });

  it('R4.19 nothing else has a group: equipment, flasks and quest items have no common price', () => {
    const others = grouped.filter(({ kind, result }) => !kind && result.ok);
    expect(others.map(({ item, result }) => [item.typeLine, item.frameType, result.ok && result.primary.tag])).toEqual([]);
  });

  it('R5.11 the 8-mod map of game 3.29 is recognised, whole', () => {
    const found = grouped.filter(({ result }) => result.ok && result.extended?.unsafeHashProperties['eightMod'] === true);
    expect(found.length).toBeGreaterThan(0);
    const newest = found.filter(({ item }) => item.explicitMods.some((mod) => typeof mod === 'object'));
    expect(newest.map(({ item, result }) => [item.typeLine, result.ok && (result.modsNotFound ?? [])])).toEqual([['Map (Tier 16)', []]]);
  });
});

function writeShare(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The kind of each base type that the facts name, for poe1. */
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
