/** One ask per account, ascending by price, with the step it was rounded to and the time it was written. */
type WrittenAsks = {
  readonly prices: Float64Array;
  readonly grains: Float64Array;
  readonly listedAtMs: Float64Array;
  readonly count: number;
};

/** Maximum time between the asks of accounts that act together. */
const SAME_MS = 60_000;
/**
 * Maximum ratio between neighbouring prices of accounts that act together, and between their lowest and highest price:
 * prices of strangers are further apart.
 */
const LARGEST_STEP = 1.03;
const LARGEST_SPREAD = 1.2;
/** Grain of an ask, as a share of the price, from which the price is too coarse to prove anything. */
const COARSEST_GRAIN = 0.02;
/**
 * Minimum number of accounts that demonstrably act together, and how improbable the same asks must be for strangers.
 */
const FEWEST = 3;
/** Minimum number of accounts that wrote at other times, used for comparison in the test. */
const FEWEST_OTHERS = 5;
const UNLIKELY = 0.001;

let order = new Float64Array(256);

/**
 * Finds accounts that demonstrably act together: they wrote in the same minute, at prices in small steps, which is
 * improbable for strangers (an exact binomial test: an unusually large number of that minute's asks are at these
 * prices). Sets `isCopy` to 1 for all of these accounts except the cheapest, and returns their number. Equal stock
 * alone proves nothing, because strangers also have full stacks.
 */
export function markActingTogether({ prices, grains, listedAtMs, count }: WrittenAsks, isCopy: Uint8Array): number {
  if (count < FEWEST || !isAnyMinuteShared(listedAtMs, count)) return 0;
  if (order.length < count) order = new Float64Array(count * 2);
  // Combine minute and index in one number, because numbers sort many times faster than objects.
  const size = 2 ** Math.ceil(Math.log2(count + 1));
  for (let at = 0; at < count; at += 1) order[at] = Math.floor((listedAtMs[at] as number) / SAME_MS) * size + at;
  const sorted = order.subarray(0, count).sort();
  const minuteOf = (place: number): number => Math.floor((sorted[place] as number) / size);
  const askOf = (place: number): number => (sorted[place] as number) % size;
  let found = 0;
  for (let from = 0; from < count;) {
    let to = from + 1;
    while (to < count && minuteOf(to) === minuteOf(from)) to += 1;
    if (to - from >= FEWEST && count - (to - from) >= FEWEST_OTHERS) markMinute(from, to);
    from = to;
  }
  return found;

  function markMinute(from: number, to: number): void {
    for (let start = from; start < to;) {
      let end = start + 1;
      while (end < to && isStep(askOf(end - 1), askOf(end))) end += 1;
      const alike = end - start;
      const [first, last] = [askOf(start), askOf(end - 1)];
      const isNear = (prices[last] as number) <= (prices[first] as number) * LARGEST_SPREAD;
      // The share of all other asks that are at these prices, with one success and one failure added.
      const share = (last - first + 1 - alike + 1) / (count - (to - from) + 2);
      if (alike >= FEWEST && isNear && binomialTail(to - from - 1, alike - 1, Math.min(1, share)) < UNLIKELY) {
        for (let place = start + 1; place < end; place += 1) isCopy[askOf(place)] = 1;
        found += alike - 1;
      }
      start = end;
    }
  }

  function isStep(a: number, b: number): boolean {
    const price = prices[b] as number;
    return price <= (prices[a] as number) * LARGEST_STEP && (grains[b] as number) < price * COARSEST_GRAIN;
  }
}

const buckets = new Uint8Array(4096);

/** True if three asks may be from the same minute. Faster than sorting the asks, and exact if false. */
function isAnyMinuteShared(listedAtMs: Float64Array, count: number): boolean {
  if (count > buckets.length) return true;
  buckets.fill(0);
  for (let at = 0; at < count; at += 1) {
    const bucket = Math.floor((listedAtMs[at] as number) / SAME_MS) % buckets.length;
    buckets[bucket] = (buckets[bucket] as number) + 1;
    if (buckets[bucket] === FEWEST) return true;
  }
  return false;
}

/** Returns the probability of at least this many successes in these trials. */
function binomialTail(trials: number, successes: number, chance: number): number {
  if (chance >= 1) return 1;
  let term = (1 - chance) ** trials;
  let below = 0;
  for (let at = 0; at < successes; at += 1) {
    below += term;
    term *= ((trials - at) / (at + 1)) * (chance / (1 - chance));
  }
  return 1 - below;
}
