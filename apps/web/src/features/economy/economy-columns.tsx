import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { KindIcon } from '../../shared/ui/kind-icon.tsx';
import { inOwnView as inOwnViewOf, type OwnView } from '../../shared/ui/price-view.tsx';
import { Price } from '../../shared/ui/price.tsx';
import type { Column } from '../../shared/ui/virtual-table.tsx';
import { ChangeText } from './change-text.tsx';
import {
  borrowedOf,
  changeIn,
  compareValue,
  countedOf,
  doubtOf,
  exchangeValueOf,
  factsOf,
  filledOf,
  isOtherSource,
  iconOf,
  listingsOf,
  nameOf,
  shownNameOf,
  tagOf,
  unitsOf,
  valueOf,
  weekIn,
  type EconomyRow,
  type RowContext,
  type UnitPast,
} from './economy-rows.ts';
import { confidenceSaidOf, ConfidenceWords } from './confidence-words.tsx';
import type { ChangeWindow, EconomyView, SortColumn } from './economy-view.ts';
import { Sparkline } from './sparkline.tsx';
import { WatchButton } from './watch-button.tsx';
import type { Game } from '@poexchange/domain/item';

export type ColumnContext = {
  readonly game: Game;
  readonly view: Pick<EconomyView, 'level' | 'comparison'>;
  readonly other: RowContext['other'];
  /** Name of the league to compare with; '' if none. */
  readonly otherName: string;
  /** Past rates of the displayed currency, in which changes are measured. */
  readonly unitPast: UnitPast;
  /** `some` if any row has seven days of history; in a new league the names get the space. */
  readonly past: 'some' | 'none';
};

/** The table's columns; narrow tables have fewer. */
export function makeColumns(t: Translate, columnContext: ColumnContext): readonly Column<EconomyRow, SortColumn>[] {
  const { view, game, unitPast } = columnContext;
  return [
    {
      id: 'watch',
      header: <span className="sr-only">{t('economy.watch')}</span>,
      className: 'w-[26px] @max-[520px]:hidden',
      cell: (row) => <WatchButton game={game} hash={row.hash} name={shownNameOf(row)} />,
    },
    {
      id: 'name',
      header: t('economy.column.item'),
      className: 'min-w-[150px] flex-1',
      isSortable: true,
      cell: (row) => <NameCell row={row} />,
    },
    {
      id: 'price',
      header: t('economy.column.price'),
      // Two units in poe1, one in poe2 (D59): on a phone the remaining width goes to the name.
      className: game === 'poe2' ? 'w-[92px] shrink-0' : 'w-[132px] shrink-0',
      align: 'end',
      isSortable: true,
      cell: (row) => <PriceCell row={row} context={columnContext} />,
    },
    ...(view.comparison === null ? [] : [comparedColumn(t, columnContext)]),
    {
      id: 'twoDays',
      header: t('economy.column.twoDays'),
      className: 'w-[70px] @max-[820px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (row) => <RowChange row={row} window="twoDays" past={unitPast} />,
    },
    ...(columnContext.past === 'none' ? [] : pastColumns(t, columnContext)),
    {
      id: 'listings',
      header: t('economy.column.listings'),
      className: 'w-[72px] @max-[480px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (row) => <Sellers row={row} />,
    },
    {
      id: 'filled',
      header: t('economy.column.filled'),
      className: 'w-[60px] @max-[920px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (row) => <Count count={filledOf(row)} />,
    },
    {
      id: 'exchange',
      header: t('economy.column.exchange'),
      className: 'w-[92px] @max-[1020px]:hidden',
      align: 'end',
      isSortable: true,
      cell: (row) => (exchangeValueOf(row) === null ? <Count count={0} /> : <Count count={unitsOf(row)} />),
    },
    {
      id: 'confidence',
      header: t('economy.column.confidence'),
      // If there is no space for words, the mark next to the price shows the confidence.
      className: view.comparison !== null ? 'w-[148px] @max-[900px]:hidden' : 'w-[148px] @max-[760px]:hidden',
      isSortable: true,
      cell: (row) => <ConfidenceText row={row} level={view.level} />,
    },
  ];
}

type RowChangeProps = { readonly row: EconomyRow; readonly window: ChangeWindow; readonly past: UnitPast };

/** Change of a row's price, or the reason why it is unknown. */
function RowChange({ row, window, past }: RowChangeProps) {
  const { t } = useTranslation();
  return <ChangeText change={changeIn(row, window, past)} why={isOtherSource(row, window) ? t('economy.otherSource.short') : undefined} />;
}

/** Price change over seven days, as a number and a curve. */
function pastColumns(t: Translate, { view: { comparison }, unitPast }: ColumnContext): readonly Column<EconomyRow, SortColumn>[] {
  return [
    {
      id: 'sevenDays',
      header: t('economy.column.sevenDays'),
      className: 'w-[64px]',
      align: 'end',
      isSortable: true,
      cell: (row) => <RowChange row={row} window="sevenDays" past={unitPast} />,
    },
    {
      id: 'week',
      header: <span className="sr-only">{t('economy.column.week')}</span>,
      className: comparison !== null ? 'w-[84px] @max-[980px]:hidden' : 'w-[84px] @max-[620px]:hidden',
      cell: (row) => <Sparkline points={weekIn(row, unitPast)} tone={toneOf(changeIn(row, 'sevenDays', unitPast))} />,
    },
  ];
}

function comparedColumn(t: Translate, columnContext: ColumnContext): Column<EconomyRow, SortColumn> {
  const { comparison } = columnContext.view;
  const against = comparison?.kind === 'level' ? t('economy.column.againstLevel', { level: comparison.level }) : columnContext.otherName;
  return {
    id: 'compared',
    header: (
      <span className="max-w-[170px] truncate" title={against}>
        {against}
      </span>
    ),
    className: 'w-[188px] shrink-0 @max-[560px]:hidden',
    align: 'end',
    isSortable: true,
    cell: (row) => {
      const compared = compareValue(row, columnContext);
      if (compared === null) return <span className="text-faint">{'–'}</span>;
      return (
        <span className="inline-grid w-full grid-cols-[minmax(0,1fr)_62px] items-center gap-2">
          <Price
            chaos={compared.chaos}
            lowConfidence={compared.doubt}
            hint="none"
            weight="normal"
            className={compared.doubt === null ? 'justify-end pr-[14px] text-muted' : 'justify-end text-muted'}
            {...(comparison?.kind === 'league' && columnContext.other !== null && { view: columnContext.other.view })}
            {...inOwnView(row, columnContext.game)}
          />
          <span title={t('economy.column.comparedHint', { name: against })} className="flex justify-end">
            <ChangeText change={compared.ratio} />
          </span>
        </span>
      );
    },
  };
}

/** The amount, and space for the doubt mark, so that amounts are aligned with and without the mark. */
function PriceCell({ row, context: { game, view } }: { readonly row: EconomyRow; readonly context: ColumnContext }) {
  const doubt = doubtOf(row);
  const chaos = valueOf(row, view.level);
  return (
    <Price
      chaos={chaos}
      hint="none"
      lowConfidence={doubt}
      className={doubt === null || chaos === null ? 'pr-[14px]' : ''}
      {...inOwnView(row, game)}
    />
  );
}

/** Props of the row's price; the high unit's price is shown as a rate, as in the page's head. */
export const inOwnView = (row: EconomyRow, game: Game): OwnView => inOwnViewOf(nameOf(row), game);

export const toneOf = (change: number | null): 'up' | 'down' | 'even' =>
  change === null || change === 0 ? 'even' : change > 0 ? 'up' : 'down';

/**
 * Icon and name. The line below shows the properties that distinguish the group from other groups with the same name,
 * and says so if its items are valued at another variant's price (D28).
 */
export function NameCell({ row }: { readonly row: EconomyRow }) {
  const { t } = useTranslation();
  const properties = [factsOf(row, t), borrowedOf(row) === null ? '' : t('economy.borrowed.short')].filter(Boolean).join(' · ');
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <KindIcon tag={tagOf(row)} path={iconOf(row)} name={nameOf(row)} size={24} />
      <span className="flex min-w-0 flex-col leading-tight hyphens-auto wrap-anywhere" title={shownNameOf(row)}>
        <span
          className={
            properties === ''
              ? 'line-clamp-2 font-semibold max-md:line-clamp-3'
              : 'line-clamp-2 leading-[14px] font-semibold max-md:line-clamp-3'
          }
        >
          {shownNameOf(row)}
        </span>
        {properties !== '' && (
          <span className="truncate text-12 leading-[14px] text-muted" title={properties}>
            {properties}
          </span>
        )}
      </span>
    </span>
  );
}

/** Number of accounts that ask a price: "12", or "1 of 3" if some are not counted. */
export function Sellers({ row }: { readonly row: EconomyRow }) {
  const { t } = useTranslation();
  const [all, counted] = [listingsOf(row), countedOf(row)];
  if (all === counted) return <Count count={all} />;
  return (
    <span className="whitespace-nowrap" title={t('economy.sellersHint')}>
      {t('economy.sellersOf', { counted: writeNumber(counted), all: writeNumber(all) })}
    </span>
  );
}

function Count({ count }: { readonly count: number }) {
  return count === 0 ? <span className="text-faint">{'–'}</span> : <>{writeNumber(count)}</>;
}

/** Confidence of a row's price, in words (D53). */
export function ConfidenceText({ row, level }: { readonly row: EconomyRow; readonly level: EconomyView['level'] }) {
  return <ConfidenceWords code={confidenceSaidOf(row, level)} />;
}
