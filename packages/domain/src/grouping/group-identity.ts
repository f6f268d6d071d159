import type { Tag } from '../tables/index.ts';

/**
 * The properties that distinguish groups with the same tag and key: bands are strings, counts and exact levels numbers,
 * flags booleans, mods string arrays in any order.
 */
export type HashProperties = Readonly<Record<string, HashValue>>;

export type HashValue = string | number | boolean | readonly string[] | null | undefined;

/** The identity of a group: the input of its hash. */
export type GroupIdentity = { readonly tag: Tag; readonly key: string; readonly properties: HashProperties };
