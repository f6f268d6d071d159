import type { HashProperties, Tag } from '@poexchange/domain/grouping';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';

/** Key and properties of a group that the price files do not name yet: a variant that an item's text told (D45). */
export type ManualVariant = { readonly key: string; readonly properties: HashProperties };

/** A group and how many of it, as entered by hand. */
export type ManualItem = { readonly hash: string; readonly tag: Tag; readonly quantity: number; readonly variant?: ManualVariant };

/** A group that a person named, and how many of it; `variant` where the price files do not name it yet. */
export type Picked = {
  readonly entry: Pick<PriceEntry, 'hash' | 'tag' | 'name'>;
  readonly quantity: number;
  readonly variant?: ManualVariant;
};

/** Items of a pasted text, their names in words, and what cannot be taken, a line for each that says why. */
export type ReadItems = { readonly picked: readonly Picked[]; readonly names: readonly string[]; readonly left: readonly string[] };

/** The game writes such a line between the sections of an item, in every language. */
const SECTION_RULE = /^-{4,}\s*$/m;

/** Returns whether a text holds an item as the game copies it. */
export const isItemText = (text: string): boolean => SECTION_RULE.test(text);
