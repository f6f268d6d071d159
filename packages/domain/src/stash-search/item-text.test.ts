import { expect, it } from 'vitest';
import { readItem } from '../item/index.ts';
import { compileSearch, matchesSearch, readPastedTexts, searchLines } from './index.ts';

function finds(search: string, lines: readonly string[]): boolean {
  const compiled = compileSearch(search);
  if (!compiled.ok) throw new Error(compiled.error.code);
  return matchesSearch(compiled.search, lines);
}

it('D40 includes the sockets and requirements of loaded items', () => {
  const socket = (group: number, sColour: string) => ({ group, attr: 'S', sColour });
  const read = readItem({
    typeLine: 'Astral Plate',
    sockets: [socket(0, 'R'), socket(0, 'G'), socket(0, 'B'), socket(1, 'R'), socket(1, 'G'), { group: 1 }],
    requirements: [{ name: 'Level', values: [['62', 0]], displayMode: 0 }],
  });
  if (!read.ok) throw new Error(read.reason);
  expect(searchLines(read.item)).toContain('Sockets: R-G-B R-G-S');
  for (const search of ['([rgbs].){5}[rgbs]', 'r-g-b', '"level: 62"']) expect(finds(search, searchLines(read.item))).toBe(true);
});

it('D40 removes the marks, ranges and remarks of the detailed format from a pasted item', () => {
  const [lines = []] = readPastedTexts(
    [
      'Rarity: Rare',
      '{ Prefix Modifier "Unstoppable" (Tier: 1) — Speed }',
      'Monsters cannot be Taunted — Unscalable Value',
      '-22(-30--20)% to all Elemental Resistances',
      'Players are Cursed with Vulnerability',
      '(Vulnerability is a Hex which increases Physical Damage taken,',
      'and lasts 8 seconds)',
      '+9(8-10) to Strength (mutated)',
    ].join('\n'),
  );
  expect(lines).toEqual([
    'Rarity: Rare',
    'Monsters cannot be Taunted',
    '-22% to all Elemental Resistances',
    'Players are Cursed with Vulnerability',
    '+9 to Strength',
  ]);
});
