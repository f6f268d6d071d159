/**
 * Positions of a listing's items, as far as buyers may see them: grouped by tab, but without identifying the tabs
 * (D18). Pure.
 */
import type { ExpandedListing } from '@poexchange/contract/rest';
import { takeStacks } from '@poexchange/domain/listing';
import type { Rarity } from '@poexchange/domain/stash';
import type { Selection } from '../selection.ts';

export type PlacedStack = {
  readonly id: string;
  readonly hash: string;
  readonly stackSize: number;
  /** Number of selected pieces; 0 if none. */
  readonly asked: number;
  readonly name: string;
  readonly rarity: Rarity;
  readonly lines: readonly string[];
  /** 0-based, as the publisher counts. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/**
 * One of the seller's tabs. `kind` is its type; `size` is the number of cells per side, or null for a tab with one slot
 * per item.
 */
export type PlacedTab = { readonly kind: string; readonly size: 12 | 24 | null; readonly stacks: readonly PlacedStack[] };

export type StashPlaces = {
  readonly tabs: readonly PlacedTab[];
  /** Number of stacks that were not seen in the seller's listed tabs. */
  readonly unseen: number;
};

/**
 * Returns the tabs that contain the listing's stacks, in the listing's order, with the selected amount of each stack.
 * The stacks that would be handed over first are selected first.
 */
export function readStashPlaces(listing: Pick<ExpandedListing, 'items' | 'tabs'>, selection: Selection): StashPlaces {
  const stacks = listing.items.flatMap(({ hash, rawItems }) => {
    const asked = new Map(takeStacks(rawItems, selection[hash] ?? 0).map(({ id, stackSize }) => [id, stackSize]));
    return rawItems.map((raw) => ({ ...raw, hash, asked: asked.get(raw.id) ?? 0 }));
  });
  const seen = stacks.flatMap((stack): (PlacedStack & { readonly tab: number })[] =>
    stack.x === null || stack.y === null
      ? []
      : [{ ...stack, x: stack.x, y: stack.y, tab: stack.tab ?? 0, rarity: stack.rarity ?? 'unknown' }],
  );
  const tabs = listing.tabs.flatMap(({ kind, size }, at): PlacedTab[] => {
    const own = seen.filter(({ tab }) => tab === at);
    return own.length === 0 ? [] : [{ kind, size: fitGrid(size, own), stacks: own }];
  });
  return { tabs, unseen: stacks.length - seen.length };
}

/** A tab of unknown kind may be larger than assumed, or have no cells. */
function fitGrid(size: 12 | 24 | null, stacks: readonly PlacedStack[]): 12 | 24 | null {
  if (size === null) return null;
  const end = Math.max(...stacks.map(({ x, y, w, h }) => Math.max(x + w, y + h)));
  if (end > 24 || stacks.some(({ x, y }) => x < 0 || y < 0)) return null;
  return end > size ? 24 : size;
}

/**
 * Returns an item's selected pieces after one of its stacks is pressed: removes the stack's pieces if the whole stack
 * was selected, and adds the whole stack if it was not.
 */
export function toggleStack({ asked, stackSize }: Pick<PlacedStack, 'asked' | 'stackSize'>, taken: number): number {
  return asked >= stackSize ? taken - asked : taken + stackSize - asked;
}

/** Formats a number for a cell: thousands are truncated, never rounded up; the card shows the exact number. */
export function cutCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`;
}
