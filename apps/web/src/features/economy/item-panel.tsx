import { readViewUnit } from '@poexchange/domain/currency';
import { FEWEST_TYPED_ASKS, type Valuation } from '@poexchange/domain/pricing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { writeShareLink } from '../../shared/prices/share-link.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { KindIcon } from '../../shared/ui/kind-icon.tsx';
import { writePriceText } from '../../shared/ui/price-text.ts';
import { PriceViewProvider, usePriceView } from '../../shared/ui/price-view.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { ErrorState, Note, Skeleton } from '../../shared/ui/states.tsx';
import { ChangeText } from './change-text.tsx';
import { confidenceSaidOf, ConfidenceWords } from './confidence-words.tsx';
import {
  changeIn,
  doubtOf,
  factsOf,
  iconOf,
  isOtherSource,
  isUnit,
  isPricedByExchange,
  nameOf,
  shownNameOf,
  tagOf,
  valueOf,
  viewOf,
  type EconomyRow,
} from './economy-rows.ts';
import type { EconomyView } from './economy-view.ts';
import { inOwnView } from './economy-columns.tsx';
import { Borrowed } from './borrowed.tsx';
import { bandsQuery, explanationQuery, groupQuery, type GroupScope } from './group-queries.ts';
import { ExchangePairs } from './exchange-pairs.tsx';
import { dropLeadingGaps, hasBand, hasExchangeLine } from './chart-geometry.ts';
import { chooseRange, historyRanges, listHistory, type HistoryRange } from './history-points.ts';
import { OwnMarket } from './own-market.tsx';
import { LevelPrices } from './level-prices.tsx';
import { SalesFacts } from './sales-facts.tsx';
import { findUnitRow, pointsIn, readUnitPast } from './unit-past.ts';
import { Variants } from './variants.tsx';
import { WatchButton } from './watch-button.tsx';
import { WhyPrice } from './why-price.tsx';

/** Loads a drawing library that the rest of the panel does not wait for. */
const HistoryChart = lazyPart(() => import('./history-chart.tsx').then((module) => ({ default: module.HistoryChart })));

export type ItemPanelProps = {
  readonly row: EconomyRow;
  /** All rows of the league, to find the group's variants. */
  readonly rows: readonly EconomyRow[];
  readonly view: EconomyView;
  readonly scope: GroupScope;
  readonly onClose: () => void;
  readonly onChoose: (hash: string) => void;
};

const pricedGroupOf = (row: EconomyRow) => ({ tag: tagOf(row), hash: row.hash, pricedAtMs: row.columns.pricedAtMs });

/** One group: its price, its explanation, and further facts. */
export function ItemPanel(props: ItemPanelProps) {
  const { row, rows, view, scope, onClose, onChoose } = props;
  const { t } = useTranslation();
  const pageView = usePriceView();
  const properties = factsOf(row, t);
  const value = valueOf(row, view.level);
  const confidence = confidenceSaidOf(row, view.level);
  return (
    // The high unit's value is shown in the low unit.
    <PriceViewProvider view={viewOf(row, scope.game) ?? pageView}>
      <header className="flex items-start gap-3 border-b border-line-soft p-4">
        <KindIcon tag={tagOf(row)} path={iconOf(row)} name={nameOf(row)} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-semibold">{shownNameOf(row)}</h2>
          {properties !== '' && <p className="text-12 text-muted">{properties}</p>}
        </div>
        <WatchButton game={scope.game} hash={row.hash} name={shownNameOf(row)} />
        <IconButton glyph="close" size="sm" label={t('app.close')} onClick={onClose} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto py-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4">
          <Price chaos={value} size={26} lowConfidence={doubtOf(row)} {...inOwnView(row, scope.game)} />
          <ConfidenceWords code={confidence} />
          <span className="flex-1" />
          <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
            <ChangeText change={changeIn(row, 'sevenDays', readUnitPast(rows, pageView))} />
            <span className="text-12 text-muted">{t('economy.column.sevenDays')}</span>
          </span>
        </div>
        {isOtherSource(row, 'sevenDays') && (
          <p className="px-4 text-13 text-muted">
            {t(isPricedByExchange(row) ? 'economy.otherSource.exchange' : 'economy.otherSource.offers')}
          </p>
        )}
        <Borrowed row={row} rows={rows} view={view} onChoose={onChoose} />
        {confidence === 'held' && <Note className="mx-4">{t('economy.heldNote')}</Note>}
        {confidence === 'disagree' && <Note className="mx-4">{t('economy.confidenceHint.disagree')}</Note>}
        <CopyLine row={row} chaos={value} scope={scope} />
        {isUnit(row) && (
          <p className="px-4 text-13 text-muted">{t(readViewUnit(pageView).unit === 'c' ? 'economy.unitNote' : 'economy.unitRate')}</p>
        )}
        <Detail {...props} />
        <Variants game={scope.game} row={row} rows={rows} view={view} onChoose={onChoose} />
        <OwnMarket hash={row.hash} tag={tagOf(row)} scope={scope} />
      </div>
    </PriceViewProvider>
  );
}

/** Data read only for this group: its history, trades, explanation, sales and levels. */
function Detail(props: ItemPanelProps) {
  const { row, rows, scope } = props;
  const { t } = useTranslation();
  const { data, isError } = useQuery({ ...groupQuery(scope, pricedGroupOf(row)), placeholderData: keepPreviousData });
  const valuation = data?.valuation ?? null;
  return (
    <>
      {isError && <ErrorState title={t('economy.failed')}>{t('economy.failedText')}</ErrorState>}
      {data === undefined && !isError && <Skeleton className="mx-4 h-[200px]" />}
      {data !== undefined && valuation === null && (
        <p className="px-4 text-13 text-muted">
          {scope.game === 'poe2' ? t('economy.noPriceTyped', { least: FEWEST_TYPED_ASKS }) : t('economy.noPriceText')}
        </p>
      )}
      {!isUnit(row) && (
        <>
          {data && valuation && <History row={row} rows={rows} scope={scope} valuation={valuation} valuedAtMs={data.pricedAtMs} />}
          <Exchange {...props} />
          <Why {...props} isPriced={valuation !== null} />
          <Sales {...props} />
          {valuation !== null && <Levels {...props} valuation={valuation} />}
        </>
      )}
    </>
  );
}

/** The link to this view, and a line to paste into chat. */
function CopyLine({ row, chaos, scope }: { readonly row: EconomyRow; readonly chaos: number | null; readonly scope: GroupScope }) {
  const { t } = useTranslation();
  const priceView = usePriceView();
  const { view, form } = inOwnView(row, scope.game);
  const properties = factsOf(row, t);
  const name = properties === '' ? nameOf(row) : `${nameOf(row)} (${properties})`;
  const price = chaos === null ? null : writePriceText(chaos, view ?? priceView, { form, doubt: doubtOf(row) });
  return (
    <div className="flex gap-2 px-4">
      <CopyButton text={writeShareLink(scope.league)} size="sm">
        {t('economy.copyLink')}
      </CopyButton>
      {price !== null && (
        <CopyButton text={`${name}: ${price}`} size="sm">
          {t('economy.copyChat')}
        </CopyButton>
      )}
    </div>
  );
}

function Section({ title, aside, children }: { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2 px-4">
        <h3 className="text-13 font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

type HistoryProps = Pick<ItemPanelProps, 'row' | 'rows' | 'scope'> & { readonly valuation: Valuation; readonly valuedAtMs: number };

function History({ row, rows, scope, valuation, valuedAtMs }: HistoryProps) {
  const { t } = useTranslation();
  const unit = useUnitValuation(rows, scope);
  const bands = useQuery(bandsQuery(scope, pricedGroupOf(row)));
  const [picked, setRange] = useState<HistoryRange | null>(null);
  const range = picked ?? chooseRange(valuation, valuedAtMs);
  // Rates of the displayed currency at the same times. Needed because a curve in exalted orbs differs from a curve in
  // chaos.
  const rates = unit === null ? null : unit === undefined ? [] : listHistory(unit, { range, valuedAtMs });
  const points = pointsIn(listHistory(valuation, { range, valuedAtMs, bands: bands.data ?? null }), rates);
  const hasExchange = hasExchangeLine(points);
  return (
    <Section
      title={t('economy.history')}
      aside={
        <Segmented
          label={t('economy.range')}
          value={range}
          options={historyRanges.map((value) => ({ value, label: t(`economy.ranges.${value}`) }))}
          onChange={setRange}
        />
      }
    >
      <Suspense fallback={<Skeleton className="mx-4 h-[200px]" />}>
        <HistoryChart points={points} />
      </Suspense>
      <p className="px-4 text-12 text-muted">
        {hasBand(dropLeadingGaps(points)) && t('economy.bandNote')}
        {hasExchange && ` ${t('economy.exchangeNote')}`}
        {points.some(({ chaos, isOfOtherSource }) => chaos !== null && isOfOtherSource === true) &&
          ` ${t(isPricedByExchange(row) ? 'economy.sourceNote.exchange' : 'economy.sourceNote.offers')}`}
      </p>
    </Section>
  );
}

/** Returns the displayed currency's valuation: undefined until it is known, null if prices are shown in chaos. */
function useUnitValuation(rows: readonly EconomyRow[], scope: GroupScope): Valuation | null | undefined {
  const view = usePriceView();
  const isChaos = readViewUnit(view).unit === 'c';
  const unitRow = isChaos ? undefined : findUnitRow(rows, view);
  const group = unitRow === undefined ? { tag: 'currency' as const, hash: '', pricedAtMs: 0 } : pricedGroupOf(unitRow);
  const read = useQuery({ ...groupQuery(scope, group), enabled: unitRow !== undefined, placeholderData: keepPreviousData });
  return isChaos ? null : (read.data?.valuation ?? undefined);
}

/** Trades on the exchange; hidden if there are none. */
function Exchange({ row, rows, scope }: ItemPanelProps) {
  const { data } = useQuery(explanationQuery(scope, pricedGroupOf(row)));
  return data?.x === undefined ? null : <ExchangePairs exchange={data.x} game={scope.game} rows={rows} />;
}

/** The explanation, or a note that the price has no explanation. If there is no price, the reason is shown above. */
function Why({ row, scope, isPriced }: ItemPanelProps & { readonly isPriced: boolean }) {
  const { t } = useTranslation();
  const explained = useQuery(explanationQuery(scope, pricedGroupOf(row)));
  if (explained.data === undefined) return explained.isError ? null : <Skeleton className="mx-4 h-[80px]" />;
  if (explained.data === null && !isPriced) return null;
  return (
    <Section title={t('economy.why.title')}>
      {explained.data === null ? (
        <p className="px-4 text-13 text-muted">{t('economy.why.nothing')}</p>
      ) : (
        <WhyPrice entry={explained.data} />
      )}
    </Section>
  );
}

/** Sales seen in the stream; poe2 has no stream, so only the exchange's sales are shown, with a note. */
function Sales({ row, scope }: ItemPanelProps) {
  const { t } = useTranslation();
  const { data } = useQuery(explanationQuery(scope, pricedGroupOf(row)));
  if (data === undefined || data === null) return null;
  return (
    <Section title={t('economy.sales.title')}>
      <SalesFacts entry={data} game={scope.game} />
    </Section>
  );
}

type LevelsProps = Pick<ItemPanelProps, 'row' | 'scope' | 'view'> & { readonly valuation: Valuation };

function Levels({ row, scope, view, valuation }: LevelsProps) {
  const explained = useQuery(explanationQuery(scope, pricedGroupOf(row)));
  return (
    <LevelPrices
      row={row}
      chosen={view.level}
      brackets={valuation.brackets}
      times={explained.data?.f?.t}
      cheapestAsk={explained.data?.s?.find(([, , left]) => left === null)?.[0]}
    />
  );
}
