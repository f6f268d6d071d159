import type { Game } from '../item/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileSearch,
  listMapChoices,
  listModChoices,
  matchesSearch,
  readMapSearch,
  writeMapSearch,
  writeThreshold,
  type MapSearchForm,
} from './index.ts';
import { spellOutMod } from './map-subjects.ts';

const empty: MapSearchForm = {
  game: 'poe1',
  league: 'mercenaries',
  form: 'quoted',
  names: 'alone',
  maps: [],
  wanted: [],
  avoided: [],
  thresholds: {},
  rounding: 'exact',
};
const mods = listModChoices('poe1').map(({ key }) => key);
const reflect = mods.filter((key) => /^Monsters reflect #% of (Elemental|Physical) Damage$/.test(key));

function write(form: Partial<MapSearchForm>): readonly string[] {
  const result = writeMapSearch({ ...empty, ...form });
  if (result.kind !== 'written') throw new Error(result.kind);
  return result.searches;
}
function finds(searches: readonly string[], lines: readonly string[]): boolean {
  return searches.some((text) => {
    const compiled = compileSearch(text);
    if (!compiled.ok) throw new Error(`${text}: ${compiled.error.code}`);
    return matchesSearch(compiled.search, lines);
  });
}

describe('map search', () => {
  it('D41 combines maps, mods and thresholds in one string', () => {
    for (const form of ['quoted', 'mapTab'] as const) {
      const searches = write({ form, maps: ['Port Map', 'Strand Map'], avoided: reflect, thresholds: { quantity: 80, packSize: 30 } });
      expect(searches).toHaveLength(1);
      const good = [
        'Port Map',
        'Item Quantity: +85% (augmented)',
        'Monster Pack Size: +31% (augmented)',
        'Players are Cursed with Enfeeble',
      ];
      expect(finds(searches, good)).toBe(true);
      expect(finds(searches, [...good, 'Monsters reflect 18% of Elemental Damage'])).toBe(false);
      expect(finds(searches, good.with(0, 'Pit Map'))).toBe(false);
      expect(finds(searches, good.with(1, 'Item Quantity: +79% (augmented)'))).toBe(false);
    }
  });

  it('D41 reads its own strings back, and flags unknown terms', () => {
    const maps = ['Strand Map', 'Port Map', 'Lair Map'];
    const [text = ''] = write({
      maps,
      wanted: [mods.find((key) => key.includes('Frenzy')) ?? ''],
      avoided: reflect,
      thresholds: { quantity: 83 },
    });
    const read = readMapSearch(`${text} whatever`, { game: 'poe1', league: 'mercenaries' });
    if (!read.ok) throw new Error(read.error.code);
    const means = read.terms.map((term) => term.means);
    expect(means.find(({ kind }) => kind === 'maps')).toEqual({ kind: 'maps', keys: expect.arrayContaining(maps) });
    expect(means.find(({ kind }) => kind === 'avoided')).toEqual({ kind: 'avoided', keys: expect.arrayContaining(reflect) });
    expect(means).toContainEqual({ kind: 'threshold', threshold: 'quantity', percent: 83 });
    expect(means.at(-1)).toEqual({ kind: 'text', maps: [], mods: [] });
  });

  it('D41 keeps a threshold as text if the form has no field for it in this game', () => {
    const drops = writeThreshold('dropChance', 80);
    const reads = (text: string, game: Game) => {
      const read = readMapSearch(`"${text}"`, { game, league: 'standard' });
      return read.ok && read.terms[0]?.means;
    };
    expect(reads(drops, 'poe2')).toEqual({ kind: 'threshold', threshold: 'dropChance', percent: 80 });
    expect(reads(drops, 'poe1')).toEqual({ kind: 'text', maps: [], mods: [] });
    expect(reads(writeThreshold('moreMaps', 80), 'poe2')).toEqual({ kind: 'text', maps: [], mods: [] });
  });

  it.each(['((.|..)+){99}', '([^q]*.){99}', '(.*.{98}){9}'])(
    'D40 parses a search of many terms like %s in bounded time, keeping slow terms as text',
    (slow) => {
      const search = Array.from({ length: 17 }, () => slow).join(' ');
      const read = readMapSearch(search, { game: 'poe1', league: 'standard' });
      if (!read.ok) throw new Error(read.error.code);
      expect(read.terms).toHaveLength(17);
      expect(read.terms.at(-1)).toEqual({ text: slow, means: { kind: 'text', maps: [], mods: [] } });
    },
  );

  it('D41 splits half of all maps into several strings of at most 250 characters', () => {
    const maps = listMapChoices({ game: 'poe1', league: 'mercenaries' })
      .filter((_, at) => (at * at + at) % 7 < 4)
      .map(({ key }) => key);
    const searches = write({ maps, names: 'amongWords' });
    for (const search of searches) expect(search.length).toBeLessThanOrEqual(250);
    for (const { key } of listMapChoices({ game: 'poe1', league: 'mercenaries' })) {
      for (const line of [key, `Superior ${key}`])
        expect(`${line} ${finds(searches, [line, 'Rarity: Magic'])}`).toBe(`${line} ${maps.includes(key)}`);
    }
  });

  it('D41 distinguishes maps by tier if they have no other name', () => {
    const searches = write({ league: 'allflame', maps: ['Map (Tier 16)', 'Map (Tier 1)'] });
    expect(finds(searches, ['Map (Tier 16)'])).toBe(true);
    expect(finds(searches, ['Map (Tier 6)'])).toBe(false);
    expect(finds(searches, ['Map (Tier 15)'])).toBe(false);
  });

  it('D41 finds maps with at least one wanted mod and no avoided mod, regardless of their other mods', () => {
    const someMods = (most: number) => fc.array(fc.constantFrom(...mods), { minLength: 1, maxLength: most });
    const form = fc.record({
      form: fc.constantFrom('quoted' as const, 'mapTab' as const),
      wanted: fc.oneof(fc.constant<string[]>([]), someMods(6)),
      avoided: fc.oneof(fc.constant<string[]>([]), someMods(6)),
    });
    const maps = fc.array(fc.record({ others: someMods(6), number: fc.nat(3), isGood: fc.boolean() }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(form, maps, (chosen, drawn) => {
        const wanted = chosen.wanted.filter((key) => !chosen.avoided.includes(key));
        const result = writeMapSearch({ ...empty, ...chosen, wanted });
        if (result.kind !== 'written') return;
        const also = new Set(result.proofs.flatMap((proof) => proof.also));
        for (const { others, number, isGood } of drawn) {
          const has = isGood ? [...others, ...wanted.slice(0, 1)] : others;
          // Skip maps with a mod that the search cannot distinguish from a chosen mod and therefore also finds.
          if (has.some((key) => also.has(key))) continue;
          const lines = new Set(has.flatMap((key) => key.split(' / ')));
          const isThere = (key: string): boolean => key.split(' / ').every((line) => lines.has(line));
          const shown = [...lines].map((line) => spellOutMod(line)[number] ?? line);
          const expected = (wanted.length === 0 || wanted.some(isThere)) && !chosen.avoided.some(isThere);
          const text = ['Rarity: Rare', 'Morbid Trap', 'Strand Map', 'Item Quantity: +83% (augmented)', ...shown];
          expect([result.searches, shown, finds(result.searches, text)]).toEqual([result.searches, shown, expected]);
        }
      }),
      { numRuns: 150, seed: 41 },
    );
  });

  it('D41 can require or exclude every mod on its own', { timeout: 60_000 }, () => {
    for (const key of mods) {
      expect(writeMapSearch({ ...empty, wanted: [key] }), key).toMatchObject({ kind: 'written' });
    }
    expect(writeMapSearch(empty)).toEqual({ kind: 'nothingChosen' });
  });
});

describe('writeMapSearch for poe2', () => {
  const scope = { game: 'poe2', league: 'rise of the abyssal' } as const;
  const poe2 = { ...empty, ...scope, names: 'amongWords' } as const;
  const choices = listMapChoices(scope);
  const lines = listModChoices('poe2').map(({ key }) => key);
  const waystone = (name: string, ...more: string[]): string[] => [
    'Item Class: Waystones',
    'Rarity: Rare',
    'Putrid Compass',
    name,
    ...more,
  ];

  it('D41 lists waystones by tier, tablets, and the mods found on waystones', () => {
    expect(choices.slice(0, 2)).toEqual([
      { key: 'Waystone (Tier 1)', label: 'Waystone (Tier 1)', detail: 'T1' },
      { key: 'Waystone (Tier 2)', label: 'Waystone (Tier 2)', detail: 'T2' },
    ]);
    expect(choices.filter(({ key }) => key.startsWith('Waystone'))).toHaveLength(16);
    expect(choices.filter(({ key }) => key.endsWith(' Tablet')).length).toBe(choices.length - 16);
    expect(lines).toContain('Players are periodically Cursed with Temporal Chains');
  });

  it('D41 finds exactly the chosen waystones and tablets, including magic items with affix words in their names', () => {
    fc.assert(
      fc.property(fc.subarray(choices, { minLength: 1 }), (chosen) => {
        const searches = write({ ...poe2, maps: chosen.map(({ key }) => key) });
        for (const { key } of choices) {
          const isChosen = chosen.some((choice) => choice.key === key);
          expect([key, finds(searches, waystone(key))]).toEqual([key, isChosen]);
          expect([key, finds(searches, waystone(`Painful ${key} of Erosion`))]).toEqual([key, isChosen]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('D41 can require or exclude every waystone mod on its own, with a threshold', () => {
    for (const key of lines) {
      const text = key.replaceAll('#', '27');
      const others = lines.filter((line) => line !== key).map((line) => line.replaceAll('#', '27'));
      const chance = 'Waystone Drop Chance: +90% (augmented)';
      const wanted = write({ ...poe2, wanted: [key], thresholds: { dropChance: 85 } });
      expect([key, finds(wanted, waystone('Waystone (Tier 15)', chance, text))]).toEqual([key, true]);
      expect([key, finds(wanted, waystone('Waystone (Tier 15)', 'Waystone Drop Chance: +80% (augmented)', text))]).toEqual([key, false]);
      expect([key, finds(wanted, waystone('Waystone (Tier 15)', chance, ...others))]).toEqual([key, false]);
      const avoided = write({ ...poe2, avoided: [key] });
      expect([key, finds(avoided, waystone('Waystone (Tier 15)', text))]).toEqual([key, false]);
      expect([key, finds(avoided, waystone('Waystone (Tier 15)', ...others))]).toEqual([key, true]);
    }
  });

  it('D41 reads its own strings back', () => {
    const [text = ''] = write({ ...poe2, maps: ['Waystone (Tier 15)', 'Waystone (Tier 16)'], thresholds: { rarity: 60, dropChance: 85 } });
    const read = readMapSearch(text, scope);
    expect(read.ok && read.terms.map(({ means }) => means)).toEqual(
      expect.arrayContaining([
        { kind: 'threshold', threshold: 'rarity', percent: 60 },
        { kind: 'threshold', threshold: 'dropChance', percent: 85 },
        { kind: 'maps', keys: ['Waystone (Tier 15)', 'Waystone (Tier 16)'] },
      ]),
    );
  });
});
