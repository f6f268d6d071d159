/**
 * Searches the economy table for words that players use for variants of an item, including variants not seen so far.
 * Pure.
 */
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { findRows, type EconomyRow } from './economy-rows.ts';

/** Short forms, as typed in trade chat, of words that rows contain. */
const shortForms: Readonly<Record<string, string>> = {
  '6l': 'six link',
  '6link': 'six link',
  '6-link': 'six link',
  '5l': 'five link',
  '5link': 'five link',
  '5-link': 'five link',
  unid: 'unidentified',
};

/** English words that name a variant, whether or not an item is known to have that variant. */
const englishWords = ['corrupted', 'mirrored', 'foil', 'six', 'five', 'link', 'unidentified'] as const;

/** Returns the words that name a variant, in the page's language and in English, in lower case. */
export function listVariantWords(t: Translate): ReadonlySet<string> {
  const names = (['property.corrupted', 'property.mirrored', 'property.foil'] as const).map((name) => t(name).toLowerCase());
  return new Set([...englishWords, ...names]);
}

/** Returns whether a search that found nothing consists only of variant words, all of them unseen. */
export function isOfVariantsAlone(text: string, unseen: readonly string[]): boolean {
  return unseen.length > 0 && text.trim().split(/\s+/).length === unseen.length;
}

export type FoundRows = {
  readonly rows: readonly EconomyRow[];
  /** Words of the search that no row contains and that are ignored; empty if every word counts. */
  readonly unseen: readonly string[];
};

/**
 * Returns the rows that have every word of a text; if there are none, the rows that have all the words that do not name
 * a variant: "headhunter corrupted" finds the plain Headhunter if no corrupted Headhunter has been seen.
 */
export function findWithVariants(
  rows: readonly EconomyRow[],
  text: string,
  { searchedOf, variantWords }: { readonly searchedOf: (row: EconomyRow) => string; readonly variantWords: ReadonlySet<string> },
): FoundRows {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const words = typed.map((word) => shortForms[word] ?? word);
  const found = findRows(rows, words.join(' '), searchedOf);
  const isVariant = (word: string): boolean => word.split(' ').every((part) => variantWords.has(part));
  const unseen = typed.filter((_word, at) => isVariant(words[at] ?? ''));
  if (found.length > 0 || unseen.length === 0) return { rows: found, unseen: [] };
  const rest = words.filter((word) => !isVariant(word));
  return { rows: rest.length === 0 ? [] : findRows(rows, rest.join(' '), searchedOf), unseen };
}
