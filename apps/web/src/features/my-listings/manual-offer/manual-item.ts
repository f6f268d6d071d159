import type { HashProperties, Tag } from '@poexchange/domain/grouping';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';

/** Key and properties of a group that is not in the price files yet: a variant read from an item's text (D45). */
export type ManualVariant = { readonly key: string; readonly properties: HashProperties };

/** A group and its quantity, as entered by hand. */
export type ManualItem = { readonly hash: string; readonly tag: Tag; readonly quantity: number; readonly variant?: ManualVariant };

/** A group that the user named, and its quantity; `variant` if the group is not in the price files yet. */
export type Picked = {
  readonly entry: Pick<PriceEntry, 'hash' | 'tag' | 'name'>;
  readonly quantity: number;
  readonly variant?: ManualVariant;
};

/** Items of pasted text, their names as text, and a line with the reason for each item that cannot be added. */
export type ReadItems = { readonly picked: readonly Picked[]; readonly names: readonly string[]; readonly left: readonly string[] };

/** The game writes this line between the sections of an item, in every language. */
const SECTION_RULE = /^-{4,}\s*$/m;

/** Returns whether a text contains an item in the game's clipboard format. */
export const isItemText = (text: string): boolean => SECTION_RULE.test(text);
