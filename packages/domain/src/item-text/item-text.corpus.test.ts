import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { groupItem } from '../grouping/index.ts';
import type { GameItem } from '../item/index.ts';
import { readItemText } from './index.ts';

const file = path.join(process.env['CORPUS'] ?? '', 'texts', 'item_texts.ndjson');
const isMissing = !existsSync(file);
type Recorded = { readonly text: string; readonly item_class: string | null; readonly rarity: string };

const readTexts = (): Recorded[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);
/** Texts recorded from program sources contain the source's quotes, concatenations and line breaks. */
const isDamaged = ({ text }: Recorded): boolean => /["'] ?\+|^\s*["']|\/\/\/|x" \*/m.test(text);

it.skipIf(isMissing)('R1.07 returns an item with a base, or a reason, for every recorded English text', () => {
  const reasons = new Map<string, number>();
  const withoutBase: string[] = [];
  for (const recorded of readTexts()) {
    const read = readItemText(recorded.text, 'poe1');
    if (!read.ok) {
      reasons.set(read.reason, (reasons.get(read.reason) ?? 0) + 1);
      continue;
    }
    if (read.item.baseType === '' && !isDamaged(recorded)) withoutBase.push(read.item.typeLine);
  }
  expect(withoutBase).toEqual([]);
  expect([...reasons.keys()].filter((reason) => reason === 'notAnItem' || reason === 'otherLanguage')).toEqual([]);
});

it.skipIf(isMissing)('R1.07 groups recorded gems, uniques, maps, charms, relics and blank jewels correctly', () => {
  const kinds: readonly [name: string, is: (item: GameItem, recorded: Recorded) => boolean, tags: RegExp][] = [
    ['gem', (item) => item.frameType === 4, /^gem$/],
    ['map', (item, recorded) => recorded.item_class === 'Maps' && item.identified, /map$/],
    ['charm or relic', (_item, recorded) => /^(?:Charms|Relics)$/.test(recorded.item_class ?? ''), /^(?:base|relic|unique)$/],
    ['jewel of poe2', (item) => /^(?:Emerald|Ruby|Sapphire|Diamond)$/.test(item.baseType) && item.frameType < 2, /^base$/],
    ['unique', (item) => item.frameType === 3 && item.identified && !item.baseType.includes('Map'), /^(unique|timeless_jewel|relic)$/],
  ];
  const counts = new Map<string, number>();
  for (const recorded of readTexts()) {
    const read = readItemText(recorded.text, 'poe1');
    if (!read.ok || isDamaged(recorded)) continue;
    for (const [name, is, tags] of kinds) {
      if (!is(read.item, recorded)) continue;
      const group = groupItem(read.item, read.game ?? 'poe1');
      expect([recorded.text, group.ok ? group.primary.tag : group.reason]).toEqual([recorded.text, expect.stringMatching(tags)]);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  for (const [name, least] of [
    ['gem', 12],
    ['map', 9],
    ['charm or relic', 5],
    ['jewel of poe2', 1],
    ['unique', 45],
  ] as const)
    expect(counts.get(name)).toBeGreaterThanOrEqual(least);
});
