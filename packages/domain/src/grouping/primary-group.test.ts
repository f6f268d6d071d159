import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readItem, type Game } from '../item/index.ts';
import { findPrimaryGroup, groupItem, type GroupItemResult } from './index.ts';

type Grouped = Extract<GroupItemResult, { ok: true }>;

/** Reads every item in the golden files that has a group. */
function readGolden(): readonly Grouped[] {
  const folder = new URL('./golden/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ndjson'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => {
      const { item: raw, game } = JSON.parse(line) as { item: unknown; game?: Game };
      const read = readItem(raw);
      const grouped = read.ok ? groupItem(read.item, game ?? 'poe1') : null;
      return grouped?.ok === true ? [grouped] : [];
    });
}

describe('findPrimaryGroup', () => {
  const golden = readGolden();

  it('D28 D45 finds the primary group of every extended group of a map or unique', () => {
    const finer = golden.flatMap(({ primary, extended, market }) =>
      extended === undefined || primary.tag === 'cluster' || market === 'extendedInstead' ? [] : [{ primary, extended }],
    );
    expect(finer.map(({ primary }) => primary.tag)).toEqual(expect.arrayContaining(['map', 'unique']));
    for (const { primary, extended } of finer) expect(findPrimaryGroup(extended).hash).toBe(primary.hash);
  });

  it('D28 leaves every primary group, and a cluster jewel’s threshold group, unchanged', () => {
    expect(golden.length).toBeGreaterThan(150);
    for (const { primary } of golden) expect(findPrimaryGroup(primary).hash).toBe(primary.hash);
    const clusters = golden.flatMap(({ extended }) =>
      extended?.tag === 'cluster' && extended.unsafeHashProperties['notables'] === undefined ? [extended] : [],
    );
    expect(clusters.length).toBeGreaterThan(0);
    for (const extended of clusters) expect(findPrimaryGroup(extended).hash).toBe(extended.hash);
  });
});
