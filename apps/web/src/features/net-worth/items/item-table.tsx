import type { DetailItem, SnapshotDetails, SnapshotTab, SnapshotTabId } from '@poexchange/domain/net-worth';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { VirtualTable, type RowTone } from '../../../shared/ui/virtual-table.tsx';
import { nameTab } from '../data/name-tab.ts';
import { makeItemColumns } from './item-columns.tsx';
import { ItemList } from './item-list.tsx';
import {
  filterItemRows,
  listItemRows,
  orderItemRows,
  turnItemSort,
  type ItemFilters,
  type ItemRow,
  type ItemSort,
  type ItemSortColumn,
  type RowFacts,
} from './item-rows.ts';
import type { OwnPriceScope } from './own-price-actions.ts';
import { useMarketPast } from './use-market-past.ts';
import { useOwnPrices } from './use-own-prices.ts';

export type ItemTableProps = {
  readonly details: SnapshotDetails;
  /** Game and league of the person's own prices. */
  readonly scope: OwnPriceScope;
  /** League whose prices the snapshot used. */
  readonly priceLeague: string;
  readonly filters: ItemFilters;
  /** Search predicate; null without a search. */
  readonly isMatch: ((item: DetailItem) => boolean) | null;
  readonly onClear: () => void;
};

/** Row height in px, from `networth.md`. */
const ROW_PX = 32;
const rowKey = (row: ItemRow): string => row.hash;

/**
 * The items of a snapshot as saved: own prices changed here take effect from the next snapshot. Rows are measured and
 * ordered once, so a keystroke in the search only scans strings.
 */
export const ItemTable = memo(function ItemTable({ details, scope, priceLeague, filters, isMatch, onClear }: ItemTableProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const past = useMarketPast(details, priceLeague);
  const own = useOwnPrices(scope);
  const [sort, setSort] = useState<ItemSort>({ column: 'total', direction: 'down' });
  const [editing, setEditing] = useState<string | null>(null);
  const tabs = useMemo(() => new Map<SnapshotTabId, SnapshotTab>(details.tabs.map((tab) => [tab.id, tab])), [details]);
  const tabNameOf = useCallback((id: SnapshotTabId): string => nameTab({ id, name: tabs.get(id)?.name ?? '' }, t), [tabs, t]);
  const facts = useMemo((): RowFacts => ({ tabNameOf, changeOf: past.dayChangeOf, ownPriceOf: own.priceOf }), [tabNameOf, past, own]);
  const shown = useShownItems(details, { filters, sort, facts, isMatch });
  const columns = useMemo(() => makeItemColumns({ t, tabs, past, own, editing, onEdit: setEditing }), [t, tabs, past, own, editing]);
  const onSort = useCallback((column: ItemSortColumn) => setSort((before) => turnItemSort(before, column)), []);
  const rowTone = useCallback(({ item, hash }: ItemRow): RowTone => (item.isIgnored || own.isIgnored(hash) ? 'faded' : 'normal'), [own]);
  if (shown.length === 0) {
    return (
      <EmptyState
        glyph="search"
        title={t('snapshot.items.empty')}
        className="my-auto"
        actions={<Button onClick={onClear}>{t('snapshot.items.clear')}</Button>}
      />
    );
  }
  if (isPhone) return <ItemList rows={shown} tabs={tabs} past={past} own={own} />;
  return (
    <VirtualTable
      label={t('snapshot.items.title')}
      rows={shown}
      rowKey={rowKey}
      rowHeight={ROW_PX}
      elements={editing === null ? 'reused' : 'own'}
      columns={columns}
      sort={sort}
      onSort={onSort}
      rowTone={rowTone}
    />
  );
});

type Shown = {
  readonly filters: ItemFilters;
  readonly sort: ItemSort;
  readonly facts: RowFacts;
  readonly isMatch: ItemTableProps['isMatch'];
};

/** The filtered and ordered rows. Typing is faster than filtering 20,000 rows, so the rows are deferred. */
function useShownItems(details: SnapshotDetails, { filters, sort, facts, isMatch }: Shown): readonly ItemRow[] {
  const said = JSON.stringify(filters.tabIds);
  const rows = useMemo(() => listItemRows(details, JSON.parse(said) as string[]), [details, said]);
  const passing = useMemo(() => filterItemRows(rows, filters), [rows, filters]);
  const { tabNameOf } = facts;
  // Only these two columns depend on data outside the snapshot. When the table is sorted by another column, setting an
  // own price must not reorder the rows.
  const isLive = sort.column === 'change' || sort.column === 'own';
  const liveFacts = isLive ? facts : null;
  const usedFacts = useMemo(() => liveFacts ?? { tabNameOf, changeOf: () => null, ownPriceOf: () => null }, [liveFacts, tabNameOf]);
  const ordered = useMemo(() => orderItemRows(passing, sort, usedFacts), [passing, sort, usedFacts]);
  return useMemo(() => (isMatch === null ? ordered : ordered.filter(({ item }) => isMatch(item))), [ordered, isMatch]);
}
