import { makeFilterGroup, makeGroup, type Tag } from '@poexchange/domain/grouping';
import { makeStashTabId, readPublisherTabId, type GroupHash } from '@poexchange/domain/ids';
import { createRandom } from '@poexchange/domain/random';
import type { DetailItem, SnapshotDetails, SnapshotTab } from '@poexchange/domain/net-worth';

const words = ['deafening', 'essence', 'orb', 'of', 'anger', 'mirror', 'shard', 'scarab', 'winds', 'eye', 'titanic', 'fragment'] as const;
const tags: readonly Tag[] = ['currency', 'essence', 'fragment', 'scarab', 'unique', 'gem', 'map'];
const TABS = 40;

/**
 * Draws this many kinds of items in forty tabs, each named with three words and a number; the result is always the
 * same.
 */
export function drawItems(count: number): SnapshotDetails {
  const random = createRandom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const tabs = Array.from({ length: TABS }, (_none, at): SnapshotTab => {
    const tabId = readPublisherTabId(`t${at}`);
    if (tabId === null) throw new Error('a tab that was drawn has no id');
    return {
      id: makeStashTabId('mercenaries', tabId),
      name: `Tab ${at}`,
      type: 'PremiumStash',
      color: '',
      itemCount: 500,
      state: 'read',
      readAtMs: Date.now(),
    };
  });
  const items = Array.from({ length: count }, (_none, at): DetailItem => {
    const hashProps = random() < 0.5 ? {} : { gemLevel: 1 + Math.floor(random() * 20), corrupted: random() < 0.5 };
    const group = makeGroup(pick(tags), `${pick(words)} ${pick(words)} ${pick(words)} ${at}`, hashProps);
    const quantity = 1 + Math.floor(random() * 500);
    const price = Math.round(random() ** 8 * 1e6) / 1000;
    return {
      hash: group.hash as GroupHash,
      priceHash: group.hash as GroupHash,
      filterHash: makeFilterGroup(group).hash as GroupHash,
      tag: group.tag,
      key: group.key,
      hashProps,
      priceProps: hashProps,
      displayName: group.key,
      icon: '',
      frameType: 5,
      holdings: [{ tabId: pick(tabs).id, quantity, stacks: 1 }],
      quantity,
      price,
      originalPrice: price,
      isCustomPrice: false,
      isIgnored: false,
      isLowConfidence: false,
      borrowedPieces: 0,
    };
  });
  return { game: 'poe1', tabs, items };
}
