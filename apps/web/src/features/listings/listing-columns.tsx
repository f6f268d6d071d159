import type { Side } from '@poexchange/contract/rest';
import { findCategory } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import type { Translate } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { Column } from '../../shared/ui/virtual-table.tsx';
import { ItemsCell, PercentCell, SeenCell, SellerCell, type ListingLine } from './listing-cells.tsx';
import type { SortColumn } from './listing-view.ts';

/** The table's place; `category` is '' for all categories. */
type TablePlace = { readonly side: Side; readonly game: Game; readonly category: string };

/** The table's columns, except columns that its category hides (R3.15); narrow tables have fewer. */
export function makeColumns(t: Translate, { side, game, category }: TablePlace): readonly Column<ListingLine, SortColumn>[] {
  const columns: readonly Column<ListingLine, SortColumn>[] = [
    {
      id: 'seller',
      header: t(side === 'buy' ? 'listings.column.buyer' : 'listings.column.seller'),
      className: 'min-w-[136px] flex-1',
      isSortable: true,
      cell: (line) => <SellerCell line={line} />,
    },
    {
      id: 'items',
      header: t('listings.column.items'),
      // In poe2 pictures have names next to them, so both columns share the free space.
      className: 'min-w-[170px] flex-[1.5] @max-[670px]:hidden',
      cell: (line) => <ItemsCell line={line} />,
    },
    {
      id: 'pieces',
      header: t('listings.column.pieces'),
      className: 'w-[64px] @max-[520px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (line) => writeNumber(line.pieces),
    },
    {
      id: 'percent',
      header: t('listings.column.percent'),
      className: 'w-[86px]',
      align: 'end',
      isSortable: true,
      cell: (line) => <PercentCell line={line} side={side} />,
    },
    {
      id: 'total',
      header: t('listings.column.total'),
      // Two units in poe1, one unit in poe2 (D59).
      className: game === 'poe2' ? 'w-[100px]' : 'w-[120px]',
      align: 'end',
      isSortable: true,
      cell: (line) => <PayablePrice chaos={line.row.totalPrice} />,
    },
    {
      id: 'seen',
      header: t('listings.column.seenShort'),
      className: 'w-[82px] @max-[770px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (line) => <SeenCell line={line} />,
    },
    {
      id: 'listed',
      header: t('listings.column.listed'),
      className: 'w-[46px] @max-[460px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (line) => <TimeAgo timestampMs={line.row.listedMs ?? line.row.timestampMs} form="short" className="text-12 text-muted" />,
    },
  ];
  // Wanted items are not in a stash.
  const unseen: readonly string[] = side === 'buy' ? ['seen'] : [];
  const hidden: readonly string[] = findCategory(game, category)?.hiddenColumns ?? [];
  return columns.filter(({ id }) => !unseen.includes(id) && !hidden.includes(id));
}
