/** Ratio of a group's median ask to its sales, with a 90 % confidence interval. */
export type Gap = {
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
  /** Source of the sales: the exchange's trades, or asks that were filled. */
  readonly source: 'exchange' | 'sales';
};

/** The mean distance of one group's sales below its median ask, in log space, and its variance. */
export type Distance = { readonly mean: number; readonly variance: number };

/** Usual distance of a kind: the mean over its groups, and the variance between them. */
export type UsualDistance = Distance;

/** Fewest sales for which a gap is shown, and the smallest deviation assumed for so few. */
const FEWEST_SALES = 3;
const SMALLEST_DEVIATION = 0.05;
/** Fewest groups of a kind for a usual distance. */
const FEWEST_GROUPS = 4;
const DEVIATIONS = 1.6449;

/** Returns the distance of the observed sales; null for too few. Asks are upper bounds of what was paid. */
export function readDistance({ sales, mean, variance }: Distance & { readonly sales: number }): Distance | null {
  if (sales < FEWEST_SALES) return null;
  return { mean, variance: Math.max(variance, SMALLEST_DEVIATION ** 2) / sales };
}

/** Pools the distances of a kind's groups by the method of moments of DerSimonian and Laird; null for too few. */
export function poolDistances(distances: readonly Distance[]): UsualDistance | null {
  if (distances.length < FEWEST_GROUPS) return null;
  const weights = distances.map(({ variance }) => 1 / variance);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const weigh = (by: readonly number[]): number =>
    distances.reduce((total, { mean }, at) => total + mean * (by[at] as number), 0) / by.reduce((total, weight) => total + weight, 0);
  const fixed = weigh(weights);
  const scatter = distances.reduce((total, { mean }, at) => total + (weights[at] as number) * (mean - fixed) ** 2, 0);
  const scale = sum - weights.reduce((total, weight) => total + weight ** 2, 0) / sum;
  const between = Math.max(0, (scatter - (distances.length - 1)) / scale);
  return { mean: weigh(distances.map(({ variance }) => 1 / (variance + between))), variance: Math.max(between, SMALLEST_DEVIATION ** 2) };
}

/** Estimates the gap of a group: its distance, shrunk towards the usual one by its uncertainty (empirical Bayes). */
export function estimateGap({ mean, variance }: Distance, usual: UsualDistance | null, source: Gap['source']): Gap {
  const own = 1 / variance;
  const prior = usual === null ? 0 : 1 / usual.variance;
  const centre = (own * mean + prior * (usual?.mean ?? 0)) / (own + prior);
  const deviation = 1 / Math.sqrt(own + prior);
  const at = (deviations: number): number => Math.exp(centre + deviations * deviation);
  return { ratio: at(0), least: at(-DEVIATIONS), most: at(DEVIATIONS), source };
}
