import type { Tag } from '@poexchange/domain/grouping';

/** A group and how many of it, as entered by hand. */
export type ManualItem = { readonly hash: string; readonly tag: Tag; readonly quantity: number };
