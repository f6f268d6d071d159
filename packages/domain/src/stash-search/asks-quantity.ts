import { matchLine } from './match-line.ts';
import type { CompiledSearch } from './search.ts';
import { MAX_MATCH_STEPS, type MatchBound } from './work.ts';

/** A map's item quantity line, as written by the publisher and in text copied from the game. */
const QUANTITY = /^(Item Quantity: \+?)\d+(%.*)$/;
/** Largest item quantity tried; maps have less. */
const MAX_QUANTITY = 300;

/**
 * Returns whether a search depends on item quantity (R5.09), that is, whether some item would no longer be found if its
 * item quantity were different. Only the matches count, not how the search is written. A search above the work limit
 * counts as dependent.
 */
export function asksQuantity(
  search: CompiledSearch,
  items: readonly (readonly string[])[],
  { work = { steps: 0 }, maxSteps = MAX_MATCH_STEPS }: MatchBound = {},
): boolean {
  const known = search.terms.map(() => new Map<string, boolean>());
  const hits = (index: number, line: string): boolean => {
    const before = known[index]?.get(line);
    const term = search.terms[index];
    if (before !== undefined || term === undefined || work.steps > maxSteps) return before === true;
    const isHit = matchLine(term.program, line, work, maxSteps);
    known[index]?.set(line, isHit);
    return isHit;
  };
  const answers = new Map<string, boolean>();
  for (const lines of items) {
    const quantity = lines.find((line) => QUANTITY.test(line));
    if (quantity === undefined) continue;
    const others = lines.filter((line) => line !== quantity);
    const hitElsewhere = search.terms.map((_term, index) => others.some((line) => hits(index, line)));
    const isFound = (line: string): boolean =>
      search.terms.every(({ negated }, index) => ((hitElsewhere[index] ?? false) || hits(index, line)) !== negated);
    const key = `${hitElsewhere.join()} ${quantity}`;
    const answer = answers.get(key) ?? (isFound(quantity) && listOtherQuantities(quantity).some((line) => !isFound(line)));
    answers.set(key, answer);
    if (answer || work.steps > maxSteps) return true;
  }
  return work.steps > maxSteps;
}

const listOtherQuantities = (line: string): string[] =>
  Array.from({ length: MAX_QUANTITY + 1 }, (_, percent) => line.replace(QUANTITY, `$1${percent}$2`));
