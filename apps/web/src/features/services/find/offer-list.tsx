/** The main column of the find page: place, filters, going price and offers. */
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isAway, useReachability } from '../../../shared/network/connection.ts';
import type { League } from '../../../shared/prices/use-league.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { joinClasses } from '../../../shared/ui/classes.ts';
import { OrderPaused } from '../../../shared/ui/order-paused.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { EmptyState, ErrorState, Note, RowsSkeleton } from '../../../shared/ui/states.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { useHeldOrder } from '../../../shared/ui/use-held-order.ts';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { VirtualTable } from '../../../shared/ui/virtual-table.tsx';
import { hasMapFilter } from './fit-view.ts';
import { GoingStrip } from './going-strip.tsx';
import { OfferCards } from './offer-cards.tsx';
import { makeOfferColumns } from './offer-columns.tsx';
import { OfferFilterChips, OfferFilters, OfferFilterSheet } from './offer-filters.tsx';
import type { OfferRequest } from './offer-footer.tsx';
import { findStrictestFilter, type OfferLine } from './offer-lines.ts';
import type { RowRequestPort } from './row-request.tsx';
import type { ServicesScope } from './services-query.ts';
import { dropFilters, listFilters, turnSort, type OfferSort, type ServicesView } from './services-view.ts';
import type { useOffers } from './use-offers.ts';
import { useEndWatch, WatchActions } from '../watch/watch-actions.tsx';

export type OfferListProps = {
  readonly scope: ServicesScope;
  readonly title: string;
  readonly offers: ReturnType<typeof useOffers>;
  readonly view: ServicesView;
  readonly league: League;
  readonly chosen: OfferLine | null;
  readonly chosenId: string | null;
  readonly port: RowRequestPort;
  readonly requestOf: (line: OfferLine) => OfferRequest;
  /** Replaces the rail in layouts without a rail. */
  readonly placeSelect: ReactNode;
  readonly onChange: (some: Partial<ServicesView>) => void;
  readonly onSelect: (id: string | null) => void;
};

/** Widths of a row's placeholders. */
const skeletonRow = { start: ['h-6 w-[130px]', 'h-6 w-[140px] max-sm:hidden'], end: ['h-3 w-[60px]', 'h-6 w-[72px]'] };
const ROW_HEIGHT = 49;

const rowKey = ({ row }: OfferLine): string => row.id;

export function OfferList(props: OfferListProps) {
  const { offers, view, league, chosenId, port, onChange, onSelect } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isScrolled, setScrolled] = useState(false);
  // While the pointer is over the list, rows do not move.
  const [isPointed, setPointed] = useState(false);
  const { shown: wantedLines, endedLines, goingOf, going } = offers;
  const wanted = useMemo(() => wantedLines.map(rowKey), [wantedLines]);
  const byId = useMemo(() => new Map<string, OfferLine>(wantedLines.map((line) => [line.row.id, line])), [wantedLines]);
  const viewKey = JSON.stringify({ ...view, league: league.id });
  const held = useHeldOrder({ wanted, view: viewKey, isHeld: isPointed || isScrolled });
  const lines = useMemo(() => held.shown.flatMap((id) => byId.get(id) ?? endedLines.get(id) ?? []), [held.shown, byId, endedLines]);
  const columns = useMemo(() => makeOfferColumns(t, { side: view.side, goingOf, requests: port }), [t, view.side, goingOf, port]);
  const onSort = useCallback((column: OfferSort['column']) => onChange({ sort: turnSort(view.sort, column) }), [onChange, view.sort]);
  const label = t('services.table');
  const hasMap = hasMapFilter(view, props.scope.game);
  const isStale = useIsStale(offers);
  useEndWatch({ ...props.scope, serviceName: view.service, isSeen: going !== null && offers.placed.length > 0 });
  const strip = going !== null && (
    <GoingStrip
      scope={props.scope}
      serviceName={view.service}
      going={going}
      placed={offers.placed}
      chosen={props.chosen}
      limits={offers.limits}
      onChange={onChange}
    />
  );
  return (
    <>
      <ListHead {...props} waiting={held.waiting} isPaused={held.isPaused} onShowWaiting={held.apply} />
      <div data-offer-filters="">
        {isPhone ? <OfferFilterChips view={view} onChange={onChange} /> : <OfferFilters view={view} onChange={onChange} hasMap={hasMap} />}
      </div>
      {!(isPhone && lines.length > 0) && strip}
      {isStale && <StaleNote offers={offers} />}
      <div
        onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
        onPointerLeave={() => setPointed(false)}
        data-stale={isStale || undefined}
        className={joinClasses('flex min-h-0 flex-1 flex-col', isStale && 'opacity-60')}
      >
        {lines.length === 0 ? (
          <NothingShown scope={props.scope} offers={offers} view={view} onChange={onChange} />
        ) : isPhone ? (
          <OfferCards
            key={viewKey}
            label={label}
            lines={lines}
            league={league}
            chosenId={chosenId}
            goingOf={goingOf}
            requestOf={props.requestOf}
            port={port}
            onSelect={onSelect}
            top={strip}
          />
        ) : (
          <VirtualTable
            label={label}
            listed={`${view.side} ${view.section}/${view.service}`}
            rows={lines}
            rowKey={rowKey}
            columns={columns}
            rowHeight={ROW_HEIGHT}
            elements="reused"
            selectedKey={chosenId}
            onSelect={onSelect}
            sort={view.sort}
            onSort={onSort}
            rowTone={(line) => (byId.has(line.row.id) ? 'normal' : 'faded')}
            onScrolledChange={setScrolled}
          />
        )}
      </div>
    </>
  );
}

type HeadProps = OfferListProps & { readonly waiting: number; readonly isPaused: boolean; readonly onShowWaiting: () => void };

function ListHead({ scope, title, offers, view, placeSelect, onChange, waiting, isPaused, onShowWaiting }: HeadProps) {
  const { t } = useTranslation();
  const { feed, shown, placed } = offers;
  const isPhone = useMediaQuery(PHONE_QUERY);
  return (
    <header className="flex min-h-[52px] flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <h1 className="text-18 font-semibold">{title}</h1>
        {feed.data !== undefined && (
          <p className="text-12 text-muted">
            {shown.length === placed.length
              ? t('services.count', { count: shown.length })
              : t('services.countOf', { shown: shown.length, count: placed.length })}
            {isPaused && <OrderPaused />}
            <span className="max-sm:hidden">
              {' · '}
              <Trans i18nKey="services.updated" components={{ age: <TimeAgo timestampMs={feed.data.serverTimeMs} /> }} />
            </span>
          </p>
        )}
      </div>
      {waiting > 0 && (
        <Button size="sm" onClick={onShowWaiting} className="animate-enter border-accent/50 text-accent">
          {t('services.waiting', { count: waiting })}
        </Button>
      )}
      <div className="flex min-w-0 items-center gap-2">
        {!isPhone && placeSelect}
        <Segmented
          label={t('services.side.label')}
          value={view.side}
          onChange={(side) => onChange({ side })}
          options={[
            { value: 'wts', label: t('services.side.wts') },
            { value: 'wtb', label: t('services.side.wtb') },
          ]}
        />
      </div>
      {isPhone && (
        <div className="flex w-full min-w-0 items-center gap-2">
          {placeSelect}
          <OfferFilterSheet view={view} onChange={onChange} hasMap={hasMapFilter(view, scope.game)} />
        </div>
      )}
    </header>
  );
}

/** Age at which the list is marked as outdated. */
const STALE_AFTER_MS = 60_000;

/**
 * Returns whether the list has not been refreshed for a while. Does not cover an unreachable server, which the page
 * reports above the list.
 */
function useIsStale({ feed }: OfferListProps['offers']): boolean {
  const isReachable = useReachability((state) => !isAway(state.verdict));
  if (!isReachable || feed.data === undefined || feed.failureCount === 0) return false;
  return readServerNowMs() - feed.data.serverTimeMs > STALE_AFTER_MS;
}

function StaleNote({ offers: { feed } }: Pick<OfferListProps, 'offers'>) {
  const { t } = useTranslation();
  if (feed.data === undefined) return null;
  return (
    <div role="status" className="flex items-center gap-2 px-4 pb-2">
      <Note className="flex-1">
        <Trans i18nKey="services.stale" components={{ age: <TimeAgo timestampMs={feed.data.serverTimeMs} /> }} />
      </Note>
      <Button size="sm" isBusy={feed.isFetching} onClick={() => void feed.refetch()}>
        {t('app.retry')}
      </Button>
    </div>
  );
}

function NothingShown({ scope, offers, view, onChange }: Pick<OfferListProps, 'scope' | 'offers' | 'view' | 'onChange'>) {
  const { t } = useTranslation();
  const { feed, placed, limits } = offers;
  if (feed.data === undefined) {
    if (feed.failureCount === 0) return <RowsSkeleton label={t('services.loading')} {...skeletonRow} />;
    return (
      <ErrorState
        title={t('services.failed')}
        className="my-auto"
        actions={
          <Button isBusy={feed.isFetching} onClick={() => void feed.refetch()}>
            {t('app.retry')}
          </Button>
        }
      >
        {t('services.failedText')}
      </ErrorState>
    );
  }
  if (placed.length === 0) {
    return (
      <EmptyState
        glyph="list"
        title={t(view.side === 'wts' ? 'services.empty' : 'services.emptyBuying')}
        className="my-auto"
        actions={
          <>
            {offers.going !== null && <WatchActions place={{ ...scope, serviceName: view.service }} />}
            <Button onClick={() => onChange({ side: view.side === 'wts' ? 'wtb' : 'wts' })}>
              {t(view.side === 'wts' ? 'services.seeBuying' : 'services.seeSelling')}
            </Button>
          </>
        }
      >
        <p>{t('services.emptyText')}</p>
        {offers.going !== null && <p>{t('services.watch.hint')}</p>}
      </EmptyState>
    );
  }
  const strictest = findStrictestFilter(placed, limits);
  return (
    <EmptyState
      glyph="search"
      title={t('services.emptyFiltered')}
      className="my-auto"
      actions={
        <>
          {strictest !== null && (
            <Button kind="primary" onClick={() => onChange(dropFilters(view, [strictest]))}>
              {t('services.filter.dropOne', { filter: t(`services.filter.name.${strictest}`) })}
            </Button>
          )}
          <Button onClick={() => onChange(dropFilters(view, listFilters(view)))}>{t('services.filter.clear')}</Button>
        </>
      }
    >
      {t('services.emptyFilteredText', { count: placed.length })}
    </EmptyState>
  );
}
