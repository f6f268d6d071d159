/** Small seeded random number generator (sfc32): the same seed creates the same world on every machine. */

export type Random = Readonly<{
  /** Uniform in [0, 1). */
  next: () => number;
  /** Draws an integer, both ends included. */
  int: (min: number, max: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Normally distributed number. */
  gauss: (mean: number, deviation: number) => number;
  /** Log-uniform integer. */
  logInt: (min: number, max: number) => number;
  /** Lower-case hexadecimal digits. */
  hex: (length: number) => string;
}>;

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function createBits(seed: string): () => number {
  let a = hashText(seed);
  let b = hashText(`${seed}/b`);
  let c = hashText(`${seed}/c`);
  let counter = 1;
  const step = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) step();
  return step;
}

export function createRandom(seed: string): Random {
  const bits = createBits(seed);
  const next = () => bits() / 0x1_0000_0000;
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('pick from an empty list');
      return item;
    },
    gauss: (mean, deviation) => mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    logInt: (min, max) => Math.min(max, Math.floor(min * Math.exp(next() * Math.log((max + 1) / min)))),
    hex: (length) => {
      let text = '';
      while (text.length < length) text += (0x1_0000_0000 + bits()).toString(16).slice(1);
      return text.length === length ? text : text.slice(0, length);
    },
  };
}

/** Returns a shuffled copy. */
export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    const held = copy[i] as T;
    copy[i] = copy[j] as T;
    copy[j] = held;
  }
  return copy;
}
