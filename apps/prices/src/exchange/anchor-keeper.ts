import type { PricesDb } from '../database.ts';
import { hourOf } from '../history/history.ts';
import type { Anchor } from './anchor.ts';
import type { ExchangeMoney } from './price-trades.ts';
import { readAnchors } from './read-anchors.ts';

export type AnchorsToRead = ExchangeMoney & {
  readonly leagueId: number;
  readonly nowMs: number;
  /** Changes whenever exchange hours were stored or deleted. */
  readonly exchangeVersion: string;
};

/** The exchange's prices of leagues, cached between price runs. */
export type AnchorKeeper = { readonly read: (db: PricesDb, toRead: AnchorsToRead) => Promise<ReadonlyMap<number, Anchor>> };

/**
 * Creates the keeper. Hours arrive once an hour and price runs happen once a minute, so a league's two days of trades
 * are read again only after new hours were stored. A rate that replaces missing trades is then up to an hour old.
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
