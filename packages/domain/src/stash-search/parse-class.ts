import { foldCase } from './fold-case.ts';
import type { CharSet, SearchErrorCode } from './syntax.ts';

export const digits: CharSet = { negated: false, ranges: [[48, 57]] };
export const notDigits: CharSet = { negated: true, ranges: [[48, 57]] };

type Range = readonly [from: number, to: number];
type ReadClass =
  | { readonly set: CharSet; readonly end: number }
  | { readonly code: Extract<SearchErrorCode, 'classNotClosed' | 'emptyClass' | 'rangeOutOfOrder' | 'unknownEscape'>; readonly at: number };

/** The ranges `\D` adds to a class, which has no negated members. */
const allButDigits: readonly Range[] = [
  [0, 47],
  [58, 0xffff],
];

/** A pattern as it is read, and as it was given: what follows `\` means something else in upper case. */
type Source = { readonly source: string; readonly raw: string };

/**
 * Reads a class such as `[6-9]`, `[^a]` or `[\d.]` from behind its bracket; `end` is behind the closing one. `source`
 * is in lower case.
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
  if (escaped === 'd') return { ranges: digits.ranges, single: false, end: at + 2 };
  if (escaped === 'D') return { ranges: allButDigits, single: false, end: at + 2 };
  if (/[\p{L}\p{N}]/u.test(escaped)) return { code: 'unknownEscape', at };
  const code = foldCase(escaped).charCodeAt(0);
  return { ranges: [[code, code]], single: true, end: at + 2 };
}
