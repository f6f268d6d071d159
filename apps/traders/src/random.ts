import { createRandom as createNumbers } from '@poexchange/domain/random';

/** Random numbers for scripted players: the same seed produces the same actions. */
export type Random = {
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
};

export function createRandom(seed: number): Random {
  const next = createNumbers(seed);
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
  };
}
