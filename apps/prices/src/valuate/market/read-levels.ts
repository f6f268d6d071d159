/**
 * Asks of the market, ascending in price: `prices` in chaos, `grains` how finely each was written, in chaos (0 for an
 * exact fraction).
 */
export type SortedAsks = { readonly prices: Float64Array; readonly grains: Float64Array; readonly from: number; readonly to: number };

/**
 * Equal asks up to so many grains from another are what rounding left; from the other number on they are what sellers
 * agree on. Between them they are put apart less and less: no price hangs on which of two asks is a hair the cheaper.
 */
const NEAR_GRAINS = 2;
const FAR_GRAINS = 3;
const SAME = 1 + 1e-9;

/** How finely asks are written: to the whole, the half or the tenth of a piece of the currency. */
export const grainsWritten = [1, 0.5, 0.1] as const;

/**
 * How finely an ask was written (D90): players write whole numbers from 10, halves from 3 and tenths below. 0 for
 * anything else, such as a fraction for a bulk. In pieces of the currency.
 */
export function grainOf(amount: number): number {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  if (amount >= 10) return isWhole(amount) ? 1 : 0;
  if (amount >= 3) return isWhole(amount * 2) ? 0.5 : 0;
  return isWhole(amount * 10) ? 0.1 : 0;
}

/**
 * Puts equal asks apart before percentiles are read between them (D51, record 0039): sellers who round to whole chaos
 * all write 10 for what they think is worth 9.5 to 10.5, so that the k equal asks stand for prices spread evenly over
 * that gap; asks that agree far from all others stay. What is asked in another currency may lie anywhere between them:
 * it neither stops the spread nor turns it. Writes into `spread`, ascending, and returns how many.
 */
export function spreadEqualAsks({ prices, grains, from, to }: SortedAsks, spread: Float64Array): number {
  let at = from;
  while (at < to) {
    const price = prices[at] as number;
    let end = at + 1;
    let grain = grains[at] as number;
    while (end < to && (prices[end] as number) <= price * SAME) {
      grain = Math.max(grain, grains[end] as number);
      end += 1;
    }
    const below = at > from ? price - (prices[at - 1] as number) : Infinity;
    const above = end < to ? (prices[end] as number) - price : Infinity;
    const count = end - at;
    const width = count === 1 || grain === 0 ? 0 : grain * nearness(Math.min(below, above) / grain);
    for (let place = 0; place < count; place += 1) spread[at - from + place] = price + ((place + 0.5) / count - 0.5) * width;
    at = end;
  }
  sortNearlySorted(spread, to - from);
  return to - from;
}

/** 1 for asks so near that rounding made them equal, 0 for those that agree far from all others. */
function nearness(grainsAway: number): number {
  return Math.min(1, Math.max(0, (FAR_GRAINS - grainsAway) / (FAR_GRAINS - NEAR_GRAINS)));
}

function sortNearlySorted(values: Float64Array, count: number): void {
  for (let at = 1; at < count; at += 1) {
    const value = values[at] as number;
    let place = at;
    while (place > 0 && (values[place - 1] as number) > value) {
      values[place] = values[place - 1] as number;
      place -= 1;
    }
    values[place] = value;
  }
}

/**
 * The values at some percentiles of ascending asks whose votes may be less than one (D51): between two asks lies as
 * much as the smaller of their votes. With whole votes this is linear interpolation between sorted asks; an ask that
 * loses its vote loses its say without a jump. Asks of which none has a vote count whole.
 */
export function readLevels(asks: Float64Array, votes: Float64Array, levels: readonly number[]): number[] {
  let total = 0;
  for (let at = 1; at < asks.length; at += 1) total += Math.min(votes[at - 1] as number, votes[at] as number);
  if (total <= 0) return levels.map(() => asks[asks.length >> 1] as number);
  let at = 0;
  let passed = 0;
  return levels.map((level) => {
    const wanted = (level / 100) * total;
    for (;;) {
      const gap = at + 1 < asks.length ? Math.min(votes[at] as number, votes[at + 1] as number) : Infinity;
      const low = asks[at] as number;
      if (gap === Infinity) return low;
      if (passed + gap >= wanted && gap > 0) return low + ((asks[at + 1] as number) - low) * ((wanted - passed) / gap);
      passed += gap;
      at += 1;
    }
  });
}
