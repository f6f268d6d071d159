import type { Profile } from '@poexchange/contract/rest';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { League } from '../../shared/prices/use-league.ts';
import { readMainIgn } from '../../shared/ign/main-ign.ts';
import { CategorySelect } from '../../shared/ui/category-nav.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import type { StashEntry } from '../../shared/workers/stash-offers.ts';
import { LoadProgress, TabChooser, useStash, useStashEntries } from '../stash/index.ts';
import { useCustomGroups } from '../price-book/index.ts';
import { SellPageFrame, useListingsHere } from './offer/sell-page-frame.tsx';
import { StashHead } from './stash-offer/stash-head.tsx';
import { GroupElsewhere } from './offer/group-elsewhere.tsx';
import { listMapFilters, useMapFilterStore } from './offer/map-filter-store.ts';
import { countPlaces, defaultOfferSort, findRichestCategory, type OfferSort, type OfferSortColumn } from './offer/offer-lines.ts';
import { OfferPanel } from './stash-offer/stash-panel.tsx';
import { StashSums } from './stash-offer/stash-sums.tsx';
import { OfferTable } from './stash-offer/stash-table.tsx';
import { OwnListings, showOwnListing } from './own-listings/own-listings.tsx';
import { useOffer } from './stash-offer/use-offer.ts';
import { isGroupElsewhere, usePlace, type SellPageSearch } from './offer/use-place.ts';
import { isSamePlace } from './offer/use-publish.ts';

export type StashSellPageProps = {
  readonly scope: StashScope;
  readonly league: League;
  readonly profile: Profile;
  readonly search: SellPageSearch;
  readonly onNavigate: (search: SellPageSearch) => void;
  /** Selling or buying. */
  readonly sideSwitch: ReactNode;
};

/** The sell page of one league: tabs, items, prices, publishing, and own listings. */
export function StashSellPage({ scope, league, profile, search, onNavigate, sideSwitch }: StashSellPageProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE_QUERY);
  const stash = useStash(scope);
  const filters = useMapFilterStore((state) => state.filters);
  const mapFilters = useMemo(() => listMapFilters(filters, scope), [filters, scope]);
  const entries = useStashEntries({
    scope,
    tabIds: stash.tabIds,
    contentVersion: stash.contentVersion,
    isReady: stash.isRestored,
    mapFilters,
  });
  const [isChoosing, setChoosing] = useState(false);
  const [text, setText] = useState('');
  const [show, setShow] = useState<'priced' | 'unpriced'>('priced');
  const [sort, setSort] = useState<OfferSort>(defaultOfferSort);

  const all = entries.data?.entries;
  const groups = useCustomGroups(scope.game);
  const counts = useMemo(() => countPlaces(all ?? [], groups), [all, groups]);
  const richest = useRichest(all);
  const place = usePlace({ scope, search, groups, fallback: richest ?? 'currency' });
  const offer = useOffer({ entries: all, place, text, show, sort });
  const { here, activeCount, marks } = useListingsHere(scope, 'sell');
  const listing = here.find((each) => isSamePlace(each, { ...place, side: 'sell' }));
  const isListView = search.view === 'listings';
  const nav = {
    game: scope.game,
    label: t('offer.categories'),
    counts,
    isCounting: (entries.data?.itemCount ?? 0) === 0 && (all === undefined || stash.loader.run !== null || entries.isFetching),
    // The list of own listings spans all categories, so none is highlighted.
    selected: isListView ? { category: '', subCategory: '' } : place,
    marks,
    groups,
    onSelect: (next: { category: string; subCategory: string }) => {
      if (isListView && showOwnListing(next)) return;
      onNavigate({ category: next.category, sub: next.subCategory, view: undefined });
    },
  };
  const panel = (onClose?: () => void): ReactNode => (
    <OfferPanel
      key={JSON.stringify(place)}
      scope={scope}
      league={league}
      place={place}
      lines={offer.lines}
      filteredCount={offer.filteredCount}
      tabIds={stash.tabIds}
      isReading={stash.loader.run !== null}
      ign={readMainIgn(profile, scope)}
      listing={listing}
      {...(onClose && { onClose })}
    />
  );
  const hasEntries = (all?.length ?? 0) > 0;
  // Before there are tabs, the middle takes the whole page.
  const hasTabs = stash.tabIds.length > 0 && (hasEntries || stash.list.error === null);
  const isElsewhere = isGroupElsewhere(place, groups);
  const hasOffer = !isListView && !isElsewhere && (offer.lines.length > 0 || offer.filteredCount > 0);

  return (
    <>
      <SellPageFrame
        nav={hasTabs ? nav : undefined}
        belowNav={
          hasEntries && (
            <StashSums game={scope.game} entries={all ?? []} chosen={isListView ? '' : place.category} onChoose={nav.onSelect} />
          )
        }
        view={isListView ? 'listings' : 'work'}
        place={place}
        lines={offer.lines}
        panel={hasOffer ? panel : null}
        instead={!hasEntries && <Skeleton className="m-4 h-[240px] rounded-md" />}
      >
        <StashHead
          stash={stash}
          entries={entries}
          place={place}
          offer={offer}
          game={scope.game}
          sideSwitch={sideSwitch}
          view={isListView ? 'listings' : 'stash'}
          activeCount={activeCount}
          onView={(view) => onNavigate({ ...search, view: view === 'listings' ? 'listings' : undefined })}
          onChooseTabs={() => setChoosing(true)}
          categorySelect={isWide || isListView || !hasEntries ? null : <CategorySelect {...nav} className="min-w-0 flex-1 md:w-[220px]" />}
        />
        {!hasEntries && <LoadProgress stash={stash} className="mx-4 mb-2.5" />}
        {isListView ? (
          <OwnListings scope={scope} league={league} stash={stash} side="sell" />
        ) : isElsewhere ? (
          <GroupElsewhere onShowListings={() => onNavigate({ ...search, view: 'listings' })} />
        ) : (
          <OfferTable
            stash={stash}
            entries={entries}
            offer={offer}
            place={place}
            text={text}
            onText={setText}
            show={offer.show}
            onShow={setShow}
            sort={sort}
            onSort={(column) => setSort((before) => turnSort(before, column))}
            onChooseTabs={() => setChoosing(true)}
          />
        )}
        {/* At the bottom edge, where no row moves when it appears and disappears. */}
        {hasEntries && <LoadProgress stash={stash} className="mx-4 my-2.5" />}
      </SellPageFrame>
      {isChoosing && <TabChooser stash={stash} leagueName={league.name} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** The most valuable category when the first items arrived. It stays while more tabs are read. */
function useRichest(entries: readonly StashEntry[] | undefined): string | null {
  const [first, setFirst] = useState<string | null>(null);
  const richest = first ?? findRichestCategory(entries ?? []);
  if (richest !== first) setFirst(richest);
  return richest;
}

function turnSort(before: OfferSort, column: OfferSortColumn): OfferSort {
  if (before.column !== column) return { column, direction: column === 'item' ? 'up' : 'down' };
  return { column, direction: before.direction === 'up' ? 'down' : 'up' };
}
