import type { PricesDb } from '../database.ts';
import { HOUR_MS, hourOf } from '../history/history.ts';
import type { Anchor } from './anchor.ts';
import { readTrades } from './exchange-queries.ts';
import { priceTrades, type ExchangeMoney } from './price-trades.ts';

/**
 * D52: an anchor is made of the last 6 hours; older trades, of the last two days, are shown only if there are no newer
 * ones.
 */
const ANCHOR_HOURS = 6;
const REMEMBERED_HOURS = 48;

/** Reads the exchange's prices of a league, by group. Trades older than 6 hours count as no units. */
export async function readAnchors(
  db: PricesDb,
  { leagueId, nowMs, ...baseCurrencies }: ExchangeMoney & { readonly leagueId: number; readonly nowMs: number },
): Promise<Map<number, Anchor>> {
  const toMs = hourOf(nowMs) + HOUR_MS;
  // The hour that is running is not published yet, and the last one may not be.
  const fromMs = hourOf(nowMs) - ANCHOR_HOURS * HOUR_MS;
  const recent = priceTrades(await readTrades(db, { leagueId, fromMs, toMs }), baseCurrencies);
  const older = priceTrades(await readTrades(db, { leagueId, fromMs: toMs - REMEMBERED_HOURS * HOUR_MS, toMs: fromMs }), baseCurrencies);
  for (const [id, anchor] of older) if (!recent.has(id)) recent.set(id, { ...anchor, units: 0 });
  return recent;
}
