import type { PriceView } from '@poexchange/domain/currency';
import type { Tag } from '@poexchange/domain/grouping';
import type { DetailItem, SnapshotDetails } from '@poexchange/domain/net-worth';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ConfidenceCode, EconomyColumns } from '../../../shared/workers/economy-columns.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { changeIn, confidenceOf, economyTagQuery, listRows, readUnitPast, weekIn, type EconomyRow } from '../../economy/index.ts';

/** Data about an item from the current price files; a snapshot stores no price history. */
export type MarketPast = {
  readonly weekOf: (item: DetailItem) => Float64Array | null;
  readonly trendOf: (item: DetailItem) => 'up' | 'down' | 'even';
  /** Relative price change over one day; null if unknown. */
  readonly dayChangeOf: (item: DetailItem) => number | null;
  readonly confidenceOf: (item: DetailItem) => ConfidenceCode | null;
};

/** Loads the price history for a snapshot's items, tag by tag; items become available as the files arrive. */
export function useMarketPast(details: SnapshotDetails | undefined, priceLeague: string | null): MarketPast {
  const view = usePriceView();
  // In poe2, changes are measured in the display currency, whose rates are in the currency file.
  const isInUnit = view.game === 'poe2';
  const tags = useMemo(
    () => [...new Set<Tag>([...(details?.items ?? []).map(({ tag }) => tag), ...(isInUnit ? (['currency'] as const) : [])])],
    [details, isInUnit],
  );
  const columns = useQueries({
    queries:
      details === undefined || priceLeague === null
        ? []
        : tags.map((tag: Tag) => economyTagQuery({ game: details.game, league: priceLeague, tag })),
    combine: takeColumns,
  });
  return useMemo(() => makeMarketPast(columns, view), [columns, view]);
}

function takeColumns(results: readonly UseQueryResult<EconomyColumns>[]): readonly EconomyColumns[] {
  return results.flatMap(({ data }) => data ?? []);
}

/** Joins price files to items by price group; changes are measured in the display currency. */
export function makeMarketPast(columns: readonly EconomyColumns[], view: PriceView): MarketPast {
  const listed = listRows(columns);
  const unitPast = readUnitPast(listed, view);
  const rows = new Map<string, EconomyRow>(listed.map((row) => [row.hash, row]));
  const read = <Value>(item: DetailItem, select: (row: EconomyRow) => Value): Value | null => {
    const row = rows.get(item.priceHash);
    return row === undefined ? null : select(row);
  };
  return {
    weekOf: (item) => read(item, (row) => weekIn(row, unitPast)),
    trendOf: (item) => {
      const change = read(item, (row) => changeIn(row, 'sevenDays', unitPast)) ?? 0;
      return change === 0 ? 'even' : change > 0 ? 'up' : 'down';
    },
    dayChangeOf: (item) =>
      read(item, (row) => {
        const [yesterday, now] = weekIn(row, unitPast).slice(-2);
        return yesterday !== undefined && now !== undefined && yesterday > 0 && Number.isFinite(now) ? now / yesterday - 1 : null;
      }),
    confidenceOf: (item) => read(item, confidenceOf),
  };
}
