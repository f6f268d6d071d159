/**
 * Deviation of a price from its catalogue price at a clock hour, in log space: value noise of slow and fast waves.
 * Unlike a random walk, this noise can be evaluated for any hour in the past, and a seed produces the same value in
 * every run.
 */
import { hashText } from './random.ts';

/**
 * Hours between two heights, and the amplitude: prices change by about 1 % between hours and by about 20 % between
 * weeks.
 */
const waves = [
  { hours: 3, height: 0.012 },
  { hours: 14, height: 0.03 },
  { hours: 80, height: 0.08 },
  { hours: 400, height: 0.16 },
] as const;

/** Heights are cached, because each hour between two heights reads both. */
const MOST_HEIGHTS = 60_000;

export type Wander = (name: string, hour: number) => number;

export function createWander(seed: string): Wander {
  const heights = new Map<string, number>();
  const heightAt = (key: string): number => {
    const known = heights.get(key);
    if (known !== undefined) return known;
    const height = (mix(hashText(`${seed}/wander/${key}`)) / 0xffff_ffff) * 2 - 1;
    if (heights.size >= MOST_HEIGHTS) heights.clear();
    heights.set(key, height);
    return height;
  };
  return (name, hour) => {
    let sum = 0;
    for (const { hours, height } of waves) {
      const place = hour / hours;
      const before = Math.floor(place);
      const along = place - before;
      const smooth = along * along * (3 - 2 * along);
      const [a, b] = [heightAt(`${name}/${hours}/${before}`), heightAt(`${name}/${hours}/${before + 1}`)];
      sum += height * (a + (b - a) * smooth);
    }
    return sum;
  };
}

/** Mixes the bits, so that strings that differ only in their last character get very different hashes. */
function mix(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
