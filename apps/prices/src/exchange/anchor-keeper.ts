import type { PricesDb } from '../database.ts';
import { hourOf, HOUR_MS } from '../history/history.ts';
import type { Anchor } from './anchor.ts';
import { type ExchangeMoney, priceTrades, UNITS_HOURS } from './price-trades.ts';
import { readHashes, readPairHours, readUsualUnits } from './exchange-queries.ts';

/** Maximum age, in hours, of the trades that set a price when there are no newer trades. */
const REMEMBERED_HOURS = 48;

async function readAnchors(
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

export type AnchorsToRead = ExchangeMoney & {
  readonly leagueId: number;
  readonly nowMs: number;
  /** Changes whenever exchange hours are stored or deleted. */
  readonly exchangeVersion: string;
};

/** The exchange's prices for each league, cached between price runs. */
export type AnchorKeeper = { readonly read: (db: PricesDb, toRead: AnchorsToRead) => Promise<ReadonlyMap<number, Anchor>> };

/**
 * Creates the keeper. New hours arrive once an hour but price runs happen once a minute, so a league's two days of
 * trades are read again only after new hours are stored. A rate that replaces missing trades is therefore up to an hour
 * old.
 */
export function createAnchorKeeper(): AnchorKeeper {
  const kept = new Map<number, { readonly version: string; readonly anchors: ReadonlyMap<number, Anchor> }>();
  return {
    read: async (db, { exchangeVersion, ...toRead }) => {
      const { leagueId, nowMs, guardedIds, rates } = toRead;
      const version = [exchangeVersion, hourOf(nowMs), ...guardedIds.map((id) => rates.has(id))].join(' ');
      const known = kept.get(leagueId);
      if (known?.version === version) return known.anchors;
      const anchors = await readAnchors(db, toRead);
      kept.set(leagueId, { version, anchors });
      return anchors;
    },
  };
}
