import type { Tag } from './tag.ts';

/** A tag's names, in the game's exact English spelling, sorted by code unit. The group key is the lower-case name. */
export type NameTable = { readonly tag: Tag; readonly names: readonly string[] };

/** Reads a list of names, one per line. */
export function listNames(text: string): readonly string[] {
  return Object.freeze(text.trim().split('\n'));
}
