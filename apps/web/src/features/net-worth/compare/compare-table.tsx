import { writeProperties } from '@poexchange/domain/grouping';
import type { ComparedItem } from '@poexchange/domain/net-worth';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { listSearchedNames, nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { sayProperties } from '../../../shared/price-files/item-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { VirtualTable, type Column } from '../../../shared/ui/virtual-table.tsx';
import { MoverList } from '../panel/mover-list.tsx';
import { Amount, type MoneyUnit } from '../parts/amount.tsx';
import { decimalsFor } from '../parts/round-parts.ts';
import { isOfKind, orderCompared, showEffects, type CompareKind, type CompareSort, type CompareSortColumn } from './compare-model.ts';

export type CompareTableProps = {
  readonly items: readonly ComparedItem[];
  readonly unit: MoneyUnit;
  readonly text: string;
  readonly kind: CompareKind;
};

const ROW_PX = 32;
const FIRST_ROWS = 30;
const rowKey = ({ priceHash }: ComparedItem): string => priceHash;

/** Every item that changed, largest changes first; a row's displayed effects add up to its displayed change. */
export const CompareTable = memo(function CompareTable({ items, unit, text, kind }: CompareTableProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [count, setCount] = useState(FIRST_ROWS);
  const [sort, setSort] = useState<CompareSort>({ column: 'change', direction: 'down' });
  const deferredText = useDeferredValue(text);
  const ordered = useMemo(() => orderCompared(items, sort), [items, sort]);
  const searched = useMemo(
    () =>
      new Map(
        items.map((item) => [
          item,
          `${listSearchedNames(item.displayName)} ${writeProperties(propertiesOf(item))} ${sayProperties(propertiesOf(item), t)}`.toLowerCase(),
        ]),
      ),
    [items, t],
  );
  const shown = useMemo(() => {
    const words = deferredText.toLowerCase().split(/\s+/).filter(Boolean);
    return ordered.filter((item) => isOfKind(item, kind) && words.every((word) => searched.get(item)?.includes(word) === true));
  }, [ordered, kind, deferredText, searched]);
  const columns = useMemo(() => makeColumns(t, unit, items), [t, unit, items]);
  const onSort = useCallback(
    (column: CompareSortColumn) =>
      setSort((before) =>
        before.column === column
          ? { column, direction: before.direction === 'up' ? 'down' : 'up' }
          : { column, direction: column === 'name' ? 'up' : 'down' },
      ),
    [],
  );
  if (shown.length === 0)
    return (
      <EmptyState glyph="search" title={t(items.length === 0 ? 'snapshot.panel.nothing' : 'snapshot.items.empty')} className="my-auto" />
    );
  if (!isPhone) {
    return (
      <VirtualTable
        label={t('snapshot.compare.items')}
        rows={shown}
        rowKey={rowKey}
        rowHeight={ROW_PX}
        elements="reused"
        columns={columns}
        sort={sort}
        onSort={onSort}
      />
    );
  }
  return (
    <div className="px-4">
      <MoverList movers={shown.slice(0, count)} unit={unit} />
      {shown.length > count && (
        <div className="p-4 text-center">
          <Button kind="quiet" onClick={() => setCount(count + 100)}>
            {t('snapshot.items.more', { count: shown.length - count })}
          </Button>
        </div>
      )}
    </div>
  );
});

const propertiesOf = ({ after, before }: ComparedItem) => (after ?? before)?.priceProps ?? {};

function makeColumns(t: Translate, unit: MoneyUnit, items: readonly ComparedItem[]): readonly Column<ComparedItem, CompareSortColumn>[] {
  const decimals = Math.max(1, decimalsFor(items.map(({ change }) => change / unit.chaosPerUnit)));
  // A separate column for custom prices if they had any effect; otherwise the columns would not add up to the panel's
  // lines.
  const hasOwn = items.some(({ override }) => override !== 0);
  const fits = hasOwn
    ? { effects: '@max-[560px]:hidden', quantities: '@max-[720px]:hidden', prices: '@max-[920px]:hidden' }
    : { effects: '@max-[460px]:hidden', quantities: '@max-[620px]:hidden', prices: '@max-[820px]:hidden' };
  const amount = (row: ComparedItem, name: 'quantity' | 'price' | 'override' | 'change', className = '') => {
    const value = showEffects(row, unit, decimals)[name];
    return value === 0 ? (
      <span className="text-faint">{'–'}</span>
    ) : (
      <Amount amount={value} decimals={decimals} unit={unit.unit} kind="signed" className={className} />
    );
  };
  const price = (chaos: number) => <Price chaos={chaos > 0 ? chaos : null} hint="none" weight="normal" />;
  return [
    {
      id: 'name',
      header: t('snapshot.items.name'),
      className: 'min-w-[150px] flex-1',
      isSortable: true,
      cell: (row) => <NameCell row={row} />,
    },
    {
      id: 'quantityBefore',
      header: t('snapshot.compare.quantityA'),
      className: `w-[78px] ${fits.quantities}`,
      align: 'end',
      isSortable: true,
      cell: (row) => <span className="text-muted">{writeNumber(row.quantityBefore)}</span>,
    },
    {
      id: 'quantityAfter',
      header: t('snapshot.compare.b'),
      className: `w-[60px] ${fits.quantities}`,
      align: 'end',
      isSortable: true,
      cell: (row) => writeNumber(row.quantityAfter),
    },
    {
      id: 'priceBefore',
      header: t('snapshot.compare.priceA'),
      className: `w-[96px] text-muted ${fits.prices}`,
      align: 'end',
      isSortable: true,
      cell: (row) => price(row.priceBefore),
    },
    {
      id: 'priceAfter',
      header: t('snapshot.compare.b'),
      className: `w-[96px] ${fits.prices}`,
      align: 'end',
      isSortable: true,
      cell: (row) => price(row.priceAfter),
    },
    {
      id: 'quantity',
      header: t('snapshot.compare.byQuantity'),
      className: `w-[94px] ${fits.effects}`,
      align: 'end',
      isSortable: true,
      cell: (row) => amount(row, 'quantity'),
    },
    {
      id: 'price',
      header: t('snapshot.compare.byPrice'),
      className: `w-[84px] ${fits.effects}`,
      align: 'end',
      isSortable: true,
      cell: (row) => amount(row, 'price'),
    },
    ...(hasOwn
      ? [
          {
            id: 'override',
            header: t('snapshot.part.override'),
            className: `w-[96px] ${fits.effects}`,
            align: 'end',
            isSortable: true,
            cell: (row: ComparedItem) => amount(row, 'override'),
          } as const,
        ]
      : []),
    {
      id: 'change',
      header: t('snapshot.compare.change'),
      className: 'w-[88px]',
      align: 'end',
      isSortable: true,
      cell: (row) => amount(row, 'change', 'font-semibold'),
    },
  ];
}

function NameCell({ row }: { readonly row: ComparedItem }) {
  const { t } = useTranslation();
  const properties = sayProperties(propertiesOf(row), t);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <ItemIcon path={row.icon} mark={row.displayName} size={24} />
      <span
        className="line-clamp-2 min-w-0 leading-[15px] font-medium wrap-anywhere"
        title={properties === '' ? nameItem(row.displayName) : `${nameItem(row.displayName)} · ${properties}`}
      >
        {nameItem(row.displayName)}
        {properties !== '' && <span className="ml-2 text-12 font-normal text-muted">{properties}</span>}
      </span>
      {row.quantityBefore === 0 && <span className="shrink-0 text-12 text-up">{t('snapshot.reason.new')}</span>}
      {row.quantityAfter === 0 && <span className="shrink-0 text-12 text-down">{t('snapshot.reason.gone')}</span>}
    </span>
  );
}
