import { sum } from './statistics.ts';

/** Reproducible random numbers from a seed (sfc32). */
export type Random = {
  readonly next: () => number;
  readonly chance: (share: number) => boolean;
  readonly int: (from: number, to: number) => number;
  readonly between: (from: number, to: number) => number;
  /** Draws log-uniformly: between 1 and 10 as often as between 10 and 100. */
  readonly log: (from: number, to: number) => number;
  readonly gauss: (mean: number, deviation: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** Draws a value with probability proportional to its share; undefined for an empty list. */
  readonly pickByShare: <Value extends { readonly share: number }>(values: readonly Value[]) => Value | undefined;
  /** Returns a shuffled copy (Fisher-Yates). */
  readonly shuffle: <Value>(values: readonly Value[]) => Value[];
};

export function createRandom(seed: string): Random {
  const state = new Uint32Array(4);
  let hash = 2_166_136_261;
  for (let at = 0; at < 4; at += 1) {
    for (const char of `${seed}/${at}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
    state[at] = hash >>> 0;
  }
  const next = (): number => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const sum = (a + b + d) >>> 0;
    state[3] = d + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum / 4_294_967_296;
  };
  for (let at = 0; at < 16; at += 1) next();
  const between = (from: number, to: number): number => from + (to - from) * next();
  const int = (from: number, to: number): number => Math.floor(between(from, to + 1));
  return {
    next,
    chance: (share) => next() < share,
    int,
    between,
    log: (from, to) => Math.exp(between(Math.log(from), Math.log(to))),
    gauss: (mean, deviation) => mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    pickByShare: (values) => {
      let left = next() * sum(values.map(({ share }) => share));
      return values.find(({ share }) => (left -= share) < 0) ?? values[0];
    },
    shuffle: (values) => {
      const shuffled = [...values];
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const other = int(0, at);
        [shuffled[at], shuffled[other]] = [shuffled[other] as (typeof values)[number], shuffled[at] as (typeof values)[number]];
      }
      return shuffled;
    },
  };
}
