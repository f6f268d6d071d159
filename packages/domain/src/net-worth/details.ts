import type { HashProperties, Tag } from '../grouping/index.ts';
import type { GroupHash, StashTabId } from '../ids/index.ts';
import type { Game } from '../item/index.ts';

/** Sources of items other than the stash: equipment and inventory of a character. */
export const characterTabIds = ['equipment', 'inventory'] as const;
export type CharacterTabId = (typeof characterTabIds)[number];

/** A source of items in a snapshot: a stash tab, the equipment or the inventory. */
export type SnapshotTabId = StashTabId | CharacterTabId;

/**
 * State of a tab in a snapshot. `read` is as sent by the publisher. The other states have the items of the previous
 * snapshot: `failed` because the tab could not be read, `empty` because it was returned empty after containing many
 * items.
 */
export const tabStates = ['read', 'failed', 'empty'] as const;
export type TabState = (typeof tabStates)[number];

/**
 * A tab in a snapshot. `itemCount` counts the items as the publisher sent them, `readAtMs` is the time the tab was
 * read; both are from the earlier reading if `state` is not `read`.
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

/** Number of pieces and stacks of a kind of item in one tab. */
export type Holding = { readonly tabId: SnapshotTabId; readonly quantity: number; readonly stacks: number };

/**
 * A kind of item in a snapshot, with all its pieces. `hash` identifies its own group, `priceHash` the group by which it
 * is priced (`priceProps` are its properties), `filterHash` its group without properties; all three follow from tag,
 * key and properties. `originalPrice` is the market's value per piece in chaos, null if there is none; `price` is the
 * price that counts: the person's custom price if `isCustomPrice`, 0 if `isIgnored` or unknown.
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
  /** Pieces of a variant without a reliable price of its own, which count at this price. */
  readonly borrowedPieces: number;
};

/** The contents of a snapshot without its sums. One item per `priceHash`; tabs without items are also listed. */
export type SnapshotDetails = {
  readonly game: Game;
  readonly tabs: readonly SnapshotTab[];
  readonly items: readonly DetailItem[];
};
