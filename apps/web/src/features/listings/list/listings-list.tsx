import type { Side } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { listConditions, noListingFilter, type FilterRefusal } from '@poexchange/domain/listing-filter';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { nameItem } from '../../../shared/i18n/item-names.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeClock } from '../../../shared/i18n/write-values.ts';
import { isAway, useReachability } from '../../../shared/network/connection.ts';
import { readServerNowMs } from '../../../shared/time/server-clock.ts';
import { PickedLevel } from '../../../shared/ui/picked-level.tsx';
import { PricesAge } from '../../../shared/prices/prices-age.tsx';
import { PricesFailed } from '../../../shared/prices/prices-failed.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { CategoryPlace } from '../../../shared/ui/category-nav.tsx';
import { OrderPaused } from '../../../shared/ui/order-paused.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { EmptyState, ErrorState, Note, RowsSkeleton } from '../../../shared/ui/states.tsx';
import { TimeAgo, useTimeAgo } from '../../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { PHONE_QUERY, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { VirtualTable } from '../../../shared/ui/virtual-table.tsx';
import { showSellers } from '../browser-stores.ts';
import { FilterBar, listFurtherConditions } from '../filter/filter-bar.tsx';
import { FilterChips } from '../filter/filter-chips.tsx';
import { writeCount } from './count-text.ts';
import { countShown } from '../../../shared/ui/hold-order.ts';
import { ListingCards } from './listing-cards.tsx';
import { makeColumns } from './listing-columns.tsx';
import type { ListingLine } from '../listing-cells.tsx';
import type { SortColumn } from '../listing-view.ts';
import { OneItemFacts, OneItemList, type ListingTable } from './one-item-list.tsx';
import { sortBy } from './sort-store.ts';
import type { ListingsScope, useListings } from '../use-listings.ts';
import type { PageFilter } from '../filter/use-page-filter.ts';

/** Widths of a row's placeholders. */
const skeletonRow = { start: ['h-3 w-[130px]', 'h-6 w-[140px] max-sm:hidden'], end: ['h-3 w-[44px]', 'h-3 w-[80px]'] };

export type ListingsListProps = {
  readonly listings: ReturnType<typeof useListings>;
  readonly pageFilter: PageFilter;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly place: CategoryPlace;
  readonly scope: ListingsScope;
  readonly game: Game;
  readonly league: string;
  /** Side of the listings: for sale or wanted (R1.02). */
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly chosen: string | null;
  /** Replaces the navigation on the left on narrow screens. */
  readonly categorySelect: ReactNode;
  readonly onSelect: (uuid: string) => void;
  readonly onScrolledChange: (isScrolled: boolean) => void;
};

const rowKey = (line: ListingLine): string => line.row.uuid;
const rowTone = (line: ListingLine): 'normal' | 'faded' => (line.isEnded ? 'faded' : 'normal');

/** The centre of the page: title, filters, and the listings. */
export function ListingsList(props: ListingsListProps) {
  const { listings, pageFilter, place, scope, game, categorySelect, onSelect, onScrolledChange } = props;
  const { filter, change } = pageFilter;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { side } = props;
  const columns = useMemo(() => makeColumns(t, { side, game, category: place.category }), [t, side, game, place.category]);
  const { lines, one, sort } = listings;
  const onSort = useCallback((column: SortColumn) => sortBy(one === null ? side : `one-${side}`, column), [side, one]);
  const listed = `${place.category}/${place.subCategory}`;
  const table: ListingTable = {
    label: t('listings.table'),
    listed,
    elements: 'reused',
    selectedKey: props.chosen,
    sort,
    onSort,
    onSelect,
    onScrolledChange,
  };
  const form = isPhone ? 'phone' : 'wide';
  const isAwayNow = useReachability((state) => isAway(state.verdict));
  const asOfMs = isAwayNow ? (listings.feed.data?.serverTimeMs ?? null) : null;
  const further = useMemo(() => listFurtherConditions(filter, { form, side }), [filter, form, side]);
  return (
    <>
      <ListHead listings={listings} place={place} game={game} league={props.league} side={props.side} onSide={props.onSide} />
      <div className="flex flex-wrap items-center gap-2 px-4 pb-2.5">
        {categorySelect}
        <FilterBar
          filter={filter}
          onChange={change}
          views={listings.inPlace}
          moreCount={further.length}
          isEditing={props.isEditing}
          onEdit={props.onEdit}
          form={form}
          side={side}
          asOfMs={asOfMs}
        />
        {/* Next to the fields if they cover every condition: a line of its own would push the list down with the first
            letter typed. */}
        {form === 'wide' && further.length === 0 && listConditions(filter).length > 0 && (
          <Button kind="quiet" size="sm" onClick={() => change(noListingFilter)}>
            {t('listings.clearFilters')}
          </Button>
        )}
      </div>
      <FilterChips
        filter={filter}
        conditions={further}
        onChange={change}
        prices={listings.priceIndex.prices}
        hidden={listings.hidden}
        game={game}
        asOfMs={asOfMs}
      />
      {pageFilter.refusal !== null && <RefusedNote pageFilter={pageFilter} refusal={pageFilter.refusal} />}
      <ListNotes listings={listings} />
      {lines.length === 0 || !listings.isDrawn ? (
        <NothingShown listings={listings} game={game} side={props.side} onClear={() => change(noListingFilter)} />
      ) : one !== null ? (
        <OneItemList lines={lines} one={one} scope={scope} side={side} form={form} table={table} />
      ) : isPhone ? (
        <ListingCards lines={lines} listed={listed} onSelect={onSelect} onScrolledChange={onScrolledChange} />
      ) : (
        <VirtualTable {...table} rows={lines} rowKey={rowKey} rowTone={rowTone} columns={columns} />
      )}
    </>
  );
}

function ListHead({
  listings,
  place,
  game,
  league,
  side,
  onSide,
}: Pick<ListingsListProps, 'listings' | 'place' | 'game' | 'league' | 'side' | 'onSide'>) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const { held, feed, lines, matchCount, inPlace, one, isDrawn } = listings;
  const live = lines.filter(({ isEnded }) => !isEnded).length;
  const { shown, total } = countShown({ rows: live, matching: matchCount, inPlace: inPlace.length });
  return (
    <header className="flex min-h-[52px] items-center gap-3 px-4 pt-3 pb-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <h1 className="text-18 font-semibold">
          {one !== null
            ? nameItem(one.item.summary.name)
            : place.category === ''
              ? t(side === 'buy' ? 'listings.titleBuy' : 'listings.title')
              : nameOf(place.category, place.subCategory)}
        </h1>
        {/* A filter by names and values finds nothing before those are read. */}
        {feed.data !== undefined && isDrawn && (
          <p className="text-12 text-muted">
            {writeCount(t, { side, shown, total })}
            {one !== null && <OneItemFacts one={one} />}
            {held.isPaused && <OrderPaused />}
            <span className="max-sm:hidden">
              {' · '}
              <FeedAge atMs={feed.data.serverTimeMs} />
            </span>
            <span className="max-sm:block">
              <PricesAge game={game} league={league} before={<span className="max-sm:hidden">{' · '}</span>} />
              <PickedLevel before=" · " />
            </span>
          </p>
        )}
      </div>
      <Segmented
        label={t('listings.side')}
        value={side}
        onChange={onSide}
        options={[
          { value: 'sell', label: t('listings.selling') },
          { value: 'buy', label: t('listings.buying') },
        ]}
      />
      {held.waiting > 0 && (
        <Button size="sm" onClick={held.apply} className="animate-enter border-accent/50 text-accent">
          {t('listings.waiting', { count: held.waiting })}
          <span className="text-text">{t('listings.showWaiting')}</span>
        </Button>
      )}
    </header>
  );
}

/** The list's age, in a warning colour while the list cannot be updated (D36). */
function FeedAge({ atMs }: { readonly atMs: number }) {
  const { t } = useTranslation();
  const isOld = useReachability((state) => isAway(state.verdict));
  const age = useTimeAgo(atMs, 'short');
  if (!isOld) return <Trans i18nKey="listings.updated" components={{ age: <TimeAgo timestampMs={atMs} /> }} />;
  return <span className="text-warn">{t('listings.asOf', { time: writeClock(atMs), age })}</span>;
}

/** Age from which the list shows a warning. */
const STALE_AFTER_MS = 30_000;

function ListNotes({ listings }: Pick<ListingsListProps, 'listings'>) {
  const { feed, priceIndex } = listings;
  // If the server is unreachable, the banner above already shows this.
  const isShown = useReachability((state) => !isAway(state.verdict));
  const isStale =
    isShown && feed.data !== undefined && feed.failureCount > 0 && readServerNowMs() - feed.data.serverTimeMs > STALE_AFTER_MS;
  return (
    <>
      {isStale && feed.data !== undefined && (
        <div role="status" className="px-4 pb-2">
          <Note>
            <Trans i18nKey="listings.stale" components={{ age: <TimeAgo timestampMs={feed.data.serverTimeMs} /> }} />
          </Note>
        </div>
      )}
      <PricesFailed priceIndex={priceIndex} />
    </>
  );
}

function RefusedNote({ pageFilter, refusal }: { readonly pageFilter: PageFilter; readonly refusal: FilterRefusal }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="px-4 pb-2">
      <Note>
        {t(`filter.refused.${refusal}`)}{' '}
        <button type="button" className="font-semibold underline underline-offset-2" onClick={pageFilter.dismissRefusal}>
          {t('filter.dismiss')}
        </button>
      </Note>
    </div>
  );
}

function NothingShown({
  listings,
  game,
  side,
  onClear,
}: Pick<ListingsListProps, 'listings' | 'game' | 'side'> & { readonly onClear: () => void }) {
  const { t } = useTranslation();
  const { feed, hidden, isDrawn } = listings;
  const inPlaceCount = listings.inPlace.length;
  if (feed.data === undefined) {
    if (feed.failureCount > 0) {
      return (
        <ErrorState title={t('listings.failed')} className="my-auto">
          {t('listings.failedText')}
        </ErrorState>
      );
    }
    return <RowsSkeleton label={t('listings.loading')} {...skeletonRow} />;
  }
  // Names and values are still loading, and usually arrive before anyone notices rows in a different order.
  if (!isDrawn) return <RowsSkeleton label={t('listings.loading')} {...skeletonRow} />;
  if (inPlaceCount === 0) {
    return (
      <EmptyState glyph="list" title={t(side === 'buy' ? 'listings.emptyBuy' : 'listings.empty')} className="my-auto">
        {t('listings.emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph="search"
      title={t('listings.emptyFiltered')}
      className="my-auto"
      actions={
        <Button
          onClick={() => {
            onClear();
            showSellers(game, hidden);
          }}
        >
          {t('listings.clearFilters')}
        </Button>
      }
    >
      {t('listings.emptyFilteredText', { count: inPlaceCount })}
    </EmptyState>
  );
}
