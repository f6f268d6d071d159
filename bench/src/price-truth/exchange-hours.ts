/** A world's exchange hours, as production stores them. */
import type { PairHour } from '@poexchange/prices/valuation';
import type { Trades } from './stall.ts';

const HOUR_MS = 3_600_000;
/** Minimum number of hours for a usual hour, as in production. */
const FEWEST_USUAL_HOURS = 24;

/** Converts an hour's sales for chaos to the form of the exchange digest. */
export function sellForChaos({ chaosId, quoteId }: { chaosId: number; quoteId: number }, traded: Trades, hourMs: number): PairHour {
  const { units, priceChaos, lowestChaos, highestChaos, stock, stockChaos } = traded;
  return {
    hourMs,
    baseId: chaosId,
    quoteId,
    baseUnits: units * priceChaos,
    quoteUnits: units,
    baseStock: stockChaos,
    quoteStock: stock,
    lowest: 1 / highestChaos,
    highest: 1 / lowestChaos,
  };
}

/** Units of each good sold in a usual hour, as production stores them: the median of the hours since its first sale. */
export function countUsualUnits(hours: readonly PairHour[], nowMs: number): ReadonlyMap<number, number> {
  return new Map(
    [...Map.groupBy(hours, ({ quoteId }) => quoteId)].flatMap(([id, sold]) => {
      const known = (nowMs - Math.min(...sold.map(({ hourMs }) => hourMs))) / HOUR_MS + 1;
      // Hours without sales come last.
      const units = sold.map(({ quoteUnits }) => quoteUnits).toSorted((a, b) => b - a);
      return known < FEWEST_USUAL_HOURS ? [] : [[id, units[Math.floor(known / 2)] ?? 0] as const];
    }),
  );
}
