/** Randomness that a seed repeats. */
export type Random = {
  /** Returns a whole number from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  /** Returns one of the values; undefined for an empty list. */
  readonly pick: <T>(values: readonly T[]) => T | undefined;
  /** Returns one of the values, each as likely as its weight. */
  readonly weigh: <T>(choices: readonly (readonly [weight: number, value: T])[]) => T;
};

/** Creates a mulberry32 generator: small, fast, good enough to choose buttons. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    pick: (values) => values[Math.floor(next() * values.length)],
    weigh: (choices) => {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      const last = choices.at(-1);
      if (last === undefined) throw new Error('nothing to choose from');
      return last[1];
    },
  };
}
