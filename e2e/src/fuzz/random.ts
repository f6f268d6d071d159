import { createRandom as createNumbers } from '@poexchange/domain/random';

/** Reproducible randomness from a seed. */
export type Random = {
  /** Returns a whole number from 0 up to, but not including, `limit`. */
  readonly below: (limit: number) => number;
  /** Returns one of the values; undefined for an empty list. */
  readonly pick: <T>(values: readonly T[]) => T | undefined;
  /** Returns one of the values, with probability proportional to its weight. */
  readonly weigh: <T>(choices: readonly (readonly [weight: number, value: T])[]) => T;
};

export function createRandom(seed: number): Random {
  const next = createNumbers(seed);
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
