/** The currency exchange's hourly digest (GET /currency-exchange[/realm][/hour]), all leagues in one body. */
import * as z from 'zod/mini';

/** Amounts that do not affect prices, so an unreadable map counts as missing. */
const amounts = z.catch(z.optional(z.record(z.string(), z.number())), undefined);

/**
 * One pair in one league. Both goods are named by metadata path ("Metadata/Items/Currency/CurrencyRerollRare"), in any
 * order. Each map has these two paths as keys; a pair that was offered but not traded has 0 for both in
 * `volume_traded`. Stocks are the amounts on offer, ratios the prices of the hour's trades in whole pieces.
 */
export const exchangeMarketSchema = z.looseObject({
  league: z.string(),
  market_id: z.string(),
  market_pair: z.tuple([z.string(), z.string()]),
  volume_traded: z.record(z.string(), z.number()),
  lowest_stock: amounts,
  highest_stock: amounts,
  lowest_ratio: amounts,
  highest_ratio: amounts,
});
export type ExchangeMarket = z.output<typeof exchangeMarketSchema>;

/**
 * `next_change_id` is the beginning of the next hour in seconds since 1970; an hour that is not yet published returns a
 * 404 with the same body and no markets.
 */
export const exchangeDigestSchema = z.looseObject({ next_change_id: z.number(), markets: z.array(z.unknown()) });
