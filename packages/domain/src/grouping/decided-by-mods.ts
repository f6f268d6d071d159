import type { Tag } from '../tables/index.ts';
import type { GroupIdentity } from './group-identity.ts';

/** Tags with items whose mods decide the group. */
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

/** Kinds with decisive mods under tags whose other items have none: compasses and tablets. */
const DECIDED_KEY = /^charged compass$|\btablet$/;

/**
 * Returns whether mods can decide the group, and so the price, of an item (D45): false for stackable goods, gems
 * and cards.
 */
export function isDecidedByMods({ tag, key }: Pick<GroupIdentity, 'tag' | 'key'>): boolean {
  return decidedTags.has(tag) || DECIDED_KEY.test(key);
}
