import type { HashProperties, Tag } from '@poexchange/domain/grouping';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';

/** Key and properties of a group that the price files do not contain yet: a variant read from an item's text (D45). */
export type ManualVariant = { readonly key: string; readonly properties: HashProperties };

/** A group and its quantity, as entered by hand. */
export type ManualItem = { readonly hash: string; readonly tag: Tag; readonly quantity: number; readonly variant?: ManualVariant };

/** A group that a person named, and its quantity; `variant` if the price files do not contain it yet. */
export type Picked = {
  readonly entry: Pick<PriceEntry, 'hash' | 'tag' | 'name'>;
  readonly quantity: number;
  readonly variant?: ManualVariant;
};

/** Items of a pasted text, their names in words, and a line with the reason for each item that cannot be added. */
export type ReadItems = { readonly picked: readonly Picked[]; readonly names: readonly string[]; readonly left: readonly string[] };

/** The game writes such a line between the sections of an item, in every language. */
const SECTION_RULE = /^-{4,}\s*$/m;

/** Returns whether a text contains an item as the game copies it. */
export const isItemText = (text: string): boolean => SECTION_RULE.test(text);
