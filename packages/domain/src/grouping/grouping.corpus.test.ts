import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemLines, readItem } from '../item/index.ts';
import type { GameItem } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import type { Tag } from '../tables/index.ts';
import type { GroupItemResult } from './group.ts';

const corpus = process.env['CORPUS'] ?? '';

type Grouped = { item: GameItem; result: GroupItemResult };

describe.skipIf(corpus === '')('grouping of recorded items', () => {
  const grouped: Grouped[] = [];
  let refused = 0;

  beforeAll(() => {
    for (const raw of readRecordedItems()) {
      const read = readItem(raw);
      if (!read.ok) {
        refused += 1;
        continue;
      }
      const game = (raw as { realm?: string }).realm === 'poe2' ? 'poe2' : 'poe1';
      itemLines(read.item);
      grouped.push({ item: read.item, result: groupItem(read.item, game) });
    }
  }, 120_000);

  it('R4.19 every recorded item is read and answered', () => {
    expect(grouped.length).toBeGreaterThan(40_000);
    expect(refused).toBe(0);
  });

  it('R3.24 the share of grouped items per frame is as known', () => {
    const shares: Record<string, string> = {};
    for (const frame of [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11]) {
      const ofFrame = grouped.filter(({ item }) => item.frameType === frame);
      const count = ofFrame.filter(({ result }) => result.ok).length;
      shares[frame] = `${count}/${ofFrame.length} ${((100 * count) / Math.max(1, ofFrame.length)).toFixed(1)} %`;
    }
    process.stdout.write(`grouped per frame type ${JSON.stringify(shares)}\n`);
    expect(shareOf(4)).toBe(1);
    expect(shareOf(11)).toBe(1);
    // Not grouped: harvest seeds and machines, skins, and another client language; unidentified uniques.
    expect(shareOf(5)).toBeGreaterThan(0.89);
    expect(shareOf(6)).toBeGreaterThan(0.99);
    expect(shareOf(3)).toBeGreaterThan(0.9);
  });

  it('R5.36 cards, R5.18 gems, R5.28 clusters and heist items have their tag', () => {
    const wrong = grouped.filter(({ item, result }) => result.ok && !isRightTag(item, result.primary.tag));
    expect(wrong.map(({ item }) => item.typeLine)).toEqual([]);
  });

  it('R3.24 nothing that stacks as currency is left out, save what is listed here', () => {
    const left = new Set<string>();
    for (const { item, result } of grouped) {
      if (!result.ok && item.frameType === 5 && item.maxStackSize > 1) left.add(item.baseType);
    }
    const unexplained = [...left].filter((name) => !isKnownException(name));
    expect(unexplained).toEqual([]);
  });

  function shareOf(frameType: number): number {
    const ofFrame = grouped.filter(({ item }) => item.frameType === frameType);
    return ofFrame.filter(({ result }) => result.ok).length / ofFrame.length;
  }
});

/** What the frame and the base type alone say of the tag. */
function isRightTag({ frameType, baseType }: GameItem, tag: Tag): boolean {
  if (frameType === 6) return tag === 'card';
  if (frameType === 4) return tag === 'gem';
  if (baseType.startsWith('Contract: ')) return tag === (frameType === 3 ? 'unique' : 'contract');
  if (baseType.startsWith('Blueprint: ')) return tag === 'blueprint';
  if (baseType.endsWith(' Cluster Jewel')) return tag === (frameType === 3 ? 'unique' : 'cluster');
  if (frameType === 5 && baseType.includes('Essence of')) return tag === 'essence';
  if (frameType === 5 && baseType.endsWith(' Fossil')) return tag === 'fossil';
  if (baseType.endsWith(' Map')) return tag === 'map' || tag.endsWith('_map');
  // Nothing else that is rare is a group: rare equipment has no common price.
  return frameType !== 2 || ['map', 'influenced_map', 'logbook', 'beast', 'invitation'].includes(tag);
}

/** Harvest's machines, which left the game with its seeds, and skins, which nobody can trade. */
const knownExceptions = new Set([
  'Advanced Storage Tank',
  'Arcane Visage',
  'Black Hole Frostbolt Effect',
  'Dark Fireworks',
  'Disperser',
  'Divine Ice Crown',
  'Emerald Weapon Effect',
  'Gloom Herald Effect',
  'Gore Lightning Arrow Effect',
  'Horticrafting Station',
  'Prophecy Footprints Effect',
  'Prophecy Weapon Effect',
  'Purple Footprints Effect',
  'Purple Skull Helmet',
  'Pylon',
  'Storage Tank',
]);

/** Besides: harvest's seeds, a captured soul (locked), and names of another client language. */
function isKnownException(name: string): boolean {
  return (
    knownExceptions.has(name) ||
    / (?:Seed|Grain|Bulb|Bud|Blossom|Flower)$/.test(name) ||
    name.split('').some((char) => char > '\u024f') ||
    name.startsWith('Captured Soul')
  );
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
