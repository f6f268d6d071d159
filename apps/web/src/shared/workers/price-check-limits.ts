/** Limits of a price check; the page and the worker agree on them. */

/** More pasted text is no question about an item any more. */
export const MAX_PASTED_LENGTH = 1_000_000;
/** A quad tab of long items is a tenth of it. */
export const MAX_FILE_LENGTH = 16_000_000;
