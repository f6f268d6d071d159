import type { Prior } from './estimate-location.ts';
import { grainsWritten } from './grains.ts';
import type { MarketAsks } from './read-market.ts';

/** Change of a guarded currency's rate (chaos for one piece) since the previous price run, in log space. */
export type RateMove = { readonly rate: number; readonly move: number };

/**
 * Asks further than this from the market's last location, in log space, do not count towards the currencies' shares.
 */
const NEAR = 0.5;

/**
 * Moves a market's prior along with guarded rates, each by the share of asks written in that currency, which is
 * identified by the ask's grain. Sellers do not change asks in divines when the divine moves, so with a fixed prior a
 * moving rate would pull those asks away from the prior, some of them out of the market.
 */
export function carryPrior<Place extends Prior>({ prices, grains, count }: MarketAsks, prior: Place, moves: readonly RateMove[]): Place {
  if (moves.length === 0) return prior;
  let shift = 0;
  for (const { rate, move } of moves) {
    // At such a rate, asks in the currency cannot be distinguished from asks in chaos.
    if (grainsWritten.some((grain) => grainsWritten.some((other) => other === grain * rate))) continue;
    // Asks in the currency have already moved with the rate; other asks have not.
    const lowest = Math.exp(prior.centre - NEAR + Math.min(0, move));
    const highest = Math.exp(prior.centre + NEAR + Math.max(0, move));
    let asked = 0;
    let written = 0;
    for (let at = 0; at < count; at += 1) {
      const price = prices[at] as number;
      const grain = grains[at] as number;
      // A fractional bulk price does not reveal its currency.
      if (grain === 0 || price < lowest || price > highest) continue;
      written += 1;
      if (grain === grainsWritten[0] * rate || grain === grainsWritten[1] * rate || grain === grainsWritten[2] * rate) asked += 1;
    }
    if (asked > 0) shift += (asked / written) * move;
  }
  return shift === 0 ? prior : { ...prior, centre: prior.centre + shift };
}
