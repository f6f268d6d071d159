import { cleanVisibleText } from '../whisper/clean-text.ts';
import { nameKey } from '../whisper/name-key.ts';
import type { Tag } from '../tables/index.ts';
import { priceBookLimits } from './limits.ts';

/** An item of a group: its group hash, plus its tag and English name so that it can be shown without its prices. */
export type GroupItem = { readonly hash: string; readonly tag: Tag; readonly name: string };

/**
 * A set of items of any category that a seller offers together. `id` is the listing's sub-category, `name` the
 * displayed name.
 */
export type CustomGroup = { readonly id: string; readonly name: string; readonly items: readonly GroupItem[] };

/**
 * Reason why a name is refused: it has no visible characters, has too many characters, or is already used by another
 * group.
 */
export type GroupNameProblem = 'nameEmpty' | 'nameTooLong' | 'nameTaken';

export type GroupProblem = GroupNameProblem | 'tooManyGroups' | 'tooManyItems' | 'groupNotFound';

/** The groups after a change, or the reason why the change was refused, in which case nothing changes. */
export type GroupsResult =
  | { readonly ok: true; readonly groups: readonly CustomGroup[] }
  | { readonly ok: false; readonly code: GroupProblem };

const HASH_PATTERN = /^[0-9a-f]{40}$/;

/** Creates a group's id from eight random bytes; missing bytes are padded with zeros. */
export function makeCustomGroupId(random: Uint8Array): string {
  const digits = Array.from(random.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `cg${digits.padEnd(16, '0')}`;
}

/** Returns true if a string is a group hash: 40 lower-case hexadecimal digits. */
export function isGroupHash(text: string): boolean {
  return HASH_PATTERN.test(text);
}

/**
 * Normalises a group's name for storage and display: one line, composed characters, no control or formatting characters
 * (including direction marks). Fails if the result is empty or longer than 40 characters (D25).
 */
export function readGroupName(
  text: string,
): { readonly ok: true; readonly name: string } | { readonly ok: false; readonly code: GroupNameProblem } {
  const name = cleanVisibleText(text.slice(0, priceBookLimits.maxNameInput));
  if (name === '') return { ok: false, code: 'nameEmpty' };
  if (countCharacters(name) > priceBookLimits.maxNameCharacters || text.length > priceBookLimits.maxNameInput)
    return { ok: false, code: 'nameTooLong' };
  return { ok: true, name };
}

/** Counts a name's characters, as code points. */
export function countCharacters(name: string): number {
  return Array.from(name).length;
}

/**
 * Adds a group. Fails if its name is invalid or taken, if there are already 50 groups, or if it has more than 500
 * items. Duplicate items count once.
 */
export function createGroup(groups: readonly CustomGroup[], group: CustomGroup): GroupsResult {
  if (groups.length >= priceBookLimits.maxGroups) return { ok: false, code: 'tooManyGroups' };
  const read = readFreeName(groups, { name: group.name, id: group.id });
  if (!read.ok) return read;
  const items = joinItems([], group.items);
  if (items.length > priceBookLimits.maxGroupItems) return { ok: false, code: 'tooManyItems' };
  return { ok: true, groups: [...groups.filter(({ id }) => id !== group.id), { id: group.id, name: read.name, items }] };
}

/** Renames a group. */
export function renameGroup(groups: readonly CustomGroup[], options: { readonly id: string; readonly name: string }): GroupsResult {
  const read = readFreeName(groups, options);
  if (!read.ok) return read;
  return changeGroup(groups, options.id, (group) => ({ ...group, name: read.name }));
}

/** Adds items to a group; items already in the group stay unchanged. */
export function addToGroup(
  groups: readonly CustomGroup[],
  options: { readonly id: string; readonly items: readonly GroupItem[] },
): GroupsResult {
  return changeGroup(groups, options.id, (group) => ({ ...group, items: joinItems(group.items, options.items) }));
}

/** Removes items from a group; ignores items that are not in it. */
export function removeFromGroup(
  groups: readonly CustomGroup[],
  options: { readonly id: string; readonly hashes: readonly string[] },
): GroupsResult {
  const out = new Set(options.hashes);
  return changeGroup(groups, options.id, (group) => ({ ...group, items: group.items.filter((item) => !out.has(item.hash)) }));
}

function changeGroup(groups: readonly CustomGroup[], id: string, change: (group: CustomGroup) => CustomGroup): GroupsResult {
  const before = groups.find((group) => group.id === id);
  if (before === undefined) return { ok: false, code: 'groupNotFound' };
  const after = change(before);
  if (after.items.length > priceBookLimits.maxGroupItems) return { ok: false, code: 'tooManyItems' };
  return { ok: true, groups: groups.map((group) => (group === before ? after : group)) };
}

function readFreeName(groups: readonly CustomGroup[], options: { readonly id: string; readonly name: string }) {
  const read = readGroupName(options.name);
  if (!read.ok) return read;
  const key = nameKey(read.name);
  if (groups.some((group) => group.id !== options.id && nameKey(group.name) === key)) return { ok: false, code: 'nameTaken' } as const;
  return read;
}

function joinItems(before: readonly GroupItem[], added: readonly GroupItem[]): GroupItem[] {
  const joined = new Map(before.map((item) => [item.hash, item]));
  for (const item of added) if (!joined.has(item.hash)) joined.set(item.hash, item);
  return [...joined.values()];
}
