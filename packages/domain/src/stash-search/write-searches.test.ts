import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_TEXT, compileSearch, proveSearches, readUniverse, spacesOf, writeSearches, type Subject, type WriteOptions } from './index.ts';

const maps = [
  'Temple Map',
  'Ivory Temple Map',
  'Lair Map',
  'Spider Lair Map',
  'Lair of the Hydra Map',
  'Port Map',
  'Pit Map',
  'Maze Map',
  'Maze of the Minotaur Map',
  'Reef Map',
];
const common = ['Monsters Poison on Hit', 'Players are Cursed with Enfeeble', 'Rarity: Rare', 'Morbid Trap'];
const asSubjects = (names: readonly string[]): Subject[] => names.map((name) => ({ sure: [name] }));

function write(
  subjects: readonly Subject[],
  chosen: readonly number[],
  options: WriteOptions = { form: 'quoted' },
  shared: readonly string[] = common,
) {
  return writeSearches(readUniverse(subjects, shared, { spaces: spacesOf(options.form), digits: 'kept' }), chosen, options);
}

describe('shortest search', () => {
  it('D41 distinguishes names that are part of other names', () => {
    for (const form of ['quoted', 'mapTab'] as const) {
      const result = write(asSubjects(maps), [0, 2, 7], { form });
      if (result.kind !== 'written') throw new Error(result.kind);
      expect(result.searches).toHaveLength(1);
      expect(result.proof).toEqual({ matches: 3, missed: [], extra: [] });
      if (form === 'mapTab') expect(result.searches[0]).not.toMatch(/["\s]/);
    }
  });

  it('D41 writes the complement if it is shorter', () => {
    const result = write(asSubjects(maps), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(result).toMatchObject({ kind: 'written', searches: [expect.stringMatching(/^"!.{2,4}"$/)] });
  });

  it('D41 splits a search above 250 characters into several searches that together match exactly the chosen items', () => {
    const names = Array.from(
      { length: 120 },
      (_, index) => `${String.fromCodePoint(97 + (index % 26))}${index * 7919}${String.fromCodePoint(97 + ((index * 7) % 26))} Thing`,
    );
    const chosen = names.flatMap((_, index) => ((index * index + 3 * index) % 7 < 3 ? [index] : []));
    const result = write(asSubjects(names), chosen, { form: 'quoted', maxLength: 30 }, []);
    if (result.kind !== 'written') throw new Error(result.kind);
    expect(result.searches.length).toBeGreaterThan(1);
    for (const search of result.searches) expect(search.length).toBeLessThanOrEqual(30);
    expect(proveSearches({ subjects: asSubjects(names), common: [] }, chosen, result.searches)).toEqual({
      matches: chosen.length,
      missed: [],
      extra: [],
    });
  });

  it('D41 combines several terms for an item whose lines all occur on other items', () => {
    const subjects: Subject[] = [{ sure: ['burning', 'cold'] }, { sure: ['burning', 'fire'] }, { sure: ['cold', 'fire'] }];
    const result = write(subjects, [0], { form: 'quoted' }, []);
    expect(result).toMatchObject({ kind: 'written', proof: { matches: 1, missed: [], extra: [] } });
  });

  it('D41 reports two items with the same text as indistinguishable', () => {
    expect(write([{ sure: ['Port Map'] }, { sure: ['Port Map'] }], [0])).toMatchObject({ kind: 'impossible' });
    expect(write(asSubjects(maps), [])).toEqual({ kind: 'nothingChosen' });
  });

  it('D41 never relies on variable text', () => {
    const subjects: Subject[] = [
      { sure: [`${ANY_TEXT}% more Monster Life`], possible: ['20% more Monster Life', '30% more Monster Life'] },
      { sure: [`${ANY_TEXT}% increased Monster Damage`], possible: ['20% increased Monster Damage', '30% increased Monster Damage'] },
    ];
    const result = write(subjects, [0], { form: 'quoted' }, []);
    if (result.kind !== 'written') throw new Error(result.kind);
    expect(result.searches[0]).not.toMatch(/\d/);
  });

  it('D41 always writes the same search for the same choice', () => {
    expect(write(asSubjects(maps), [1, 4, 6])).toEqual(write(asSubjects(maps), [1, 4, 6]));
  });

  it('D41 writes readable searches of at most 250 characters that match exactly the chosen items, whatever the items’ text', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '.', '(', '7', '%', '"', 'Ä', '-', '\u0130'), maxLength: 9 });
    const subject = fc.array(word, { minLength: 1, maxLength: 3 }).map((sure) => ({ sure }));
    fc.assert(
      fc.property(
        fc.array(subject, { minLength: 1, maxLength: 9 }),
        fc.array(word, { maxLength: 2 }),
        fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('mapTab' as const, 'quoted' as const),
        (subjects, shared, picks, form) => {
          const chosen = [...new Set(picks.map((pick) => pick % subjects.length))];
          const result = write(subjects, chosen, { form, looks: 5000 }, shared);
          if (result.kind !== 'written') return;
          for (const search of result.searches) {
            expect(compileSearch(search).ok).toBe(true);
            expect(search.length).toBeLessThanOrEqual(250);
          }
          expect(proveSearches({ subjects, common: shared }, chosen, result.searches)).toEqual({
            matches: chosen.length,
            missed: [],
            extra: [],
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});
