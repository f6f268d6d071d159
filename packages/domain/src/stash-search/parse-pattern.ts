import { foldCase } from './fold-case.ts';
import { findEscapedSet, readCharClass } from './parse-class.ts';
import type { CharSet, PatternNode, SearchError, SearchErrorCode } from './syntax.ts';

/** Largest count in `{n}`. With a larger count, one character of the search would expand to hundreds of steps. */
export const MAX_REPEAT_COUNT = 100;

type Outcome = { readonly ok: true; readonly pattern: PatternNode } | { readonly ok: false; readonly error: SearchError };

/** Thrown and caught only in this file: a parser that passed errors up through every level would be harder to read. */
class PatternRefusal extends Error {
  readonly code: SearchErrorCode;
  readonly at: number;

  constructor(code: SearchErrorCode, at: number) {
    super(code);
    this.code = code;
    this.at = at;
  }
}

/**
 * Parses one term's pattern (D40): `|`, `^ $`, `. * + ? {n} {n,} {n,m}`, `\d \D \w \W \s \S`, classes, groups,
 * back-references (`\1` to `\9`) and look-ahead. Look-behind is rejected. Offsets in errors are from the start of
 * `source`.
 */
export function parsePattern(source: string): Outcome {
  const reader: Reader = { source: foldCase(source), raw: source, at: 0, groups: 0, references: [] };
  try {
    const pattern = readEither(reader);
    if (reader.at < source.length) throw new PatternRefusal('groupNotOpened', reader.at);
    const unknown = reader.references.find(({ group }) => group > reader.groups);
    if (unknown !== undefined) throw new PatternRefusal('backReference', unknown.at);
    return { ok: true, pattern };
  } catch (error) {
    if (error instanceof PatternRefusal) return { ok: false, error: { code: error.code, at: error.at } };
    throw error;
  }
}

type Reader = {
  readonly source: string;
  readonly raw: string;
  at: number;
  /** Number of groups opened so far. */
  groups: number;
  readonly references: { readonly group: number; readonly at: number }[];
};

function readEither(reader: Reader): PatternNode {
  const options = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    options.push(readSequence(reader));
  }
  return options.length === 1 ? (options[0] as PatternNode) : { kind: 'either', options };
}

function readSequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (reader.at < reader.source.length && reader.source[reader.at] !== '|' && reader.source[reader.at] !== ')') {
    parts.push(readRepeated(reader));
  }
  return parts.length === 1 ? (parts[0] as PatternNode) : { kind: 'sequence', parts };
}

function readRepeated(reader: Reader): PatternNode {
  const part = readAtom(reader);
  const at = reader.at;
  const count = readCount(reader);
  if (!count) return part;
  if (part.kind === 'lineStart' || part.kind === 'lineEnd' || part.kind === 'ahead') throw new PatternRefusal('nothingToRepeat', at);
  const lazy = reader.source[reader.at] === '?';
  if (lazy) reader.at += 1;
  const again = reader.at;
  if (readCount(reader)) throw new PatternRefusal('nothingToRepeat', again);
  return { kind: 'repeat', part, ...count, lazy };
}

type Count = { readonly min: number; readonly max: number | undefined };

function readCount(reader: Reader): Count | undefined {
  const char = reader.source[reader.at];
  if (char === '*' || char === '+' || char === '?') {
    reader.at += 1;
    return { min: char === '+' ? 1 : 0, max: char === '?' ? 1 : undefined };
  }
  if (char !== '{') return undefined;
  const counts = /^\{(\d{1,9})(,(\d{1,9})?)?\}/.exec(reader.source.slice(reader.at, reader.at + 22));
  if (!counts) return undefined;
  const min = Number(counts[1]);
  let max: number | undefined = min;
  if (counts[2] !== undefined) max = counts[3] === undefined ? undefined : Number(counts[3]);
  if (max !== undefined && max < min) throw new PatternRefusal('repeatOutOfOrder', reader.at);
  if (min > MAX_REPEAT_COUNT || (max ?? 0) > MAX_REPEAT_COUNT) throw new PatternRefusal('repeatTooLarge', reader.at);
  reader.at += counts[0].length;
  return { min, max };
}

function readAtom(reader: Reader): PatternNode {
  const at = reader.at;
  const char = reader.source[at] as string;
  reader.at += 1;
  switch (char) {
    case '.':
      return { kind: 'set', set: { negated: true, ranges: [] } };
    case '^':
      return { kind: 'lineStart' };
    case '$':
      return { kind: 'lineEnd' };
    case '(':
      return readGroup(reader, at);
    case '[':
      return { kind: 'set', set: readClass(reader, at) };
    case '\\':
      return readEscape(reader, at);
    case '*':
    case '+':
    case '?':
      throw new PatternRefusal('nothingToRepeat', at);
    default:
      if (char === '{' && readCount({ ...reader, at })) throw new PatternRefusal('nothingToRepeat', at);
      return { kind: 'set', set: only(char) };
  }
}

function readGroup(reader: Reader, at: number): PatternNode {
  let look: 'ahead' | 'notAhead' | undefined;
  let isCounted = true;
  if (reader.source[reader.at] === '?') {
    const kind = reader.source[reader.at + 1];
    if (kind === '<') {
      const next = reader.source[reader.at + 2];
      throw new PatternRefusal(next === '=' || next === '!' ? 'lookBehind' : 'unknownGroup', at);
    }
    if (kind !== '=' && kind !== '!' && kind !== ':') throw new PatternRefusal('unknownGroup', at);
    if (kind !== ':') look = kind === '=' ? 'ahead' : 'notAhead';
    reader.at += 2;
    isCounted = false;
  }
  if (isCounted) reader.groups += 1;
  const group = reader.groups;
  const part = readEither(reader);
  if (reader.source[reader.at] !== ')') throw new PatternRefusal('groupNotClosed', at);
  reader.at += 1;
  // A group keeps its own node, so that a following repeat applies to the whole group.
  if (isCounted) return { kind: 'group', group, part };
  return look === undefined ? { kind: 'sequence', parts: [part] } : { kind: 'ahead', part, negated: look === 'notAhead' };
}

function readClass(reader: Reader, at: number): CharSet {
  const read = readCharClass(reader, reader.at);
  if ('code' in read) throw new PatternRefusal(read.code, read.code === 'classNotClosed' ? at : read.at);
  reader.at = read.end;
  return read.set;
}

/**
 * Reads a set such as `\d`, a back-reference to a group, or an escaped punctuation character. The game's engine may
 * support more letters, but these are unverified, so they are rejected.
 */
function readEscape(reader: Reader, at: number): PatternNode {
  const char = reader.raw[reader.at];
  if (char === undefined) throw new PatternRefusal('unknownEscape', at);
  reader.at += 1;
  const set = findEscapedSet(char);
  if (set !== undefined) return { kind: 'set', set };
  if (/[1-9]/.test(char)) {
    reader.references.push({ group: Number(char), at });
    return { kind: 'reference', group: Number(char) };
  }
  if (char === 'k') throw new PatternRefusal('backReference', at);
  if (/[\p{L}\p{N}]/u.test(char)) throw new PatternRefusal('unknownEscape', at);
  return { kind: 'set', set: only(foldCase(char)) };
}

function only(char: string): CharSet {
  const code = char.charCodeAt(0);
  return { negated: false, ranges: [[code, code]] };
}
