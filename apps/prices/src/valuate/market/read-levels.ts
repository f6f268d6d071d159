/**
 * Asks of the market, ascending in price: `prices` in chaos, `grains` how finely each was written, in chaos (0 for an
 * exact fraction).
 */
export type SortedAsks = { readonly prices: Float64Array; readonly grains: Float64Array; readonly from: number; readonly to: number };

/**
 * Distances to the next ask, in grains: up to the first, equal asks are taken for rounded ones and spread; from the
 * second on, for an agreed price. Between them the spread shrinks, so that no price depends on an edge.
 */
const NEAR_GRAINS = 2;
const FAR_GRAINS = 3;
const SAME = 1 + 1e-9;

/** Steps that asks are rounded to, in pieces of the currency. */
export const grainsWritten = [1, 0.5, 0.1] as const;

/**
 * Returns the step an amount was rounded to (D90), in pieces of the currency: 1 from 10, a half from 3, a tenth below.
 * 0 for anything else, such as a fraction for a bulk.
 */
export function grainOf(amount: number): number {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  if (amount >= 10) return isWhole(amount) ? 1 : 0;
  if (amount >= 3) return isWhole(amount * 2) ? 0.5 : 0;
  return isWhole(amount * 10) ? 0.1 : 0;
}

/**
 * Spreads equal asks before percentiles are read (D51, record 0039): sellers who round to whole chaos all write 10 for
 * 9.5 to 10.5, so k equal asks stand for prices spread evenly over that gap; asks far from all others stay. Asks in
 * another currency between them do not change the spread. Writes into `spread`, ascending, and returns the count.
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
 * Reads percentiles of ascending asks with fractional votes (D51): the gap between two asks weighs as much as the
 * smaller of their votes. With whole votes this is linear interpolation; an ask that loses its vote fades without a
 * jump. If no ask has a vote, all count whole.
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
