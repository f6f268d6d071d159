/** Converts snapshot items to the wire format, and back for comparisons and exports. */
import type { HashProperties, Tag } from '@poexchange/domain/grouping';
import type { GroupHash } from '@poexchange/domain/ids';
import type { DetailItem, SnapshotDetails, SnapshotTab, SnapshotTabId } from '@poexchange/domain/net-worth';
import type { Game } from '@poexchange/domain/item';

/**
 * A kind of item in a snapshot as sent to its owner. `items` are the pieces by tab: tab, quantity, stacks. `priceProps`
 * is set only if it differs from `hashProps`, and `isIgnored` only if it is true. Price histories belong to the market:
 * pages join them from the price files by `priceHash`.
 */
export type DetailItemView = {
  readonly hash: GroupHash;
  readonly priceHash: GroupHash;
  readonly filterHash: GroupHash;
  readonly displayName: string;
  readonly icon: string;
  readonly hashProps: HashProperties;
  readonly priceProps?: HashProperties;
  readonly tag: Tag;
  readonly key: string;
  readonly stashTabsIds: readonly SnapshotTabId[];
  readonly quantity: number;
  readonly price: number;
  readonly isCustomPrice: boolean;
  readonly isIgnored?: true;
  readonly originalPrice: number | null;
  readonly isLowConfidence: boolean;
  /** Present only if above 0. */
  readonly borrowedPieces?: number;
  readonly frameType: number;
  readonly items: readonly (readonly [SnapshotTabId, number, number])[];
};

/** Converts an item to the wire format. */
export function presentDetailItem(item: DetailItem): DetailItemView {
  const { priceProps, isIgnored, holdings, borrowedPieces, ...rest } = item;
  return {
    ...rest,
    ...(priceProps !== item.hashProps && { priceProps }),
    ...(isIgnored && { isIgnored }),
    ...(borrowedPieces > 0 && { borrowedPieces }),
    stashTabsIds: holdings.map(({ tabId }) => tabId),
    items: holdings.map(({ tabId, quantity, stacks }) => [tabId, quantity, stacks] as const),
  };
}

/** Converts a snapshot's reply back into details, for comparisons and exports. */
export function readDetails(snapshot: {
  readonly poe: Game;
  readonly stashTabs: readonly SnapshotTab[];
  readonly detailItems: readonly DetailItemView[];
}): SnapshotDetails {
  return {
    game: snapshot.poe,
    tabs: snapshot.stashTabs,
    items: snapshot.detailItems.map(({ items, stashTabsIds: _ids, priceProps, isIgnored, borrowedPieces, ...rest }) => ({
      ...rest,
      borrowedPieces: borrowedPieces ?? 0,
      priceProps: priceProps ?? rest.hashProps,
      isIgnored: isIgnored ?? false,
      holdings: items.map(([tabId, quantity, stacks]) => ({ tabId, quantity, stacks })),
    })),
  };
}
