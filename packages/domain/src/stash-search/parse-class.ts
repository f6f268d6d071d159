import { foldCase } from './fold-case.ts';
import type { CharSet, SearchErrorCode } from './syntax.ts';

type Range = readonly [from: number, to: number];
type ReadClass =
  | { readonly set: CharSet; readonly end: number }
  | { readonly code: Extract<SearchErrorCode, 'classNotClosed' | 'emptyClass' | 'rangeOutOfOrder' | 'unknownEscape'>; readonly at: number };

const digits: readonly Range[] = [[48, 57]];
const wordSigns: readonly Range[] = [...digits, [95, 95], [97, 122]];
const spaces: readonly Range[] = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** The character sets for letters after a backslash; the upper-case letter matches all other characters. */
const sets: ReadonlyMap<string, readonly Range[]> = new Map([
  ['d', digits],
  ['w', wordSigns],
  ['s', spaces],
]);

/** Finds the set for `\d \D \w \W \s \S` by its letter; undefined for any other letter. */
export function findEscapedSet(letter: string): CharSet | undefined {
  const ranges = sets.get(letter.toLowerCase());
  return ranges === undefined ? undefined : { negated: letter !== letter.toLowerCase(), ranges };
}

/** The ranges that a set adds to a class, which cannot have negated members. */
function rangesOf({ negated, ranges }: CharSet): readonly Range[] {
  if (!negated) return ranges;
  const others: Range[] = [];
  let from = 0;
  for (const [first, last] of ranges) {
    if (first > from) others.push([from, first - 1]);
    from = last + 1;
  }
  return [...others, [from, 0xffff]];
}

/** A pattern in lower case, and as entered: the letter after `\` has a different meaning in upper case. */
type Source = { readonly source: string; readonly raw: string };

/**
 * Reads a class such as `[6-9]`, `[^a]` or `[\d.]`, starting after its opening bracket; `end` is after the closing
 * bracket. `source` is in lower case.
 */
export function readCharClass(options: Source, start: number): ReadClass {
  const { source } = options;
  let at = start;
  const negated = source[at] === '^';
  if (negated) at += 1;
  const ranges: Range[] = [];
  const first = at;
  while (at < source.length && source[at] !== ']') {
    const member = readMember(options, at);
    if ('code' in member) return member;
    at = member.end;
    if (member.single && source[at] === '-' && at + 1 < source.length && source[at + 1] !== ']') {
      const upper = readMember(options, at + 1);
      if ('code' in upper) return upper;
      if (!upper.single) return { code: 'rangeOutOfOrder', at };
      const from = (member.ranges[0] as Range)[0];
      const to = (upper.ranges[0] as Range)[0];
      if (to < from) return { code: 'rangeOutOfOrder', at: at - 1 };
      ranges.push([from, to]);
      at = upper.end;
    } else {
      ranges.push(...member.ranges);
    }
  }
  if (at >= source.length) return { code: 'classNotClosed', at: start };
  if (at === first) return { code: 'emptyClass', at: start - 1 };
  return { set: { negated, ranges }, end: at + 1 };
}

type Member = { readonly ranges: readonly Range[]; readonly single: boolean; readonly end: number };

function readMember(
  { source, raw }: Source,
  at: number,
): Member | { readonly code: 'unknownEscape' | 'classNotClosed'; readonly at: number } {
  const char = source[at] as string;
  if (char !== '\\') return { ranges: [[char.charCodeAt(0), char.charCodeAt(0)]], single: true, end: at + 1 };
  const escaped = raw[at + 1];
  if (escaped === undefined) return { code: 'classNotClosed', at };
  const set = findEscapedSet(escaped);
  if (set !== undefined) return { ranges: rangesOf(set), single: false, end: at + 2 };
  if (/[\p{L}\p{N}]/u.test(escaped)) return { code: 'unknownEscape', at };
  const code = foldCase(escaped).charCodeAt(0);
  return { ranges: [[code, code]], single: true, end: at + 2 };
}
