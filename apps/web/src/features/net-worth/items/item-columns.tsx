import type { DetailItem, SnapshotTab, SnapshotTabId } from '@poexchange/domain/net-worth';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import type { Translate } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { sayProperties } from '../../../shared/price-files/item-text.ts';
import { ItemIcon } from '../../../shared/ui/item-icon.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import type { Column } from '../../../shared/ui/virtual-table.tsx';
import { ChangeText, Sparkline } from '../../economy/index.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { nameTab } from '../data/name-tab.ts';
import { marks } from '../parts/marks.ts';
import { ConfidenceCell } from './confidence-cell.tsx';
import type { ItemRow, ItemSortColumn } from './item-rows.ts';
import { OwnPriceField } from './own-price-field.tsx';
import type { OwnItemPrices } from './use-own-prices.ts';
import type { MarketPast } from './use-market-past.ts';

export type ItemColumnsOf = {
  readonly t: Translate;
  readonly tabs: ReadonlyMap<SnapshotTabId, SnapshotTab>;
  readonly past: MarketPast;
  readonly own: OwnItemPrices;
  /** Item whose own price is being edited. */
  readonly editing: string | null;
  readonly onEdit: (hash: string | null) => void;
};

/** Columns of a snapshot's item table; narrow tables have fewer. */
export function makeItemColumns(options: ItemColumnsOf): readonly Column<ItemRow, ItemSortColumn>[] {
  const { t, tabs, past, own } = options;
  return [
    {
      id: 'name',
      header: t('snapshot.items.name'),
      className: 'min-w-[150px] flex-1',
      isSortable: true,
      cell: (row) => <NameCell row={row} options={options} />,
    },
    {
      id: 'tab',
      header: t('snapshot.items.tab'),
      className: 'w-[104px] @max-[700px]:hidden',
      isSortable: true,
      cell: (row) => <TabCell row={row} tabs={tabs} t={t} />,
    },
    {
      id: 'quantity',
      header: t('snapshot.items.quantity'),
      className: 'w-[68px]',
      align: 'end',
      isSortable: true,
      cell: ({ quantity }) => writeNumber(quantity),
    },
    {
      id: 'price',
      header: t('snapshot.items.price'),
      className: 'w-[108px]',
      align: 'end',
      isSortable: true,
      cell: (row) => <PriceCell row={row} options={options} />,
    },
    {
      id: 'total',
      header: t('snapshot.items.total'),
      className: 'w-[116px]',
      align: 'end',
      isSortable: true,
      cell: ({ item, total }) => <Price chaos={item.price > 0 ? total : null} hint="none" />,
    },
    {
      id: 'change',
      header: t('snapshot.items.change'),
      className: 'w-[92px] @max-[1000px]:hidden',
      align: 'end',
      isSortable: true,
      cell: ({ item }) => <ChangeText change={past.dayChangeOf(item)} className="justify-end" />,
    },
    {
      id: 'own',
      header: t('snapshot.items.own'),
      className: 'w-[112px] @max-[1000px]:hidden',
      align: 'end',
      isSortable: true,
      cell: ({ hash }) => <Price chaos={own.priceOf(hash)} hint="none" weight="normal" />,
    },
    {
      id: 'confidence',
      header: t('snapshot.items.confidence'),
      className: 'w-[98px] @max-[620px]:hidden',
      isSortable: true,
      cell: ({ item }) => <ConfidenceCell item={item} code={past.confidenceOf(item)} own={own} />,
    },
    {
      id: 'week',
      header: t('snapshot.items.week'),
      className: 'w-[84px] @max-[760px]:hidden',
      align: 'end',
      cell: ({ item }) => <Week item={item} past={past} />,
    },
  ];
}

export function Week({ item, past }: { readonly item: DetailItem; readonly past: MarketPast }) {
  const week = past.weekOf(item);
  return week === null ? null : <Sparkline points={week} tone={past.trendOf(item)} />;
}

/**
 * Shows the name, the properties that distinguish items of the same name, and on hover or focus the two price actions.
 */
function NameCell({ row, options }: { readonly row: ItemRow; readonly options: ItemColumnsOf }) {
  const { t, own, onEdit } = options;
  const { item, hash } = row;
  const properties = sayProperties(item.priceProps, t);
  const isIgnored = own.isIgnored(hash);
  const name = nameItem(item.displayName);
  return (
    <span className="relative flex min-w-0 flex-1 items-center gap-2">
      <ItemIcon path={item.icon} mark={name} size={24} />
      <span
        className="line-clamp-2 min-w-0 flex-1 leading-[15px] font-medium wrap-anywhere"
        title={properties === '' ? name : `${name} · ${properties}`}
      >
        {name}
        {properties !== '' && <span className="ml-2 text-12 font-normal text-muted">{properties}</span>}
      </span>
      <span className="absolute right-0 flex rounded-sm bg-s2 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100">
        <IconButton glyph={marks.pencil} size="sm" label={t('snapshot.items.setPrice', { name })} onClick={() => onEdit(hash)} />
        <IconButton
          glyph={isIgnored ? marks.eye : marks.eyeOff}
          size="sm"
          label={t(isIgnored ? 'snapshot.items.countAgain' : 'snapshot.items.ignore', { name })}
          onClick={() => own.setIgnored({ hash, name: item.displayName }, isIgnored ? 'no' : 'yes')}
        />
      </span>
    </span>
  );
}

function TabCell({ row, tabs, t }: { readonly row: ItemRow } & Pick<ItemColumnsOf, 'tabs' | 't'>) {
  const tab = row.tabId === null ? undefined : tabs.get(row.tabId);
  if (tab === undefined) return null;
  const others = row.item.holdings.flatMap(({ tabId }) => {
    const other = tabs.get(tabId);
    return other === undefined ? [] : nameTab(other, t);
  });
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-muted" title={others.join(', ')}>
      {/* The tab's own colour, as in the game. */}
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-sm" style={{ backgroundColor: tab.color }} />
      <span className="truncate">{nameTab(tab, t)}</span>
      {row.otherTabs > 0 && <span className="shrink-0 text-12 text-faint">{t('snapshot.items.moreTabs', { count: row.otherTabs })}</span>}
    </span>
  );
}

function PriceCell({ row, options }: { readonly row: ItemRow; readonly options: ItemColumnsOf }) {
  const { t, own, editing, onEdit } = options;
  const { item, hash } = row;
  if (editing === hash)
    return (
      <OwnPriceField
        item={item}
        own={own}
        label={t('snapshot.items.ownPriceOf', { name: nameItem(item.displayName) })}
        reason="hint"
        onDone={() => onEdit(null)}
        className="h-[26px]"
      />
    );
  return <Price chaos={item.price > 0 ? item.price : null} hint="none" weight="normal" className="text-muted" />;
}
