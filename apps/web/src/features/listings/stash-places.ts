/** Where the items of a listing lie, as far as buyers may know: positions without tabs (D18). Pure. */
import type { ExpandedListing } from '@poexchange/contract/rest';

export type PlacedStack = {
  readonly id: string;
  readonly hash: string;
  readonly stackSize: number;
  readonly name: string;
  readonly lines: readonly string[];
  /** 0-based, as the publisher counts. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type StashPlaces = {
  /** Squares on a side: 24 when something lies beyond a plain tab's 12. */
  readonly size: 12 | 24;
  readonly placed: readonly PlacedStack[];
  /** In tabs with a slot per item there is no grid to draw. */
  readonly inSlots: readonly PlacedStack[];
  /** Stacks of several tabs lie on top of each other. */
  readonly overlaps: boolean;
};

const largestGrid = 24;

export function readStashPlaces(listing: Pick<ExpandedListing, 'items'>): StashPlaces {
  const stacks = listing.items.flatMap(({ hash, rawItems }) => rawItems.map((raw) => ({ ...raw, hash })));
  const known = stacks.flatMap((stack): PlacedStack[] =>
    stack.x === null || stack.y === null ? [] : [{ ...stack, x: stack.x, y: stack.y }],
  );
  const placed = known.filter(fitsGrid);
  return {
    size: placed.some(({ x, y, w, h }) => x + w > 12 || y + h > 12) ? 24 : 12,
    placed,
    inSlots: known.filter((stack) => !fitsGrid(stack)),
    overlaps: new Set(placed.map(({ x, y }) => `${x},${y}`)).size < placed.length,
  };
}

function fitsGrid({ x, y, w, h }: PlacedStack): boolean {
  return x >= 0 && y >= 0 && x + w <= largestGrid && y + h <= largestGrid;
}
