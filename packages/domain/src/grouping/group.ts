import type { Tag } from '../tables/index.ts';
import { computeGroupHash, keepNonEmpty } from './hash.ts';
import type { GroupIdentity, HashProperties } from './group-identity.ts';
import { createIdentityCache } from './identity-cache.ts';

/**
 * A group of equal-priced items (R3.06): the tag names the rule that made it, the key the item, the hash the group.
 * `unsafeHashProperties` are the properties before hashing, for display and filters; never trust them from a client
 * (D57).
 */
export type ItemGroup = {
  readonly tag: Tag;
  readonly key: string;
  readonly hash: string;
  readonly unsafeHashProperties: HashProperties;
};

/**
 * Reason why an item has no group: locked to an account or character (R3.08); of a kind without a rule; without a
 * property its rule needs; unidentified, if that hides its group; not named in English; a name or property text that no
 * item has; a chart or a mercenary's warrant, whose contents decide their price.
 */
export type UngroupedReason = 'locked' | 'unknownItem' | 'missingProperty' | 'unidentified' | 'notEnglish' | 'badName' | 'chartOrWarrant';

/**
 * The groups in whose markets an item is traded: in both; in the extended one only, because the primary is the market
 * of the plain item; or in the extended one in place of the primary, which is too fine to have a market and only names
 * the item.
 */
export type MarketOfItem = 'both' | 'extended' | 'extendedInstead';

/**
 * The group an item is priced by: primary is what the item is, extended has the same tag but the properties that its
 * price follows (D28, D45). `market` says which of the two it is traded in, `both` if absent. `modsNotFound` are the
 * lines of an 8-mod map, or of one that may be, which the map-mod table does not contain (R5.11).
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
 * The group of a tag, key and properties, hash included. Groups are frozen and shared: equal ones are mostly one
 * object.
 */
export function makeGroup(tag: Tag, key: string, properties: HashProperties): ItemGroup {
  return remembered.read({ tag, key, properties }, freezeGroup);
}

function freezeGroup(identity: GroupIdentity): ItemGroup {
  const { tag, key, properties } = identity;
  return Object.freeze({ tag, key, hash: computeGroupHash(identity), unsafeHashProperties: Object.freeze(keepNonEmpty(properties)) });
}

/** Properties that only extended groups have: the state of a map, the variant of others. */
const stateOfMap: ReadonlySet<string> = new Set(['eightMod', 'deliriumLayers', 'scourged', 'unmodifiable', 'itemRarity', 'packSize']);
const extendedProperties: Partial<Record<Tag, ReadonlySet<string>>> = {
  base: new Set(['influence', 'fracture', 'sixLink', 'variant']),
  cluster: new Set(['notables']),
  currency: new Set(['variant']),
  fragment: new Set(['variant']),
  unique: new Set(['corrupted', 'mirrored', 'foil', 'fiveLink', 'variant', 'base', 'corruption']),
};
/**
 * Properties that change a price many times over: the asks of their own group are a better basis than the plain item's
 * price.
 */
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
 * Returns whether a group is of a variant that is never worth as much as the plain item (D45): a unique of certain
 * mods, on a certain base, foil, or with five links; a cluster jewel of certain notables; a timeless jewel of a
 * conqueror; an influenced or fractured base; an 8-mod map. A corrupted or mirrored one is worth nearly as much.
 */
export function isDecisiveVariant({ unsafeHashProperties }: Pick<ItemGroup, 'unsafeHashProperties'>): boolean {
  return decisiveProperties.some((name) => unsafeHashProperties[name] !== undefined);
}

/**
 * Returns the primary group of an extended one, if the group itself determines it (D28): a map's without its state, a
 * unique's without its variant. Any other group is returned unchanged, also a cluster jewel's of a level threshold,
 * because it lacks the exact level of its primary group: such a group is the market of all levels up to the next
 * threshold.
 */
export function findPrimaryGroup(group: ItemGroup): ItemGroup {
  const properties = Object.entries(group.unsafeHashProperties);
  const isExtended = extendedProperties[group.tag] ?? stateOfMap;
  const primary = properties.filter(([name]) => !isExtended.has(name));
  return primary.length === properties.length ? group : makeGroup(group.tag, group.key, Object.fromEntries(primary));
}

/**
 * Returns the group whose price counts if a group has none of its own (D28, D45): the primary one, but for an 8-mod map
 * the 8-mod map without its other states. The price of a plain map says nothing about an 8-mod map, so without a price
 * of its own it has none.
 */
export function findFallbackGroup(group: ItemGroup): ItemGroup {
  const primary = findPrimaryGroup(group);
  if (group.unsafeHashProperties['eightMod'] !== true) return primary;
  return makeGroup(group.tag, group.key, { ...primary.unsafeHashProperties, eightMod: true });
}

/**
 * Lists the groups whose price an item may have, in order of preference (D28, D45): its extended group; if that is a
 * corrupted or mirrored copy of a decisive variant, the variant itself; and its primary group, or, if that has no
 * market, the extended group's own. An 8-mod map never has the price of a plain one.
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
 * Returns the group whose market contained a group's items until it was split off, and the last property that split it,
 * '' if the tag's groups were split at once: a mirrored copy was among the plain ones of its variant, any other variant
 * in the primary group. Undefined for a group that is not a variant.
 */
export function findGroupBeforeSplit(group: ItemGroup): { readonly group: ItemGroup; readonly by: 'mirrored' | '' } | undefined {
  const { mirrored, ...others } = group.unsafeHashProperties;
  if (mirrored !== undefined) return { group: makeGroup(group.tag, group.key, others), by: 'mirrored' };
  const primary = findPrimaryGroup(group);
  return primary.hash === group.hash ? undefined : { group: primary, by: '' };
}

/** Returns the group of tag and key without properties, which property filters narrow (D28, `filterHash`). */
export function makeFilterGroup(group: Pick<ItemGroup, 'tag' | 'key'>): ItemGroup {
  return makeGroup(group.tag, group.key, {});
}
