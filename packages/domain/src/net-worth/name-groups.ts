import { makeFilterGroup, makeGroup } from '../grouping/index.ts';
import type { GroupHash } from '../ids/index.ts';
import type { DetailItem } from './details.ts';

/** Derives an item's group hashes from its tag, key and properties: hashes are never accepted from outside. */
export function nameGroups(item: Pick<DetailItem, 'tag' | 'key' | 'hashProps' | 'priceProps'>): {
  readonly hash: GroupHash;
  readonly priceHash: GroupHash;
  readonly filterHash: GroupHash;
} {
  const { tag, key, hashProps, priceProps } = item;
  const hash = makeGroup(tag, key, hashProps).hash as GroupHash;
  const priceHash = hashProps === priceProps ? hash : (makeGroup(tag, key, priceProps).hash as GroupHash);
  return { hash, priceHash, filterHash: makeFilterGroup(item).hash as GroupHash };
}
