/** Snapshot items for tests. */
import { displayNameOf, makeGroup, type Tag } from '@poexchange/domain/grouping';
import type { GroupHash, StashTabId } from '@poexchange/domain/ids';
import type { DetailItem } from '@poexchange/domain/net-worth';

/** A kind of item; by default 10 chaos orbs at 1 chaos in one tab. */
export function makeDetailItem(changes: Partial<DetailItem> = {}): DetailItem {
  const tag: Tag = changes.tag ?? 'currency';
  const key = changes.key ?? 'chaos orb';
  const hash = makeGroup(tag, key, {}).hash as GroupHash;
  const holdings = changes.holdings ?? [{ tabId: 'mercenaries:a' as StashTabId, quantity: 10, stacks: 1 }];
  return {
    hash,
    priceHash: hash,
    filterHash: hash,
    tag,
    key,
    hashProps: {},
    priceProps: {},
    displayName: displayNameOf({ tag, key }),
    icon: '',
    frameType: 5,
    originalPrice: 1,
    price: 1,
    isCustomPrice: false,
    isIgnored: false,
    isLowConfidence: false,
    borrowedPieces: 0,
    ...changes,
    holdings,
    quantity: holdings.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
