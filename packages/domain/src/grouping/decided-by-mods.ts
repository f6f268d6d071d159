import type { Tag } from '../tables/index.ts';
import type { GroupIdentity } from './group-identity.ts';

/** Tags of items whose mods can determine the group. */
const decidedTags: ReadonlySet<Tag> = new Set<Tag>([
  'base',
  'beast',
  'blighted_map',
  'blighted_ravaged_map',
  'cluster',
  'influenced_map',
  'logbook',
  'map',
  'reward_map',
  'timeless_jewel',
  'unique',
]);

/** Keys of items with decisive mods under tags whose other items have no such mods: compasses and tablets. */
const DECIDED_KEY = /^charged compass$|\btablet$/;

/**
 * Returns true if mods can determine an item's group, and therefore its price; false for stackable goods, gems and
 * cards.
 */
export function isDecidedByMods({ tag, key }: Pick<GroupIdentity, 'tag' | 'key'>): boolean {
  return decidedTags.has(tag) || DECIDED_KEY.test(key);
}
