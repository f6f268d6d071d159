/** Exchange trades for price tests. */
import type { Anchor } from '../exchange/anchor.ts';
import type { PairHour } from '../exchange/pair-hour.ts';
import { priceTrades } from '../exchange/price-trades.ts';

export const ids = { chaos: 1, divine: 2, exalted: 3, thing: 10 } as const;
export const money = { chaosId: ids.chaos, guardedIds: [ids.divine, ids.exalted], rates: new Map([[ids.divine, 200]]) };

const HOUR_MS = 3_600_000;

/** Pieces of a good sold in an hour for a currency, at a price in that currency; stocks are large by default. */
export function sell(
  quoteId: number,
  {
    hourMs,
    units,
    price,
    moneyId = ids.chaos,
    ...more
  }: { hourMs: number; units: number; price: number; moneyId?: number } & Partial<PairHour>,
): PairHour {
  const notTold = { baseStock: 5000, quoteStock: 5000, lowest: null, highest: null };
  return { hourMs, baseId: moneyId, quoteId, baseUnits: units * price, quoteUnits: units, ...notTold, ...more };
}

/** Trades of a good for chaos, spread evenly over several hours up to the hour of `atMs`. */
export function tradeThing(options: {
  readonly priceChaos: number;
  readonly units: number;
  readonly atMs: number;
  readonly hours?: number;
  readonly usualUnits?: number;
}): Anchor {
  const { priceChaos, units, atMs, hours = 6, usualUnits } = options;
  const sold = Array.from({ length: hours }, (_, at) =>
    sell(ids.thing, { hourMs: atMs - at * HOUR_MS, units: units / hours, price: priceChaos }),
  );
  const usual = usualUnits === undefined ? {} : { usualUnits: new Map([[ids.thing, usualUnits]]) };
  const anchor = priceTrades(sold, { ...money, ...usual }).get(ids.thing);
  if (anchor === undefined) throw new Error('nothing was traded');
  return anchor;
}
