/**
 * Limits of a price book (D25, D26). A book at its limits is a file of about 3 MiB, well within a browser's storage
 * quota for a site.
 */
export const priceBookLimits = {
  maxGroups: 50,
  maxGroupItems: 500,
  maxNameCharacters: 40,
  /** Number of UTF-16 units read before a name is cleaned. */
  maxNameInput: 400,
  maxItemNameLength: 120,
  maxOffers: 500,
  maxOverrides: 5_000,
  maxIgnored: 5_000,
  maxMultiplierPercent: 1_000,
  maxPriceChaos: 1_000_000_000,
  /** Maximum length of a file's text, in characters. */
  maxTextLength: 4 * 1024 * 1024,
} as const;
