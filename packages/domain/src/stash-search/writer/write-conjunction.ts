import { writePlaces, writtenLength } from './alphabet.ts';
import type { RowBits } from './find-atoms.ts';
import type { Frame, Universe } from './universe.ts';

/** The pattern of a term in a conjunction. */
export type ConjunctTerm = { readonly text: string; readonly negated: boolean };

/** A pattern of a frame that can be a term: the item always matches it, or, if negated, never matches it. */
type Choice = { readonly frame: Frame; readonly index: number; readonly negated: boolean };

/**
 * Finds terms for an item that no single pattern distinguishes: the item matches all of the terms, and every forbidden
 * item fails at least one. Greedy, by items excluded per character. Undefined if a forbidden item may have exactly the
 * same text.
 */
export function writeConjunction(universe: Universe, row: number, forbid: RowBits): ConjunctTerm[] | undefined {
  const left = forbid.slice();
  const terms: ConjunctTerm[] = [];
  while (left.some((word) => word !== 0)) {
    const best = findBest(universe, row, left);
    if (!best) return undefined;
    terms.push(writeChoice(universe, best));
    const { frame, index, negated } = best;
    for (let word = 0; word < left.length; word += 1) left[word] = (left[word] as number) & ~killsOf(frame, { index, negated, word });
  }
  return terms;
}

/**
 * The rows of one word that fail the term: rows that never match the pattern or, if the term is negated, always match
 * it.
 */
function killsOf({ table }: Frame, { index, negated, word }: { index: number; negated: boolean; word: number }): number {
  const at = index * table.words + word;
  return negated ? (table.sure[at] as number) : ~(table.possible[at] as number);
}

/**
 * Finds the term that excludes most of the remaining rows, relative to its length. Tries all patterns, but builds only
 * the best term.
 */
function findBest({ frames }: Universe, row: number, left: RowBits): Choice | undefined {
  const ownWord = row >> 5;
  const ownBit = 1 << (row & 31);
  let best: Choice | undefined;
  let bestScore = 0;
  for (const frame of frames) {
    const { words, count, common, codes, sure, possible } = frame.table;
    const around = (frame.anchored ? 1 : 0) + (frame.end === '' ? 0 : frame.end.length + 3);
    for (let index = 0; index < count; index += 1) {
      if (common[index] === 1) continue;
      const at = index * words;
      const isSure = ((sure[at + ownWord] as number) & ownBit) !== 0;
      if (!isSure && ((possible[at + ownWord] as number) & ownBit) !== 0) continue;
      let killed = 0;
      for (let word = 0; word < words; word += 1) {
        const rows = isSure ? ~(possible[at + word] as number) : (sure[at + word] as number);
        killed += countBits((left[word] as number) & rows);
      }
      // A term has at least two characters, so most terms need no exact length.
      if (killed <= bestScore * 2) continue;
      const score = killed / (around + writtenLength(codes[index] as number) + (isSure ? 1 : 2));
      if (score <= bestScore) continue;
      bestScore = score;
      best = { frame, index, negated: !isSure };
    }
  }
  return best;
}

function writeChoice({ alphabet }: Universe, { frame: { anchored, end, table }, index, negated }: Choice): ConjunctTerm {
  const places = writePlaces(alphabet, table.codes[index] as number).join('');
  return { text: `${anchored ? '^' : ''}${places}${end === '' ? '' : `.*${end}$`}`, negated };
}

/** Counts the bits set in a word. */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
