import { writePlaces } from './alphabet.ts';
import { toBits, type RowBits } from './find-atoms.ts';
import type { Universe } from './universe.ts';

/** A term of a conjunction, as its pattern. */
export type ConjunctTerm = { readonly text: string; readonly negated: boolean };

type Candidate = { readonly term: ConjunctTerm; readonly kills: RowBits };

/**
 * For one item that no single pattern tells apart: terms that all hold for it, and of which every forbidden item fails one. Greedy, most items
 * a character first. Undefined where a forbidden item may read exactly like it.
 */
export function writeConjunction(universe: Universe, row: number, forbid: RowBits): ConjunctTerm[] | undefined {
  const candidates = findCandidates(universe, row, forbid);
  const left = forbid.slice();
  const terms: ConjunctTerm[] = [];
  while (left.some((word) => word !== 0)) {
    let best: Candidate | undefined;
    let bestScore = 0;
    for (const candidate of candidates) {
      const killed = countShared(candidate.kills, left);
      const score = killed / (candidate.term.text.length + (candidate.term.negated ? 2 : 1));
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) return undefined;
    terms.push(best.term);
    for (let word = 0; word < left.length; word += 1) left[word] = (left[word] as number) & ~(best.kills[word] as number);
  }
  return terms;
}

function findCandidates({ frames, alphabet, words }: Universe, row: number, forbid: RowBits): Candidate[] {
  const own = toBits(words, [row]);
  const bestOfKills = new Map<string, Candidate>();
  for (const { anchored, end, table } of frames) {
    for (let index = 0; index < table.count; index += 1) {
      if (table.common[index] === 1) continue;
      const of = (bits: Int32Array): Int32Array => bits.subarray(index * words, (index + 1) * words);
      const isSure = countShared(of(table.sure), own) > 0;
      if (!isSure && countShared(of(table.possible), own) > 0) continue;
      const kills = forbid.map((word, at) => word & (isSure ? ~(of(table.possible)[at] as number) : (of(table.sure)[at] as number)));
      if (kills.every((word) => word === 0)) continue;
      const places = writePlaces(alphabet, table.codes[index] as number).join('');
      const text = `${anchored ? '^' : ''}${places}${end === '' ? '' : `.*${end}$`}`;
      const key = kills.join();
      const before = bestOfKills.get(key);
      if (!before || text.length < before.term.text.length) bestOfKills.set(key, { term: { text, negated: !isSure }, kills });
    }
  }
  return [...bestOfKills.values()];
}

function countShared(a: Int32Array, b: Int32Array): number {
  let total = 0;
  for (let word = 0; word < a.length; word += 1) {
    for (let rest = (a[word] as number) & (b[word] as number); rest !== 0; rest &= rest - 1) total += 1;
  }
  return total;
}
