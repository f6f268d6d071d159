/** Limits of a price check; the page and the worker agree on them. */

/** Longer pasted text cannot be a question about an item. */
export const MAX_PASTED_LENGTH = 1_000_000;
/** A quad tab of long items is a tenth of this size. */
export const MAX_FILE_LENGTH = 16_000_000;
