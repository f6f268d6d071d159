import type { SearchError } from './syntax.ts';

/** A term before its pattern is read; `patternAt` is where the pattern starts in the search. */
export type RawTerm = {
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
 * within a word is refused: its meaning in the game is unknown.
 */
export function splitTerms(search: string): Split {
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
