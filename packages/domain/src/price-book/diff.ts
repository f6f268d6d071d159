import { normalizePriceBook, offerKey, type BookGroup, type OfferTerms, type PriceBook } from './book.ts';
import type { GroupItem } from './custom-group.ts';

/** A difference between two books; `before` or `after` is null if the entry is missing from that book. */
type Change<V> = { readonly before: V | null; readonly after: V | null };
/** The item's group, with its new name (or its former name, if the group is removed). */
type InGroup = { readonly group: { readonly id: string; readonly name: string } };

export type BookChange =
  | ({ readonly kind: 'offer'; readonly category: string; readonly subCategory: string } & Change<OfferTerms>)
  | ({ readonly kind: 'override'; readonly hash: string } & Change<number>)
  | ({ readonly kind: 'ignored'; readonly hash: string } & Change<true>)
  | ({ readonly kind: 'group' } & InGroup & Change<string>)
  | ({ readonly kind: 'groupTerms' } & InGroup & Change<OfferTerms>)
  | ({ readonly kind: 'groupItem'; readonly hash: string } & InGroup & Change<GroupItem>)
  | ({ readonly kind: 'groupOverride'; readonly hash: string } & InGroup & Change<number>)
  | ({ readonly kind: 'groupIgnored'; readonly hash: string } & InGroup & Change<true>);

export type ChangeSort = 'added' | 'changed' | 'removed';

/** Returns the kind of a change: addition, change or removal. */
export function sortOfChange({ before, after }: BookChange): ChangeSort {
  return before === null ? 'added' : after === null ? 'removed' : 'changed';
}

/**
 * Lists all differences between two books, each entry with its old and its new state. Empty exactly when the books are
 * equivalent; the order within a book does not matter.
 */
export function diffPriceBooks(before: PriceBook, after: PriceBook): BookChange[] {
  const [old, young] = [normalizePriceBook(before), normalizePriceBook(after)];
  return [
    ...diffMaps(keyBy(old.offers, offerKey), keyBy(young.offers, offerKey)).map(([, change]): BookChange => ({
      kind: 'offer',
      category: (change.after ?? change.before)?.category ?? '',
      subCategory: (change.after ?? change.before)?.subCategory ?? '',
      before: change.before && pickTerms(change.before),
      after: change.after && pickTerms(change.after),
    })),
    ...diffMaps(readRecord(old.overrides), readRecord(young.overrides)).map(([hash, change]): BookChange => ({
      kind: 'override',
      hash,
      ...change,
    })),
    ...diffMaps(readSet(old.ignored), readSet(young.ignored)).map(([hash, change]): BookChange => ({ kind: 'ignored', hash, ...change })),
    ...diffGroups(old.groups, young.groups),
  ];
}

function diffGroups(before: readonly BookGroup[], after: readonly BookGroup[]): BookChange[] {
  const old = keyBy(before, ({ id }) => id);
  const young = keyBy(after, ({ id }) => id);
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((id) => diffGroup(old.get(id), young.get(id)));
}

function diffGroup(before: BookGroup | undefined, after: BookGroup | undefined): BookChange[] {
  const group = { id: (after ?? before)?.id ?? '', name: (after ?? before)?.name ?? '' };
  const { name: oldName, ...old } = before ?? { name: null, ...noGroup };
  const { name: newName, ...young } = after ?? { name: null, ...noGroup };
  return [
    ...(isSame(oldName, newName) ? [] : [{ kind: 'group', group, before: oldName, after: newName } as const]),
    ...(isSame(old.terms, young.terms) ? [] : [{ kind: 'groupTerms', group, before: old.terms, after: young.terms } as const]),
    ...diffMaps(
      keyBy(old.items, ({ hash }) => hash),
      keyBy(young.items, ({ hash }) => hash),
    ).map(([hash, change]): BookChange => ({ kind: 'groupItem', group, hash, ...change })),
    ...diffMaps(readRecord(old.overrides), readRecord(young.overrides)).map(([hash, change]): BookChange => ({
      kind: 'groupOverride',
      group,
      hash,
      ...change,
    })),
    ...diffMaps(readSet(old.ignored), readSet(young.ignored)).map(([hash, change]): BookChange => ({
      kind: 'groupIgnored',
      group,
      hash,
      ...change,
    })),
  ];
}

const noGroup = { terms: null, items: [], overrides: {}, ignored: [] };

function diffMaps<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>): [string, Change<V>][] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): [string, Change<V>][] => {
    const change = { before: before.get(key) ?? null, after: after.get(key) ?? null };
    return isSame(change.before, change.after) ? [] : [[key, change]];
  });
}

/** Compares by JSON, which is safe because both values are normalised the same way. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function pickTerms({ multiplier, listingMode, minTradeValue }: OfferTerms): OfferTerms {
  return { multiplier, listingMode, minTradeValue };
}

function keyBy<V>(list: readonly V[], keyOf: (entry: V) => string): Map<string, V> {
  return new Map(list.map((entry) => [keyOf(entry), entry]));
}

function readRecord(record: Readonly<Record<string, number>>): Map<string, number> {
  return new Map(Object.entries(record));
}

function readSet(texts: readonly string[]): Map<string, true> {
  return new Map(texts.map((text) => [text, true]));
}
