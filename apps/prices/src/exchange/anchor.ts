/**
 * Recent trades of the exchange: volume-weighted price, units of the last 6 hours, beginning of the newest hour with
 * trades (D52).
 */
export type Anchor = { readonly priceChaos: number; readonly units: number; readonly atMs: number };

/** Units traded from which an anchor is relied on (D52). */
export const FEWEST_UNITS = 10;

/** D52. */
const LOWEST_OF_ANCHOR = 0.5;
const HIGHEST_OF_ANCHOR = 3;

/** The band in which a value with this anchor is held (D52). */
export function bandOf({ priceChaos }: Anchor): { lowest: number; highest: number } {
  return { lowest: priceChaos * LOWEST_OF_ANCHOR, highest: priceChaos * HIGHEST_OF_ANCHOR };
}
