import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readItem, type Game } from '../item/index.ts';
import { findPrimaryHash, groupItem, type GroupItemResult } from './index.ts';

type Grouped = Extract<GroupItemResult, { ok: true }>;

/** Everything in the golden files that is grouped. */
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

describe('findPrimaryHash', () => {
  const golden = readGolden();

  it('D28 finds the primary group of every extended one of a map', () => {
    const maps = golden.flatMap(({ primary, extended }) =>
      extended === undefined || primary.tag === 'cluster' ? [] : [{ primary, extended }],
    );
    expect(maps.length).toBeGreaterThan(5);
    for (const { primary, extended } of maps) expect(findPrimaryHash(extended)).toBe(primary.hash);
  });

  it('D28 leaves every primary group, and a cluster jewel of a threshold, what it is', () => {
    expect(golden.length).toBeGreaterThan(150);
    for (const { primary } of golden) expect(findPrimaryHash(primary)).toBe(primary.hash);
    const clusters = golden.flatMap(({ extended }) => (extended?.tag === 'cluster' ? [extended] : []));
    expect(clusters.length).toBeGreaterThan(0);
    for (const extended of clusters) expect(findPrimaryHash(extended)).toBe(extended.hash);
  });
});
