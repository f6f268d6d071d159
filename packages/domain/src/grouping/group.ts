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
 * property its rule needs; unidentified where that hides what it is; not named in English; a name or property text that
 * no item has.
 */
export type UngroupedReason = 'locked' | 'unknownItem' | 'missingProperty' | 'unidentified' | 'notEnglish' | 'badName';

/**
 * The group an item is priced by: primary what it is, extended the same tag but finer, only where R5 asks (D28).
 * `modsNotFound` are the lines of an 8-mod map, or of one that may be, which the map-mod table does not know (R5.11).
 */
export type GroupItemResult =
  | { readonly ok: true; readonly primary: ItemGroup; readonly extended?: ItemGroup; readonly modsNotFound?: readonly string[] }
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

/** Properties that only extended groups have: the state of a map (record 0033). */
const extendedProperties: ReadonlySet<string> = new Set(['eightMod', 'deliriumLayers', 'scourged', 'unmodifiable']);

/**
 * The hash of an extended group's primary one, if the group itself determines it (D28): a map's without its state. Any
 * other group is its own, a cluster jewel's of a level threshold too, as the exact level of its primary group is not in
 * it.
 */
export function findPrimaryHash({ tag, key, hash, unsafeHashProperties }: ItemGroup): string {
  const properties = Object.entries(unsafeHashProperties);
  const primary = properties.filter(([name]) => !extendedProperties.has(name));
  return primary.length === properties.length ? hash : makeGroup(tag, key, Object.fromEntries(primary)).hash;
}

/** The group of tag and key without properties, which property filters narrow (D28, `filterHash`). */
export function makeFilterGroup(group: Pick<ItemGroup, 'tag' | 'key'>): ItemGroup {
  return makeGroup(group.tag, group.key, {});
}
