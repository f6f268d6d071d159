import { compilePattern, type Program } from './compile-pattern.ts';
import { matchLine } from './match-line.ts';
import { type SearchError, type SearchTerm, MAX_SEARCH_LENGTH, type ParsedSearch } from './syntax.ts';
import { MAX_MATCH_STEPS, type MatchBound, type Work } from './work.ts';
import { parsePattern } from './parse-pattern.ts';

/** A term before its pattern is parsed; `patternAt` is where the pattern starts in the search. */
type RawTerm = {
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
  readonly quoted: boolean;
  readonly source: string;
  readonly patternAt: number;
};

type Split = { readonly ok: true; readonly terms: readonly RawTerm[] } | { readonly ok: false; readonly error: SearchError };

/**
 * Splits a search at spaces outside quotes; `!` comes first in a term, before or inside the quotes (D40). A quote
 * within a word is rejected because its meaning in the game is unknown.
 */
function splitTerms(search: string): Split {
  const terms: RawTerm[] = [];
  let at = 0;
  while (at < search.length) {
    if (isSpace(search[at])) {
      at += 1;
      continue;
    }
    const term = readTerm(search, at);
    if ('code' in term) return { ok: false, error: term };
    terms.push(term);
    at = term.end;
  }
  return { ok: true, terms };
}

function readTerm(search: string, start: number): RawTerm | SearchError {
  let at = start;
  let negated = search[at] === '!';
  if (negated) at += 1;
  const quoted = search[at] === '"';
  if (!quoted) {
    let end = at;
    while (end < search.length && !isSpace(search[end])) {
      if (search[end] === '"') return { code: 'quoteInsideTerm', at: end };
      end += 1;
    }
    if (end === at) return { code: 'emptyTerm', at: start };
    return { start, end, negated, quoted, source: search.slice(at, end), patternAt: at };
  }
  const close = search.indexOf('"', at + 1);
  if (close === -1) return { code: 'quoteNotClosed', at };
  at += 1;
  if (search[at] === '!') {
    if (negated) return { code: 'negatedTwice', at };
    negated = true;
    at += 1;
  }
  const end = close + 1;
  if (end < search.length && !isSpace(search[end])) return { code: 'quoteInsideTerm', at: close };
  if (close === at) return { code: 'emptyTerm', at: start };
  return { start, end, negated, quoted, source: search.slice(at, close), patternAt: at };
}

function isSpace(char: string | undefined): boolean {
  return char === ' ' || char === '\t' || char === '\n' || char === '\r';
}

/** A search ready to run, with a compiled program for each term. */
export type CompiledSearch = { readonly text: string; readonly terms: readonly CompiledTerm[] };
type CompiledTerm = SearchTerm & { readonly program: Program };

export type CompileResult = { readonly ok: true; readonly search: CompiledSearch } | { readonly ok: false; readonly error: SearchError };

/**
 * Parses and compiles a search (D40); a term whose counted repeats make it too large is rejected as `repeatTooLarge` at
 * its start. Never throws.
 */
export function compileSearch(text: string): CompileResult {
  const parsed = parseSearch(text);
  if (!parsed.ok) return parsed;
  const terms: CompiledTerm[] = [];
  for (const term of parsed.terms) {
    const program = compilePattern(term.pattern);
    if (!program) return { ok: false, error: { code: 'repeatTooLarge', at: term.start } };
    terms.push({ ...term, program });
  }
  return { ok: true, search: { text, terms } };
}

/**
 * Returns whether an item with these text lines is found: every term matches some line, and no negated term matches any
 * (D40).
 */
export function matchesSearch(search: CompiledSearch, lines: readonly string[], work?: Work, maxSteps?: number): boolean {
  return search.terms.every((term) => term.negated !== lines.some((line) => matchLine(term.program, line, work, maxSteps)));
}

/** `isCutShort`: the work exceeded the limit, and no item counts as found. */
type ItemMatches = { readonly found: readonly boolean[]; readonly termHits: readonly number[]; readonly isCutShort: boolean };

/**
 * Matches many items; a line shared by several items is matched once. Results are in the order of the items; `termHits`
 * counts, for each term, the items with a line that the term matches (negated or not). `maxSteps` bounds the work for
 * any search and items; callers that match tab by tab pass one `work` and the total bound in steps.
 */
export function matchItems(
  search: CompiledSearch,
  items: readonly (readonly string[])[],
  { work = { steps: 0 }, maxSteps = MAX_MATCH_STEPS }: MatchBound = {},
): ItemMatches {
  const known = search.terms.map(() => new Map<string, boolean>());
  const termHits = search.terms.map(() => 0);
  const found: boolean[] = [];
  for (const lines of items) {
    let isFound = true;
    for (const [index, term] of search.terms.entries()) {
      const hasHit = lines.some((line) => {
        const before = known[index]?.get(line);
        if (before !== undefined || work.steps > maxSteps) return before === true;
        const isHit = matchLine(term.program, line, work, maxSteps);
        known[index]?.set(line, isHit);
        return isHit;
      });
      if (hasHit) termHits[index] = (termHits[index] ?? 0) + 1;
      if (hasHit === term.negated) isFound = false;
    }
    if (work.steps > maxSteps) return { found: items.map(() => false), termHits: search.terms.map(() => 0), isCutShort: true };
    found.push(isFound);
  }
  return { found, termHits, isCutShort: false };
}

/**
 * Parses a stash search (D40): terms separated by spaces, all of which must match. At most 250 characters including
 * quotes and spaces (R5.01); a search without a term is rejected as `empty`. Never throws; the error has a code and a
 * position in the text.
 */
function parseSearch(text: string): ParsedSearch {
  if (text.length > MAX_SEARCH_LENGTH) return { ok: false, error: { code: 'tooLong', at: MAX_SEARCH_LENGTH } };
  const split = splitTerms(text);
  if (!split.ok) return split;
  if (split.terms.length === 0) return { ok: false, error: { code: 'empty', at: 0 } };
  const terms: SearchTerm[] = [];
  for (const { patternAt, ...term } of split.terms) {
    const parsed = parsePattern(term.source);
    if (!parsed.ok) return { ok: false, error: { code: parsed.error.code, at: parsed.error.at + patternAt } };
    terms.push({ ...term, pattern: parsed.pattern });
  }
  return { ok: true, text, terms };
}
