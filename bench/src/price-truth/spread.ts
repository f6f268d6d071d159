import type { Random } from '../lib/random.ts';
import { sum } from '../lib/statistics.ts';
import type { Spread } from './world-file.ts';

/** Draws an honest seller's log(ask / truth). */
export function drawSpread(spread: Spread, random: Random): number {
  if ('quantiles' in spread) return quantileOfSpread(spread, random.next());
  if ('mean' in spread) return random.gauss(spread.mean, spread.deviation);
  const component = random.pickByShare(spread.mixture);
  return component === undefined ? 0 : random.gauss(component.mean, component.deviation);
}

/** The quantile of honest sellers' log(ask / truth). */
export function quantileOfSpread(spread: Spread, share: number): number {
  if ('quantiles' in spread) {
    const { quantiles } = spread;
    const above = Math.max(
      1,
      quantiles.findIndex(([of]) => of >= share),
    );
    const [[from, low], [to, high]] = [quantiles[above - 1] as [number, number], quantiles[above] as [number, number]];
    return low + ((high - low) * (share - from)) / (to - from);
  }
  const mixture = 'mean' in spread ? [{ share: 1, ...spread }] : spread.mixture;
  const total = sum(mixture.map((component) => component.share));
  const below = (log: number): number =>
    sum(mixture.map(({ share: of, mean, deviation }) => (of / total) * cumulateNormal((log - mean) / deviation)));
  let [low, high] = [-50, 50];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The standard normal cumulative distribution, accurate to about 1e-7 (Abramowitz and Stegun 7.1.26). */
function cumulateNormal(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const erf = 1 - series * Math.exp(-x * x);
  return value < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}
