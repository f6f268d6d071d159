import type { Game } from '@poexchange/domain/item';
import { useMemo, type ReactNode } from 'react';
import { Trans } from '../../shared/i18n/trans.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { CategoryPlace } from '../../shared/ui/category-nav.tsx';
import { EmptyState, ErrorState, Note, Skeleton } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { phoneQuery, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { VirtualTable } from '../../shared/ui/virtual-table.tsx';
import { showSellers } from './browser-stores.ts';
import { FilterFields, FilterReset } from './filter-bar.tsx';
import { changeFilter, noTypedFilter, sortBy } from './filter-store.ts';
import { ListingCards } from './listing-cards.tsx';
import { makeColumns } from './listing-columns.tsx';
import type { ListingLine } from './listing-cells.tsx';
import type { Sort, SortColumn, TypedFilter } from './listing-view.ts';
import type { useListings } from './use-listings.ts';

export type ListingsListProps = {
  readonly listings: ReturnType<typeof useListings>;
  readonly typed: TypedFilter;
  readonly sort: Sort;
  readonly place: CategoryPlace;
  readonly game: Game;
  readonly chosen: string | null;
  /** Stands in for the navigation at the left, where there is no room for it. */
  readonly categorySelect: ReactNode;
  readonly onSelect: (uuid: string) => void;
  readonly onScrolledChange: (isScrolled: boolean) => void;
};

const rowKey = (line: ListingLine): string => line.row.uuid;
const rowTone = (line: ListingLine): 'normal' | 'faded' => (line.isEnded ? 'faded' : 'normal');

/** The middle of the page: what is shown, what narrows it, and the listings. */
export function ListingsList(props: ListingsListProps) {
  const { listings, typed, sort, place, game, categorySelect, onSelect, onScrolledChange } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(phoneQuery);
  const columns = useMemo(() => makeColumns(t), [t]);
  const { lines, priceIndex } = listings;
  return (
    <>
      <ListHead listings={listings} place={place} game={game} />
      <div className="flex flex-wrap items-center gap-2 px-4 pb-2.5">
        {categorySelect}
        <FilterFields typed={typed} />
        <FilterReset typed={typed} hidden={listings.hidden} game={game} />
      </div>
      <ListNotes listings={listings} />
      {lines.length === 0 || (priceIndex.isLoading && priceIndex.prices.size === 0) ? (
        <NothingShown listings={listings} game={game} />
      ) : isPhone ? (
        <ListingCards lines={lines} onSelect={onSelect} onScrolledChange={onScrolledChange} />
      ) : (
        <VirtualTable
          label={t('listings.table')}
          rows={lines}
          rowKey={rowKey}
          rowTone={rowTone}
          columns={columns}
          selectedKey={props.chosen}
          onSelect={onSelect}
          sort={sort}
          onSort={(column) => sortBy(column as SortColumn)}
          onScrolledChange={onScrolledChange}
        />
      )}
    </>
  );
}

function ListHead({ listings, place, game }: Pick<ListingsListProps, 'listings' | 'place' | 'game'>) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const { held, feed, matchCount, inPlaceCount } = listings;
  return (
    <header className="flex min-h-[52px] items-center gap-3 px-4 pt-3 pb-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <h1 className="text-18 font-semibold">{place.category === '' ? t('listings.title') : nameOf(place.category, place.subCategory)}</h1>
        {feed.data !== undefined && (
          <p className="text-12 text-muted">
            {matchCount === inPlaceCount
              ? t('listings.count', { count: matchCount })
              : t('listings.countOf', { shown: matchCount, total: inPlaceCount })}
            <span className="max-sm:hidden">
              {' · '}
              <Trans i18nKey="listings.updated" components={{ age: <TimeAgo timestampMs={feed.data.serverTimeMs} /> }} />
            </span>
          </p>
        )}
      </div>
      {held.waiting > 0 && (
        <Button size="sm" onClick={held.apply} className="animate-enter border-accent/50 text-accent">
          {t('listings.waiting', { count: held.waiting })}
          <span className="text-text">{t('listings.showWaiting')}</span>
        </Button>
      )}
    </header>
  );
}

/** From this age on the list says that it is old. */
const staleAfterMs = 30_000;

function ListNotes({ listings }: Pick<ListingsListProps, 'listings'>) {
  const { t } = useTranslation();
  const { feed, priceIndex } = listings;
  const isStale = feed.data !== undefined && feed.failureCount > 0 && readServerNowMs() - feed.data.serverTimeMs > staleAfterMs;
  return (
    <>
      {isStale && feed.data !== undefined && (
        <div role="status" className="px-4 pb-2">
          <Note>
            <Trans i18nKey="listings.stale" components={{ age: <TimeAgo timestampMs={feed.data.serverTimeMs} /> }} />
          </Note>
        </div>
      )}
      {priceIndex.hasFailed && (
        <div role="status" className="px-4 pb-2">
          <Note>
            {t('listings.pricesFailed')}{' '}
            <button type="button" className="font-semibold underline underline-offset-2" onClick={priceIndex.retry}>
              {t('app.retry')}
            </button>
          </Note>
        </div>
      )}
    </>
  );
}

function NothingShown({ listings, game }: Pick<ListingsListProps, 'listings' | 'game'>) {
  const { t } = useTranslation();
  const { feed, inPlaceCount, hidden, lines } = listings;
  if (feed.data === undefined) {
    if (feed.failureCount > 0) {
      return (
        <ErrorState title={t('listings.failed')} className="my-auto">
          {t('listings.failedText')}
        </ErrorState>
      );
    }
    return <RowsSkeleton label={t('listings.loading')} />;
  }
  // Names and values are on their way: drawn without them, the rows would change places a moment later.
  if (lines.length > 0) return <RowsSkeleton label={t('listings.loading')} />;
  if (inPlaceCount === 0) {
    return (
      <EmptyState glyph="list" title={t('listings.empty')} className="my-auto">
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
            changeFilter(noTypedFilter);
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

function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="flex min-h-0 flex-1 flex-col overflow-hidden border-t border-line">
      {Array.from({ length: 14 }, (_, row) => (
        <div key={row} className="flex h-[44px] shrink-0 items-center gap-4 border-b border-line-soft px-3">
          <Skeleton className="h-3 w-[130px]" />
          <Skeleton className="h-6 w-[140px] max-sm:hidden" />
          <span className="flex-1" />
          <Skeleton className="h-3 w-[44px]" />
          <Skeleton className="h-3 w-[80px]" />
        </div>
      ))}
    </div>
  );
}
