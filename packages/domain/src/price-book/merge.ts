import { normalizePriceBook, offerKey, type BookGroup, type PriceBook } from './book.ts';
import { nameKey } from '../whisper/name-key.ts';
import { countCharacters } from './custom-group.ts';
import { priceBookLimits as limits } from './limits.ts';

/** `merge` keeps entries that the file does not contain; `replace` drops them. */
export type ImportMode = 'merge' | 'replace';

/** The result of an import. Fails if the merged book exceeds a limit; `kind` names the limit. */
export type ImportResult =
  | { readonly ok: true; readonly book: PriceBook }
  | { readonly ok: false; readonly kind: 'offers' | 'overrides' | 'ignored' | 'groups' | 'groupItems' };

/**
 * Merges a book into the current book. If both books have a value, the incoming value wins; sets (ignored items, a
 * group's items) are united; groups are matched by id. An incoming name already used by another, untouched group gets a
 * number. Merging the same book again changes nothing.
 */
export function importPriceBook(current: PriceBook, incoming: PriceBook, mode: ImportMode): ImportResult {
  const book = mode === 'replace' ? normalizePriceBook(incoming) : mergePriceBooks(current, incoming);
  if (book.offers.length > limits.maxOffers) return { ok: false, kind: 'offers' };
  if (Object.keys(book.overrides).length > limits.maxOverrides) return { ok: false, kind: 'overrides' };
  if (book.ignored.length > limits.maxIgnored) return { ok: false, kind: 'ignored' };
  if (book.groups.length > limits.maxGroups) return { ok: false, kind: 'groups' };
  for (const group of book.groups) {
    if (group.items.length > limits.maxGroupItems) return { ok: false, kind: 'groupItems' };
    if (Object.keys(group.overrides).length > limits.maxOverrides) return { ok: false, kind: 'overrides' };
    if (group.ignored.length > limits.maxIgnored) return { ok: false, kind: 'ignored' };
  }
  return { ok: true, book };
}

function mergePriceBooks(current: PriceBook, incoming: PriceBook): PriceBook {
  const offers = new Map([...current.offers, ...incoming.offers].map((offer) => [offerKey(offer), offer]));
  return normalizePriceBook({
    offers: [...offers.values()],
    overrides: { ...current.overrides, ...incoming.overrides },
    ignored: [...current.ignored, ...incoming.ignored],
    groups: mergeGroups(current.groups, incoming.groups),
  });
}

function mergeGroups(current: readonly BookGroup[], incoming: readonly BookGroup[]): BookGroup[] {
  const incomingIds = new Set(incoming.map(({ id }) => id));
  const before = new Map(current.map((group) => [group.id, group]));
  const untouched = current.filter(({ id }) => !incomingIds.has(id));
  const taken = new Set(untouched.map(({ name }) => nameKey(name)));
  // The incoming names are already distinct; a numbered name must not equal any of them.
  const wanted = new Set(incoming.map(({ name }) => nameKey(name)));
  const merged = [...incoming]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((group) => {
      const name = taken.has(nameKey(group.name)) ? numberName(group.name, (key) => taken.has(key) || wanted.has(key)) : group.name;
      taken.add(nameKey(name));
      return joinGroups(before.get(group.id), { ...group, name });
    });
  return [...untouched, ...merged];
}

function joinGroups(before: BookGroup | undefined, incoming: BookGroup): BookGroup {
  if (before === undefined) return incoming;
  return {
    ...incoming,
    items: [...before.items, ...incoming.items],
    overrides: { ...before.overrides, ...incoming.overrides },
    ignored: [...before.ignored, ...incoming.ignored],
  };
}

/** Builds "Maps (2)", or the next free number; truncated to the maximum name length. */
function numberName(name: string, isTaken: (key: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const room = limits.maxNameCharacters - countCharacters(mark);
    const numbered = `${Array.from(name).slice(0, room).join('').trimEnd()}${mark}`;
    if (!isTaken(nameKey(numbered))) return numbered;
  }
}
