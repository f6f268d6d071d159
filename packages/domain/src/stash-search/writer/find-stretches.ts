import { foldCase } from '../fold-case.ts';
import type { Alphabet } from './alphabet.ts';
import { ANY_TEXT } from './universe.ts';

/** A stretch of text as it is written, with `^` and `$` if needed. */
export type FoundStretch = { readonly text: string; readonly places: readonly string[] };

/**
 * Lines that must not contain a stretch, joined into one string: a single substring search is faster than searching
 * line by line.
 */
export type OtherLines = { readonly text: string };

type Candidate = { readonly from: number; readonly to: number; readonly atStart: boolean; readonly atEnd: boolean };

/** Only this many characters of a line are searched. */
const MAX_LINE_LENGTH = 200;

/**
 * Joins other lines into one string, once for many searches. A line-end character within a line is replaced by an
 * ordinary character.
 */
export function joinOthers(lines: readonly string[]): OtherLines {
  const folded = lines.map((line) => foldCase(line).replace(/[\r\n\u2028\u2029]/g, '\u0002'));
  return { text: `\n${folded.join('\n')}\n` };
}

/**
 * Finds the shortest substring of a line, with `^` or `$` if needed, that no other line contains, for items that no
 * short pattern distinguishes. Characters that cannot be written become `.`. Undefined if another line has the same
 * text. Longer substrings occur in fewer lines, so a few look-ups per character suffice.
 */
export function findStretch(sureLine: string, others: OtherLines, { codeOf }: Alphabet): FoundStretch | undefined {
  const line = foldCase(sureLine).slice(0, MAX_LINE_LENGTH);
  const end = sureLine.length > MAX_LINE_LENGTH ? null : line.length;
  const places = line.split('').map((char) => (codeOf.has(char) || (char >= '0' && char <= '9') ? char : '.'));
  const isFree = ({ from, to, atStart, atEnd }: Candidate): boolean =>
    !isHeld(others, { said: line.slice(from, to), places: places.slice(from, to), atStart, atEnd });

  const free = listShortest(line, isFree, end);
  const [best] = free.toSorted((a, b) => lengthOf(a) - lengthOf(b) || a.from - b.from || a.to - b.to);
  if (best === undefined) return undefined;
  const written = [...(best.atStart ? ['^'] : []), ...places.slice(best.from, best.to), ...(best.atEnd ? ['$'] : [])];
  return { text: written.join(''), places: written };
}

/**
 * Finds two substrings with variable text between them, `rs ha.*ea of`, each as short as possible, for a line whose
 * words all occur on other lines, but not together. Undefined if the line has no variable text, or another line
 * contains both substrings.
 */
export function findSplitStretch(sureLine: string, others: OtherLines, { codeOf }: Alphabet): FoundStretch | undefined {
  const line = foldCase(sureLine);
  if (line.length > MAX_LINE_LENGTH) return undefined;
  const parts = line.split(ANY_TEXT);
  const write = (text: string): string[] => text.split('').map((char) => (codeOf.has(char) ? char : '.'));
  const found = parts.slice(1).flatMap((after, at) => {
    const [left, right] = [write(parts[at] as string), write(after)];
    if (left.length === 0 || right.length === 0) return [];
    const shrunk = shrink(left, right, (places) => !new RegExp(escapePlaces(places)).test(others.text));
    return shrunk === undefined ? [] : [shrunk];
  });
  const [best] = found.toSorted((a, b) => a.length - b.length);
  return best && { text: best.join(''), places: best };
}

type Ends = readonly [from: number, to: number, start: number, end: number];

/** Removes characters from the four ends of two stretches as long as no other line contains the remainder. */
function shrink(left: readonly string[], right: readonly string[], isFree: (places: readonly string[]) => boolean): string[] | undefined {
  const join = ([from, to, start, end]: Ends): string[] => [...left.slice(from, to), '.*', ...right.slice(start, end)];
  const steps: readonly ((ends: Ends) => Ends)[] = [
    ([from, to, start, end]) => [from + 1, to, start, end],
    ([from, to, start, end]) => [from, to, start, end - 1],
    ([from, to, start, end]) => [from, to - 1, start, end],
    ([from, to, start, end]) => [from, to, start + 1, end],
  ];
  let ends: Ends = [0, left.length, 0, right.length];
  if (!isFree(join(ends))) return undefined;
  for (const step of steps) {
    for (let next = step(ends); next[0] < next[1] && next[2] < next[3] && isFree(join(next)); next = step(ends)) ends = next;
  }
  return join(ends);
}

const lengthOf = ({ from, to, atStart, atEnd }: Candidate): number => to - from + Number(atStart) + Number(atEnd);

/** Lists, for each kind of substring and each start, the shortest substring that no other line contains. */
function listShortest(line: string, isFree: (candidate: Candidate) => boolean, end: number | null): Candidate[] {
  const found: Candidate[] = [];
  const inner = { atStart: false, atEnd: false };
  let to = 0;
  for (let from = 0; from < line.length; from += 1) {
    // The shortest stretch from this start ends no earlier than the shortest stretch from the previous start.
    to = Math.max(to, from + 1);
    const limit = line.indexOf(ANY_TEXT, from) === -1 ? line.length : line.indexOf(ANY_TEXT, from);
    while (to <= limit && !isFree({ from, to, ...inner })) to += 1;
    if (to <= limit) found.push({ from, to, ...inner });
    // Other lines also contain the stretches from later starts before this limit.
    else from = limit;
  }
  const firstAny = line.indexOf(ANY_TEXT);
  const startLimit = firstAny === -1 ? line.length : firstAny;
  for (let last = 1; last <= startLimit; last += 1) {
    const atStart = { from: 0, to: last, atStart: true, atEnd: false };
    if (!isFree(atStart)) continue;
    found.push(atStart);
    break;
  }
  if (end === null) return found;
  for (let from = line.length - 1; from > line.lastIndexOf(ANY_TEXT); from -= 1) {
    const atEnd = { from, to: end, atStart: false, atEnd: true };
    if (!isFree(atEnd)) continue;
    found.push(atEnd);
    break;
  }
  const whole = { from: 0, to: end, atStart: true, atEnd: true };
  if (firstAny === -1 && end > 0 && isFree(whole)) found.push(whole);
  return found;
}

type Piece = { readonly said: string; readonly places: readonly string[]; readonly atStart: boolean; readonly atEnd: boolean };

function isHeld({ text }: OtherLines, { said, places, atStart, atEnd }: Piece): boolean {
  // A literal occurrence on another line is conclusive and quick to find.
  if (text.includes(`${atStart ? '\n' : ''}${said}${atEnd ? '\n' : ''}`)) return true;
  if (!places.includes('.')) return false;
  const pattern = escapePlaces(places);
  return new RegExp(`${atStart ? '^' : ''}${pattern}${atEnd ? '$' : ''}`, 'm').test(text);
}

/** Writes places as a JavaScript regular expression. */
function escapePlaces(places: readonly string[]): string {
  return places.map((place) => (place === '.' || place === '.*' ? place : place.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))).join('');
}
