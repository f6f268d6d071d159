import { foldCase } from '../fold-case.ts';
import type { Alphabet } from './alphabet.ts';
import { anyText } from './universe.ts';

/** A stretch of text as it is written, with `^` and `$` where it needs them. */
export type FoundStretch = { readonly text: string; readonly places: readonly string[] };

type Candidate = {
  readonly from: number;
  readonly to: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly length: number;
};

/** Longer lines are not searched: their number of stretches grows with the square. */
const maxLineLength = 200;

/**
 * The shortest stretch of a line, if need be between `^` and `$`, that none of the other lines holds; for items that no short pattern tells
 * apart. Characters that cannot be written become `.`. Undefined where another line reads the same.
 */
export function findStretch(sureLine: string, others: readonly string[], { codeOf }: Alphabet): FoundStretch | undefined {
  const line = foldCase(sureLine).slice(0, maxLineLength);
  const isCut = sureLine.length > maxLineLength;
  const candidates: Candidate[] = [];
  for (let from = 0; from < line.length; from += 1) {
    for (let to = from + 1; to <= line.length && line[to - 1] !== anyText; to += 1) {
      candidates.push({ from, to, atStart: false, atEnd: false, length: to - from });
      if (from === 0) candidates.push({ from, to, atStart: true, atEnd: false, length: to + 1 });
      if (isCut || to < line.length) continue;
      candidates.push({ from, to, atStart: false, atEnd: true, length: to - from + 1 });
      if (from === 0) candidates.push({ from, to, atStart: true, atEnd: true, length: to + 2 });
    }
  }
  const folded = others.map(foldCase);
  for (const { from, to, atStart, atEnd } of candidates.toSorted((a, b) => a.length - b.length)) {
    const places = line
      .slice(from, to)
      .split('')
      .map((char) => (codeOf.has(char) || (char >= '0' && char <= '9') ? char : '.'));
    if (folded.some((other) => holds(other, places, { atStart, atEnd }))) continue;
    const written = [...(atStart ? ['^'] : []), ...places, ...(atEnd ? ['$'] : [])];
    return { text: written.join(''), places: written };
  }
  return undefined;
}

function holds(
  line: string,
  places: readonly string[],
  { atStart, atEnd }: { readonly atStart: boolean; readonly atEnd: boolean },
): boolean {
  const last = line.length - places.length;
  const to = atStart ? Math.min(0, last) : last;
  for (let at = atEnd ? Math.max(0, last) : 0; at <= to; at += 1) {
    if (places.every((place, index) => place === '.' || place === line[at + index])) return true;
  }
  return false;
}
