/** Figures of a league's listings. Pure. */
import type { ListingRow } from '@poexchange/contract/rest';

export type MarketSummary = {
  readonly listings: number;
  readonly sellersOnline: number;
  readonly totalChaos: number;
  /** The fullest categories first. */
  readonly categories: readonly { readonly id: string; readonly count: number }[];
  readonly newest: readonly ListingRow[];
};

export function summariseMarket(rows: Iterable<ListingRow>, newestCount: number): MarketSummary {
  const all = [...rows];
  const counts = new Map<string, number>();
  for (const { category } of all) counts.set(category, (counts.get(category) ?? 0) + 1);
  return {
    listings: all.length,
    sellersOnline: new Set(all.filter(({ presence }) => presence === 'online').map(({ ign }) => ign)).size,
    totalChaos: all.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    categories: [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count || a.id.localeCompare(b.id)),
    newest: all.sort((a, b) => readListedMs(b) - readListedMs(a)).slice(0, newestCount),
  };
}

/** Time of publication: a trade that takes stock updates a row's time, not the listing's. */
function readListedMs({ listedMs, timestampMs }: ListingRow): number {
  return listedMs ?? timestampMs;
}
