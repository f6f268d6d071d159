import type { PricesDb } from '../database.ts';
import { hourOf } from '../history/history.ts';
import type { Anchor } from './anchor.ts';
import type { ExchangeMoney } from './price-trades.ts';
import { readAnchors } from './read-anchors.ts';

export type AnchorsToRead = ExchangeMoney & {
  readonly leagueId: number;
  readonly nowMs: number;
  /** Changes whenever hours of the exchange were taken or forgotten. */
  readonly exchangeVersion: string;
};

/** The exchange's prices of leagues, kept from one price run to the next. */
export type AnchorKeeper = { readonly read: (db: PricesDb, toRead: AnchorsToRead) => Promise<ReadonlyMap<number, Anchor>> };

/**
 * Creates the keeper: hours come once an hour and price runs once a minute, so a league's two days of trades are read
 * again only when hours were taken. A rate that stands in for missing trades is then up to an hour old.
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
