/** Entries of the command palette and how a search text ranks them. Pure. */
import { foldName } from '@poexchange/domain/listing-filter';
import type { SettingsTab } from '../../shared/account/settings-dialog-store.ts';
import type { PriceEntry } from '../../shared/price-files/price-book.ts';
import type { GlyphName } from '../../shared/ui/glyph.tsx';

/** Kinds in the order in which the palette lists them. */
export const entryKinds = ['item', 'page', 'category', 'service', 'seller', 'setting'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Address of a page below `/$game/poexchange`, with its search parameters. */
export type PagePath = { readonly path: string; readonly search?: Readonly<Record<string, string>> };

export type PaletteEntry = {
  /** Unique among all entries. */
  readonly id: string;
  readonly kind: EntryKind;
  /** The displayed name, in the page's language. */
  readonly name: string;
  /** Other text by which the entry is found, such as its English name. */
  readonly alias?: string;
  /** Where the entry belongs, displayed behind its name. */
  readonly hint?: string;
  readonly glyph?: GlyphName;
  readonly item?: PriceEntry;
  readonly target: PagePath | { readonly href: string } | { readonly settings: SettingsTab } | { readonly opens: 'shortcuts' };
};

/** Rank of a match: 0 if the name starts with the text, 1 if a word does, 2 for any other match; null for no match. */
function rankEntry(entry: PaletteEntry, folded: string): 0 | 1 | 2 | null {
  const name = foldName(entry.name);
  const searched = `${name} ${foldName(entry.alias ?? '')}`;
  if (!folded.split(' ').every((word) => searched.includes(word))) return null;
  if (name.startsWith(folded)) return 0;
  return ` ${searched}`.includes(` ${folded}`) ? 1 : 2;
}

/**
 * Returns the entries whose name or alias contains every word of the text, best match first, at most `max`. An empty
 * text matches nothing.
 */
export function findEntries(entries: readonly PaletteEntry[], text: string, max: number): readonly PaletteEntry[] {
  const folded = foldName(text);
  if (folded === '') return [];
  return entries
    .flatMap((entry) => {
      const rank = rankEntry(entry, folded);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ entry }) => entry);
}

/** Splits a name into parts that match a word of the text and parts that do not, for highlighting. */
export function splitMatches(name: string, text: string): readonly { readonly part: string; readonly isMatch: boolean }[] {
  const lower = name.toLowerCase();
  const words = foldName(text).split(' ').filter(Boolean);
  // A few letters change their length in lower case: positions would be wrong.
  if (lower.length !== name.length) return [{ part: name, isMatch: false }];
  const isHit = Array.from<boolean>({ length: name.length }).fill(false);
  for (const word of words)
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) isHit.fill(true, at, at + word.length);
  const parts: { part: string; isMatch: boolean }[] = [];
  for (const [at, letter] of name.split('').entries()) {
    const isMatch = isHit[at] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.part += letter;
    else parts.push({ part: letter, isMatch });
  }
  return parts;
}
