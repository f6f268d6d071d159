import type { HashProperties, Tag } from '../grouping/index.ts';
import type { GroupHash, StashTabId } from '../ids/index.ts';
import type { Game } from '../item/index.ts';

/** Sources of items other than the stash: what a character wears and carries (R3.59). */
export const characterTabIds = ['equipment', 'inventory'] as const;
export type CharacterTabId = (typeof characterTabIds)[number];

/** A place that a snapshot reads items from: a stash tab, the equipment or the inventory. */
export type SnapshotTabId = StashTabId | CharacterTabId;

/**
 * State of a tab in a snapshot (D72). `read` is as the publisher sent it. The others have the items of the previous
 * snapshot: `failed` because it could not be read, `empty` because it came back empty after having many items.
 */
export const tabStates = ['read', 'failed', 'empty'] as const;
export type TabState = (typeof tabStates)[number];

/**
 * A tab in a snapshot. `itemCount` counts the items as the publisher sent them, `readAtMs` is the time it was read;
 * both are those of the earlier reading if `state` is not `read`.
 */
export type SnapshotTab = {
  readonly id: SnapshotTabId;
  readonly name: string;
  readonly type: string;
  readonly color: string;
  readonly itemCount: number;
  readonly state: TabState;
  readonly readAtMs: number;
};

/** Pieces of a kind of item in one tab, and their number of stacks. */
export type Holding = { readonly tabId: SnapshotTabId; readonly quantity: number; readonly stacks: number };

/**
 * A kind of item in a snapshot (R3.61), with all pieces of it. `hash` names its own group, `priceHash` the group it is
 * priced by (`priceProps` are its properties), `filterHash` its group without properties; all three follow from tag,
 * key and properties. `originalPrice` is the market's value of a piece in chaos, null without a value; `price` is what
 * counts: the person's own price if `isCustomPrice`, 0 if `isIgnored` or unknown.
 */
export type DetailItem = {
  readonly hash: GroupHash;
  readonly priceHash: GroupHash;
  readonly filterHash: GroupHash;
  readonly tag: Tag;
  readonly key: string;
  readonly hashProps: HashProperties;
  readonly priceProps: HashProperties;
  readonly displayName: string;
  /** Path below the icon host; empty if unknown. */
  readonly icon: string;
  readonly frameType: number;
  readonly holdings: readonly Holding[];
  readonly quantity: number;
  readonly price: number;
  readonly originalPrice: number | null;
  readonly isCustomPrice: boolean;
  readonly isIgnored: boolean;
  readonly isLowConfidence: boolean;
  /** Pieces of a variant without a reliable price of its own, which count at this one (D45). */
  readonly borrowedPieces: number;
};

/** The contents of a snapshot without its sums. One item for each `priceHash`; tabs without items are listed too. */
export type SnapshotDetails = {
  readonly game: Game;
  readonly tabs: readonly SnapshotTab[];
  readonly items: readonly DetailItem[];
};
