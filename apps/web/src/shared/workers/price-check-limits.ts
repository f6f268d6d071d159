/** Price check limits shared by the page and the worker. */

/** Longer pasted text cannot be about an item. */
export const MAX_PASTED_LENGTH = 1_000_000;
/** Ten times the size of a quad tab full of long items. */
export const MAX_FILE_LENGTH = 16_000_000;
