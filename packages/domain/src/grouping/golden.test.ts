import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readItem } from '../item/index.ts';
import type { Game } from '../item/index.ts';
import { groupItem } from './group-item.ts';
import { hashGroup } from './hash.ts';
import type { HashProperties } from './hash.ts';
import type { Tag } from '../tables/index.ts';

/** A line of `golden/*.ndjson`: an item, and its group or why it has none. To add a case, add a line. */
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

/** The rules each file proves. */
const files: Record<string, string> = {
  listed: 'R3.24 R3.08',
  prefixed: 'R5.38',
  card: 'R5.36',
  gem: 'R5.18 R5.19',
  unique: 'R5.40 R5.29 R5.34 R5.37',
  map: 'R3.24 R5.11 R5.13 R5.15 D28 D57',
  heist: 'R5.21 R5.25 R5.26',
  expedition: 'R5.27 R5.21',
  cluster: 'R5.28 D28',
  poe2: 'R3.24 R5.18 D57',
  others: 'R5.22 R5.23 R5.24 R5.30 R5.33 R5.39',
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

describe('golden groups', () => {
  it('D57 every golden file is run', () => {
    expect(fs.readdirSync(folder).sort()).toEqual(
      Object.keys(files)
        .map((name) => `${name}.ndjson`)
        .sort(),
    );
  });

  for (const [file, rules] of Object.entries(files)) {
    const lines = fs
      .readFileSync(path.join(folder, `${file}.ndjson`), 'utf8')
      .trim()
      .split('\n');
    it.each(lines.map((line, at) => [at + 1, line] as const))(`${rules} ${file}.ndjson line %i`, (_at, line) => {
      const { item, game, ...expected } = JSON.parse(line) as Golden;
      expect(describeGroup(item, game)).toEqual(withHash(expected));
    });
  }
});

describe('group order', () => {
  it('R3.07 the order of mods and properties never changes a hash', () => {
    for (const file of Object.keys(files)) {
      for (const line of fs
        .readFileSync(path.join(folder, `${file}.ndjson`), 'utf8')
        .trim()
        .split('\n')) {
        const { item, game } = JSON.parse(line) as Golden;
        const hashOf = (raw: unknown): string | undefined => describeGroup(raw, game).hash;
        const turned = Object.fromEntries(
          Object.entries(item)
            .toReversed()
            .map(([field, value]) => [field, Array.isArray(value) ? value.toReversed() : value]),
        );
        expect([line, hashOf(turned)]).toEqual([line, hashOf(item)]);
      }
    }
  });
});
