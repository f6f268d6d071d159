import type { PricesDb } from '../database.ts';
import { HOUR_MS, hourOf } from '../history/history.ts';
import type { Anchor } from './anchor.ts';
import { readHashes, readPairHours, readUsualUnits } from './exchange-queries.ts';
import { priceTrades, UNITS_HOURS, type ExchangeMoney } from './price-trades.ts';

/** Hours whose trades may make a price if there are no newer ones. */
const REMEMBERED_HOURS = 48;

/** Reads the exchange's prices of a league, by group. */
export async function readAnchors(
  db: PricesDb,
  { leagueId, nowMs, ...money }: ExchangeMoney & { readonly leagueId: number; readonly nowMs: number },
): Promise<Map<number, Anchor>> {
  const toMs = hourOf(nowMs) + HOUR_MS;
  const [hours, usualUnits] = await Promise.all([
    readPairHours(db, { leagueId, fromMs: toMs - REMEMBERED_HOURS * HOUR_MS, toMs }),
    readUsualUnits(db, leagueId),
  ]);
  const hashes = await readHashes(db, [...new Set(hours.flatMap(({ baseId, quoteId }) => [baseId, quoteId]))]);
  return priceTrades(hours, { ...money, usualUnits, hashOf: (id) => hashes.get(id), recentFromMs: hourOf(nowMs) - UNITS_HOURS * HOUR_MS });
}
