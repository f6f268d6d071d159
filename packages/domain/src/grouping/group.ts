import type { Tag } from '../tables/index.ts';
import { computeGroupHash, keepNonEmpty } from './hash.ts';
import type { GroupIdentity, HashProperties } from './group-identity.ts';
import { createIdentityCache } from './identity-cache.ts';

/**
 * A group of equally priced items: the tag names the rule that created it, the key the item, the hash the group.
 * `unsafeHashProperties` are the properties before hashing, for display and filters; never trust them from a client.
 */
export type ItemGroup = {
  readonly tag: Tag;
  readonly key: string;
  readonly hash: string;
  readonly unsafeHashProperties: HashProperties;
};

/**
 * Reason why an item has no group: locked to an account or character; of a kind without a rule; without a property its
 * rule needs; unidentified, if that hides its group; not named in English; a name or property text that no item has; a
 * chart or a mercenary's warrant, whose contents determine their price.
 */
export type UngroupedReason = 'locked' | 'unknownItem' | 'missingProperty' | 'unidentified' | 'notEnglish' | 'badName' | 'chartOrWarrant';

/**
 * The groups in whose markets an item is traded: in both groups; in the extended group only, because the primary group
 * is the market of the plain item; or in the extended group in place of the primary group, which is too fine to have a
 * market and only names the item.
 */
export type MarketOfItem = 'both' | 'extended' | 'extendedInstead';

/**
 * The groups by which an item is priced: primary is the item itself, extended has the same tag but the properties that
 * determine its price. `market` is the group in whose market the item is traded, `both` if absent. `modsNotFound` are
 * the lines of an actual or possible 8-mod map that the map-mod table does not contain.
 */
export type GroupItemResult =
  | {
      readonly ok: true;
      readonly primary: ItemGroup;
      readonly extended?: ItemGroup;
      readonly market?: MarketOfItem;
      readonly modsNotFound?: readonly string[];
    }
  | { readonly ok: false; readonly reason: UngroupedReason };

const remembered = createIdentityCache<ItemGroup>(25_000);

/**
 * Returns the group of a tag, key and properties, including its hash. Groups are frozen and shared: equal groups are
 * usually the same object.
 */
export function makeGroup(tag: Tag, key: string, properties: HashProperties): ItemGroup {
  return remembered.read({ tag, key, properties }, freezeGroup);
}

function freezeGroup(identity: GroupIdentity): ItemGroup {
  const { tag, key, properties } = identity;
  return Object.freeze({ tag, key, hash: computeGroupHash(identity), unsafeHashProperties: Object.freeze(keepNonEmpty(properties)) });
}

/** Properties that only extended groups have: a map's state, or the variant of other items. */
const stateOfMap: ReadonlySet<string> = new Set(['eightMod', 'deliriumLayers', 'scourged', 'unmodifiable', 'itemRarity', 'packSize']);
const extendedProperties: Partial<Record<Tag, ReadonlySet<string>>> = {
  base: new Set(['influence', 'fracture', 'sixLink', 'variant']),
  cluster: new Set(['notables']),
  currency: new Set(['variant']),
  fragment: new Set(['variant']),
  unique: new Set(['corrupted', 'mirrored', 'foil', 'fiveLink', 'variant', 'base', 'corruption']),
};
/** Properties that multiply a price: asks of the variant's own group are a better basis than the plain item's price. */
const decisiveProperties = [
  'variant',
  'base',
  'foil',
  'fiveLink',
  'notables',
  'conqueror',
  'itemRarity',
  'packSize',
  'influence',
  'fracture',
  'eightMod',
] as const;

/**
 * Returns true for a group of a variant that is never worth as much as the plain item: a unique with certain mods, on a
 * certain base, foil, or with five links; a cluster jewel with certain notables; a timeless jewel of a conqueror; an
 * influenced or fractured base; an 8-mod map. A corrupted or mirrored item is worth nearly as much as the plain item.
 */
export function isDecisiveVariant({ unsafeHashProperties }: Pick<ItemGroup, 'unsafeHashProperties'>): boolean {
  return decisiveProperties.some((name) => unsafeHashProperties[name] !== undefined);
}

/**
 * Returns the primary group of an extended group, if the extended group determines it: a map's group without its state,
 * a unique's group without its variant. Any other group is returned unchanged, including a cluster jewel's group for a
 * level threshold, because it lacks the exact level of its primary group: such a group is the market of all levels up
 * to the next threshold.
 */
export function findPrimaryGroup(group: ItemGroup): ItemGroup {
  const properties = Object.entries(group.unsafeHashProperties);
  const isExtended = extendedProperties[group.tag] ?? stateOfMap;
  const primary = properties.filter(([name]) => !isExtended.has(name));
  return primary.length === properties.length ? group : makeGroup(group.tag, group.key, Object.fromEntries(primary));
}

/**
 * Returns the group whose price applies if a group has no price of its own: the primary group or, for an 8-mod map, the
 * 8-mod map without its other states. A plain map's price says nothing about an 8-mod map, so an 8-mod map without a
 * price of its own has no price at all.
 */
export function findFallbackGroup(group: ItemGroup): ItemGroup {
  const primary = findPrimaryGroup(group);
  if (group.unsafeHashProperties['eightMod'] !== true) return primary;
  return makeGroup(group.tag, group.key, { ...primary.unsafeHashProperties, eightMod: true });
}

/**
 * Lists the groups whose price may apply to an item, in order of preference: its extended group; if that group is a
 * corrupted or mirrored copy of a decisive variant, the variant itself; and its primary group, or, if the primary group
 * has no market, the extended group's own primary group. An 8-mod map never takes a plain map's price.
 */
export function listPriceGroups({ primary, extended, market }: Extract<GroupItemResult, { ok: true }>): readonly ItemGroup[] {
  if (extended === undefined) return [primary];
  const fallback = findFallbackGroup(extended);
  if (fallback.unsafeHashProperties['eightMod'] === true) return fallback.hash === extended.hash ? [extended] : [extended, fallback];
  const coarse = market === 'extendedInstead' ? findPrimaryGroup(extended) : primary;
  const { corrupted, corruption, mirrored, ...others } = extended.unsafeHashProperties;
  const isFinal = corrupted !== undefined || corruption !== undefined || mirrored !== undefined;
  if (!isFinal || !isDecisiveVariant({ unsafeHashProperties: others })) return [extended, coarse];
  return [extended, makeGroup(extended.tag, extended.key, others), coarse];
}

/**
 * Returns the group whose market contained a group's items before that group was split off, and the last property by
 * which it was split off ('' if all of the tag's groups were split off at the same time). A mirrored copy was among the
 * plain items of its variant, any other variant in the primary group. Undefined for a group that is not a variant.
 */
export function findGroupBeforeSplit(group: ItemGroup): { readonly group: ItemGroup; readonly by: 'mirrored' | '' } | undefined {
  const { mirrored, ...others } = group.unsafeHashProperties;
  if (mirrored !== undefined) return { group: makeGroup(group.tag, group.key, others), by: 'mirrored' };
  const primary = findPrimaryGroup(group);
  return primary.hash === group.hash ? undefined : { group: primary, by: '' };
}

/** Returns the group of a tag and key without properties, which property filters narrow (`filterHash`). */
export function makeFilterGroup(group: Pick<ItemGroup, 'tag' | 'key'>): ItemGroup {
  return makeGroup(group.tag, group.key, {});
}
