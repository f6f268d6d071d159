/** Maximum search length that the game accepts, including quotes (R5.01, R9.06). */
export const MAX_SEARCH_LENGTH = 250;

/** Reason why a search is rejected (D40). The names are stable: pages provide the wording. */
export type SearchErrorCode =
  | 'empty'
  | 'tooLong'
  | 'quoteNotClosed'
  | 'quoteInsideTerm'
  | 'emptyTerm'
  | 'negatedTwice'
  | 'backReference'
  | 'lookBehind'
  | 'unknownGroup'
  | 'unknownEscape'
  | 'groupNotClosed'
  | 'groupNotOpened'
  | 'classNotClosed'
  | 'emptyClass'
  | 'rangeOutOfOrder'
  | 'nothingToRepeat'
  | 'repeatOutOfOrder'
  | 'repeatTooLarge'
  /** Searching an item's text takes more steps than allowed; detected when the search runs, not when it is parsed. */
  | 'tooSlow';

/** A rejection; `at` is the offset of the error in the original search, in UTF-16 units from 0. */
export type SearchError = { readonly code: SearchErrorCode; readonly at: number };

/**
 * Characters that an atom matches: single characters and inclusive ranges of code units in lower case; `negated`
 * matches all others.
 */
export type CharSet = { readonly negated: boolean; readonly ranges: readonly (readonly [from: number, to: number])[] };

/** The syntax tree of one term's pattern. A repeat without `max` has no upper bound. */
export type PatternNode =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'either'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number | undefined; readonly lazy: boolean }
  | { readonly kind: 'lineStart' }
  | { readonly kind: 'lineEnd' }
  | { readonly kind: 'ahead'; readonly part: PatternNode; readonly negated: boolean }
  /** A group in parentheses with its number, from 1, and a back-reference to its last match. */
  | { readonly kind: 'group'; readonly group: number; readonly part: PatternNode }
  | { readonly kind: 'reference'; readonly group: number };

/**
 * One term: its position in the search (including quotes and `!`), its pattern's text and tree, and whether it must not
 * match.
 */
export type SearchTerm = {
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
  readonly quoted: boolean;
  readonly source: string;
  readonly pattern: PatternNode;
};

export type ParsedSearch =
  | { readonly ok: true; readonly text: string; readonly terms: readonly SearchTerm[] }
  | { readonly ok: false; readonly error: SearchError };
