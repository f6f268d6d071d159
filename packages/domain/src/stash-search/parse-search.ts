import { parsePattern } from './parse-pattern.ts';
import { splitTerms } from './split-terms.ts';
import { MAX_SEARCH_LENGTH, type ParsedSearch, type SearchTerm } from './syntax.ts';

/**
 * Parses a stash search (D40): terms separated by spaces, all of which must match. At most 250 characters with quotes
 * and spaces (R5.01); a search without a term is refused as `empty`. Never throws; the error has a code and a position
 * in the text.
 */
export function parseSearch(text: string): ParsedSearch {
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
