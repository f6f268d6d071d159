/**
 * Manual entries, stored in this browser until they are removed (D55); a damaged entry is dropped without an error
 * (R4.43).
 */
import * as z from 'zod/mini';
import type { OwnListing } from '@poexchange/contract/rest';
import { hashGroup, type Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import { isQuantity, type ListingSide } from '@poexchange/domain/listing';
import { isTag } from '@poexchange/domain/tables';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { shareBetweenWindows } from '../../../shared/storage/share-between-windows.ts';
import type { ManualItem } from './manual-item.ts';

// Keeps a draft in sync with the listing that was published from it (D32, D55).

export type Quantities = Readonly<Record<string, number>>;

/**
 * Returns the draft after its listings' quantities changed, each from `before` to `now`: subtracts pieces handed over,
 * adds back pieces restored by undo, and removes used-up items. A group that changed in several listings changes once,
 * by the largest amount. Items that were never listed stay in the draft. Returns the same array if nothing changed.
 */
export function followQuantities(options: {
  readonly items: readonly ManualItem[];
  readonly moves: readonly { readonly before: Quantities; readonly now: Quantities }[];
  readonly tagOf: (hash: string) => Tag | undefined;
}): readonly ManualItem[] {
  const { items, moves, tagOf } = options;
  const moved = new Map<string, number>();
  for (const { before, now } of moves) {
    for (const hash of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const by = (now[hash] ?? 0) - (before[hash] ?? 0);
      if (Math.abs(by) > Math.abs(moved.get(hash) ?? 0)) moved.set(hash, by);
    }
  }
  if (moved.size === 0) return items;
  const followed = items.flatMap((item): ManualItem[] => {
    const quantity = item.quantity + (moved.get(item.hash) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const here = new Set(items.map((item) => item.hash));
  const returned = [...moved].flatMap(([hash, by]): ManualItem[] => {
    const tag = tagOf(hash);
    return by > 0 && !here.has(hash) && tag !== undefined ? [{ hash, tag, quantity: by }] : [];
  });
  return [...followed, ...returned];
}

export type ManualScope = { readonly game: Game; readonly league: string; readonly side: ListingSide };

type ManualState = {
  readonly drafts: Readonly<Record<string, readonly ManualItem[]>>;
  /** Quantities of the seller's own listings as this browser last saw them, by listing and group. */
  readonly known: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const propertySchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const itemSchema = z
  .object({
    hash: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
    tag: z.string().check(z.refine(isTag)),
    quantity: z.number().check(z.refine(isQuantity)),
    variant: z.optional(z.object({ key: z.string(), properties: z.record(z.string(), propertySchema) })),
  })
  // A variant that does not match its hash would have a different name here than buyers see.
  .check(z.refine(({ hash, tag, variant }) => variant === undefined || hashGroup({ tag: tag as Tag, ...variant }) === hash));
const storedSchema = z.object({
  drafts: z.catch(z.record(z.string(), z.catch(z.array(z.catch(z.nullable(itemSchema), null)), [])), {}),
  known: z.catch(z.record(z.string(), z.catch(z.record(z.string(), z.number()), {})), {}),
});

function readStored(stored: unknown): ManualState {
  const { drafts, known } = storedSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
  return {
    drafts: Object.fromEntries(
      Object.entries(drafts).map(([key, items]) => [key, items.filter((item) => item !== null) as readonly ManualItem[]]),
    ),
    known,
  };
}

const useManualStore = create<ManualState>()(
  persist((): ManualState => ({ drafts: {}, known: {} }), { name: 'poexchange:by-hand', version: 1, merge: readStored }),
);
const takeStored = shareBetweenWindows(useManualStore);

/** More listings than anyone has; the oldest are dropped first. */
const MOST_KNOWN = 200;

const keyOf = ({ game, league, side }: ManualScope) => `${side}:${game}:${league}`;
const none: readonly ManualItem[] = [];

export function useManualDraft(scope: ManualScope): readonly ManualItem[] {
  return useManualStore((state) => state.drafts[keyOf(scope)] ?? none);
}

/** Returns an item's quantity in the draft; null if the draft does not contain it. */
export const readManualQuantity = (scope: ManualScope, hash: string): number | null =>
  useManualStore.getState().drafts[keyOf(scope)]?.find((item) => item.hash === hash)?.quantity ?? null;

function change(scope: ManualScope, by: (items: readonly ManualItem[]) => readonly ManualItem[]): void {
  useManualStore.setState(({ drafts }) => ({ drafts: { ...drafts, [keyOf(scope)]: by(drafts[keyOf(scope)] ?? none) } }));
}

/**
 * Adds items, or sets the quantity of items already in the draft, so that pasting a list twice changes nothing. The
 * newest items come first.
 */
export function putManualItems(scope: ManualScope, items: readonly ManualItem[]): void {
  const hashes = new Set(items.map((item) => item.hash));
  change(scope, (before) => [...items, ...before.filter((item) => !hashes.has(item.hash))]);
}

export function setManualQuantity(scope: ManualScope, hash: string, quantity: number): void {
  change(scope, (before) => before.map((item) => (item.hash === hash ? { ...item, quantity } : item)));
}

export function removeManualItems(scope: ManualScope, hashes: readonly string[]): void {
  change(scope, (before) => before.filter((item) => !hashes.includes(item.hash)));
}

const quantitiesOf = (listing: OwnListing): Quantities => Object.fromEntries(listing.items.map((item) => [item.hash, item.quantity]));

/** Stores the quantities with which a listing was published: from then on only trades change them. */
export function rememberListed(listing: OwnListing): void {
  useManualStore.setState(({ known: { [listing.uuid]: _before, ...others } }) => ({
    known: { ...Object.fromEntries(Object.entries(others).slice(1 - MOST_KNOWN)), [listing.uuid]: quantitiesOf(listing) },
  }));
}

/**
 * Subtracts from the draft what trades have taken from the scope's listings since the last call, and adds what undo has
 * restored, so that an update does not offer sold pieces again. All listings draw on one stock (D33): a piece that left
 * several listings is subtracted once. A listing that this browser has never seen is copied into the draft; its typed
 * prices are returned, so that the caller can store them.
 */
export function followListings(
  scope: ManualScope,
  listings: readonly OwnListing[],
  tagOf: (hash: string) => Tag | undefined,
): readonly (readonly [hash: string, priceChaos: number])[] {
  // Another window may have applied these trades already, and a change must not be subtracted twice.
  takeStored();
  const { known } = useManualStore.getState();
  const isUnchanged = (listing: OwnListing): boolean => {
    const before = known[listing.uuid];
    return before !== undefined && JSON.stringify(before) === JSON.stringify(quantitiesOf(listing));
  };
  if (listings.every(isUnchanged)) return [];
  change(scope, (items) => {
    // The listing is seen for the first time: an amount already entered here stays unchanged.
    const enteredIn = (now: Quantities): Quantities => Object.fromEntries(items.map(({ hash }) => [hash, now[hash] ?? 0]));
    const moves = listings.map((listing) => {
      const now = quantitiesOf(listing);
      return { before: known[listing.uuid] ?? enteredIn(now), now };
    });
    return followQuantities({ items, moves, tagOf });
  });
  listings.forEach(rememberListed);
  return listings
    .filter(({ uuid }) => known[uuid] === undefined)
    .flatMap((listing) => listing.items.filter((item) => item.overridden).map(({ hash, price }) => [hash, price] as const));
}
