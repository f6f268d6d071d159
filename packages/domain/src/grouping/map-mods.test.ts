import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formerMapMods, mapMods } from '../tables/index.ts';
import { identifyMapMods, normaliseModLine } from './map-mods.ts';

const identify = (...lines: string[]) => identifyMapMods(lines, 'no');
const identifyHardest = (...lines: string[]) => identifyMapMods(lines, 'yes');
/** One spelling per mod, because a map shows only one spelling. */
const kinds = [...new Map(mapMods.map((mod) => [mod.key, mod])).values()];
const allMods = [...mapMods, ...formerMapMods];
const roll = (line: string, number: number): string => line.replaceAll('#', String(number));

describe('the map-mod table', () => {
  it('R3.68 has entries with a key and lines: keys are words with dashes, and lines are clean and unique within a mod', () => {
    for (const { key, lines } of allMods) {
      expect(key).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(new Set(lines.map(normaliseModLine)).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/^[\p{L}#-][\p{L}#%' ,.-]+$/u);
    }
  });

  it('R3.68 is sorted within each pool, and no two entries have the same lines', () => {
    for (const pool of ['everyMap', 'hardestMaps']) {
      const keys = mapMods.filter((mod) => mod.pool === pool).map((mod) => mod.key);
      expect(keys).toEqual([...keys].sort());
    }
    const former = formerMapMods.map(({ key }) => key);
    expect(former).toEqual([...former].sort());
    const all = allMods.map(({ lines }) => lines.map(normaliseModLine).sort().join('\n'));
    expect(all.filter((lines, at) => all.indexOf(lines) !== at)).toEqual([]);
    expect(kinds.length).toBeGreaterThan(120);
  });

  it('R3.68 has all spellings of a key in the same pool', () => {
    for (const { key, pool } of allMods) expect(allMods.filter((mod) => mod.key === key && mod.pool !== pool)).toEqual([]);
  });
});

describe('identifyMapMods', () => {
  it('R5.11 replaces numbers with a placeholder', () => {
    expect(normaliseModLine(' +40% Monster Physical Damage Reduction')).toBe('#% monster physical damage reduction');
    expect(normaliseModLine('Players have -12% to all maximum Resistances')).toBe('players have -#% to all maximum resistances');
    expect(normaliseModLine('1,500 or 1.8 metres')).toBe('# or # metres');
  });

  it('R5.11 matches a mod only if all its lines are present, in any order', () => {
    expect(identify('Unique Boss has 35% increased Life')).toEqual({ keys: [], notFound: ['Unique Boss has 35% increased Life'] });
    expect(identify('Unique Boss has 70% increased Area of Effect', 'Unique Boss has 35% increased Life')).toEqual({
      keys: ['boss-life-and-area'],
      notFound: [],
    });
  });

  it('R5.11 assigns each line to one mod, and prefers mods with more lines', () => {
    expect(identify('40% more Monster Life', 'Monsters cannot be Stunned').keys).toEqual(['cannot-be-stunned-and-more-life']);
    expect(identify('40% more Monster Life').keys).toEqual(['monster-life']);
    expect(identify('Monsters cannot be Stunned')).toEqual({ keys: [], notFound: ['Monsters cannot be Stunned'] });
  });

  it('R5.11 reports an unknown line as the item shows it', () => {
    expect(identify('Monsters sing 3 Songs', '20% more Monster Life', '')).toEqual({
      keys: ['monster-life'],
      notFound: ['Monsters sing 3 Songs'],
    });
  });

  it('R5.11 looks for the mods of the hardest maps only on those maps', () => {
    const curses = ['Vulnerability', 'Temporal Chains', 'Elemental Weakness'].map((curse) => `Players are Cursed with ${curse}`);
    expect(identify(...curses).keys).toEqual(['cursed-elemental-weakness', 'cursed-temporal-chains', 'cursed-vulnerability']);
    expect(identifyHardest(...curses).keys).toEqual(['cursed-three-times']);
  });

  it('R5.11 reads lines of maps from before 2020, including former two-line mods that have since been split', () => {
    expect(identify('25% more Rare Monsters', 'Rare Monsters each have a Nemesis Mod').keys).toEqual(['nemesis-rares']);
    expect(identify('25% more Rare Monsters').keys).toEqual(['more-rare-monsters']);
    expect(identify('Rare Monsters each have a Nemesis Mod').keys).toEqual([]);
    expect(identify('Monsters gain 1 Frenzy Charge every 20 seconds', '-8% maximum Player Resistances').keys).toEqual([
      'gain-frenzy-charges',
      'less-maximum-resistances',
    ]);
  });

  it('R5.11 recognises a mod whose wording depends on its number', () => {
    const rare = (word: string) =>
      identifyHardest(`Rare Monsters each have 2 additional ${word}`, '40% increased number of Rare Monsters').keys;
    expect(rare('Modifiers')).toEqual(['additional-rare-modifier']);
    expect(rare('Modifier')).toEqual(['additional-rare-modifier']);
  });

  it('R5.11 identifies every mod of the table from its own lines', () => {
    for (const { key, lines, pool } of allMods) {
      const found = identifyMapMods(
        lines.map((line) => roll(line, 30)),
        pool === 'everyMap' ? 'no' : 'yes',
      );
      expect([key, found]).toEqual([key, { keys: [key], notFound: [] }]);
    }
  });

  it('R5.11 never finds more mods than exist, in any order', () => {
    const withFormer = [...new Map(allMods.map((mod) => [`${mod.key} ${mod.lines.length}`, mod])).values()];
    const pools = { no: withFormer.filter((mod) => mod.pool === 'everyMap'), yes: withFormer };
    for (const hardest of ['no', 'yes'] as const) {
      fc.assert(
        fc.property(fc.uniqueArray(fc.constantFrom(...pools[hardest]), { maxLength: 8 }), fc.nat(99), (chosen, number) => {
          // If two mods share a line, the game shows it once.
          const lines = [...new Set(chosen.flatMap((mod) => mod.lines.map((line) => roll(line, number))))];
          const found = identifyMapMods(lines, hardest);
          expect(found.keys.length).toBeLessThanOrEqual(chosen.length);
          expect(identifyMapMods(lines.toReversed(), hardest).keys).toEqual(found.keys);
        }),
        { numRuns: 3000 },
      );
    }
  });
});
