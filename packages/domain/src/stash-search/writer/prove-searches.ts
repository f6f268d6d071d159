import { compileSearch, type CompiledSearch } from '../search.ts';
import { matchLine } from '../match-line.ts';
import type { Universe } from './universe.ts';

/**
 * Result of running a search: the number of chosen items it matches, and the row numbers of the chosen items it misses
 * and of the other items it matches.
 */
export type SearchProof = { readonly matches: number; readonly missed: readonly number[]; readonly extra: readonly number[] };

/**
 * Verifies searches by running them over every item, both unchanged and with every common line added; an item is found
 * when any search finds it. Chosen items must be found both times, and other items must not be found either time. An
 * unreadable search finds nothing.
 */
export function proveSearches(
  { subjects, common }: Pick<Universe, 'subjects' | 'common'>,
  chosen: Iterable<number>,
  searches: readonly string[],
): SearchProof {
  const isChosen = new Set(chosen);
  const always = new Set<number>();
  const ever = new Set<number>();
  for (const text of searches) {
    const compiled = compileSearch(text);
    if (!compiled.ok) continue;
    const runs = compiled.search.terms.map((term) => createRun(term, common));
    for (const [row, { sure, possible }] of subjects.entries()) {
      const own = possible && possible.length > 0 ? possible : sure;
      const hits = runs.map(({ negated, hitsCommon, hits: hitsLine }) => {
        const hitsOwn = own.some(hitsLine);
        return { alone: hitsOwn !== negated, besideCommon: (hitsOwn || hitsCommon) !== negated };
      });
      const alone = hits.every((hit) => hit.alone);
      const beside = hits.every((hit) => hit.besideCommon);
      if (alone && beside) always.add(row);
      if (alone || beside) ever.add(row);
    }
  }
  const rows = subjects.map((_, row) => row);
  return {
    matches: rows.filter((row) => isChosen.has(row) && always.has(row)).length,
    missed: rows.filter((row) => isChosen.has(row) && !always.has(row)),
    extra: rows.filter((row) => !isChosen.has(row) && ever.has(row)),
  };
}

/** Runs one term over each distinct line once. */
function createRun({ negated, program }: CompiledSearch['terms'][number], common: readonly string[]) {
  const known = new Map<string, boolean>();
  const hits = (line: string): boolean => {
    let isHit = known.get(line);
    if (isHit === undefined) known.set(line, (isHit = matchLine(program, line)));
    return isHit;
  };
  return { negated, hits, hitsCommon: common.some(hits) };
}
