/**
 * Probability that an ask is honest, by its distance from its market's centre: a two-groups model of all asks of a kind
 * (Efron 2008). The honest group is normally distributed. Its share is the largest share compatible with the counts
 * near the centre (mixture proportion, Blanchard et al. 2010); counts beyond that share belong to the other group.
 */
import type { WeighedAsks } from './market-shape.ts';

/** Deviation of the honest group, as a multiple of a market's measured deviation, which fake asks inflate. */
const UNIT = 0.8;
/** Distance in units beyond which asks are not counted, because asks that far away have no vote anyway. */
const FURTHEST = 4.5;
/**
 * Steps in which asks are counted on each side: the end of each step in units, and a normal distribution's mass in the
 * step.
 */
const steps = [
  { end: 0.5, mass: 0.19146 },
  { end: 1, mass: 0.14988 },
  { end: 1.5, mass: 0.09185 },
  { end: 2, mass: 0.04406 },
  { end: 3, mass: 0.0214 },
  { end: FURTHEST, mass: 0.00135 },
] as const;
/** Step index by half unit: searching for each ask's step would double the time. */
const stepOfHalf = steps.flatMap(({ end }, step) => Array.from({ length: 2 * (end - (steps[step - 1]?.end ?? 0)) }, () => step));
/** Number of steps near the centre that determine the honest group's share. */
const INNER_STEPS = 2;
/** Minimum density of the other group, as a share of all asks per unit: any ask may be fake. */
const SMALLEST_DENSITY = 0.01;
/**
 * Number of chances stored per unit, up to the last step's end, and the step to which they are rounded, so that small
 * changes do not move prices.
 */
const FINENESS = 8;
const CHANCE_STEP = 0.02;
const MIDDLE = FURTHEST * FINENESS;

/** Probabilities that asks are honest, from far below the centre to far above, for `chanceAt`. */
export type Honesty = Float64Array;

/** Number of chances in a measured deviation. */
export const CHANCES_A_DEVIATION = FINENESS / UNIT;

/**
 * Counts a market's asks by their distance from its centre: the steps below the centre, then the steps above, both
 * starting at the centre.
 */
export function countAsks({ logs, weights, count }: WeighedAsks, centre: number, deviation: number): number[] {
  const counts = Array.from({ length: 2 * steps.length }, () => 0);
  const halves = 2 / (UNIT * deviation);
  for (let at = 0; at < count; at += 1) {
    const away = ((logs[at] as number) - centre) * halves;
    const step = stepOfHalf[Math.floor(Math.abs(away))];
    if (step === undefined) continue;
    const place = away < 0 ? step : steps.length + step;
    counts[place] = (counts[place] as number) + (weights[at] as number);
  }
  return counts;
}

/**
 * Computes the chances from a kind's counts. With a `peakedness` of 1 all asks count as honest, because distant asks
 * are usual where asks are not normally distributed; values between 0 and 1 interpolate. Null if there are no counts.
 */
export function findHonesty(counts: readonly number[], peakedness: number): Honesty | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (!(all > 0) || peakedness >= 1) return null;
  const shareIn = (place: number): number => (counts[place] ?? 0) / all;
  const ratios = steps.slice(0, INNER_STEPS).map(({ mass }, step) => (shareIn(step) + shareIn(steps.length + step)) / (2 * mass));
  const honest = Math.min(...ratios);
  const chances = new Float64Array(2 * MIDDLE + 1);
  for (const sign of [-1, 1]) {
    const others = steps.map(({ end, mass }, step) => {
      const width = end - (steps[step - 1]?.end ?? 0);
      const left = shareIn(sign < 0 ? step : steps.length + step) - honest * mass;
      return { middle: end - width / 2, density: Math.max(SMALLEST_DENSITY, left / width) };
    });
    for (let at = 0; at <= MIDDLE; at += 1) {
      const units = at / FINENESS;
      const density = (honest * Math.exp((-units * units) / 2)) / Math.sqrt(2 * Math.PI);
      const chance = density / (density + interpolate(others, units));
      chances[MIDDLE + sign * at] = Math.round((peakedness + (1 - peakedness) * chance) / CHANCE_STEP) * CHANCE_STEP;
    }
  }
  return chances;
}

/** Interpolates the density linearly between the middles of the steps; constant beyond the outermost middles. */
function interpolate(known: readonly { readonly middle: number; readonly density: number }[], units: number): number {
  const after = known.findIndex(({ middle }) => middle >= units);
  const [from, to] = [known.at(after === -1 ? -1 : Math.max(0, after - 1)), known.at(after)];
  if (from === undefined || to === undefined || from === to) return to?.density ?? 0;
  return from.density + ((to.density - from.density) * (units - from.middle)) / (to.middle - from.middle);
}

/**
 * Returns the chance at a distance from the centre, measured in chances (see `CHANCES_A_DEVIATION`); interpolates
 * linearly.
 */
export function chanceAt(chances: Honesty, distance: number): number {
  const place = Math.min(Math.max(distance + MIDDLE, 0), 2 * MIDDLE);
  const at = Math.min(Math.floor(place), 2 * MIDDLE - 1);
  const chance = chances[at] as number;
  return chance + ((chances[at + 1] as number) - chance) * (place - at);
}
