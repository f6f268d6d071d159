import type { Profile } from '@poexchange/contract/rest';
import { customCategoryId } from '@poexchange/domain/category';
import type { CustomGroup } from '@poexchange/domain/price-book';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { League } from '../../shared/game/use-league.ts';
import { readMainIgn } from '../../shared/ign/main-ign.ts';
import { ownListingsQuery } from '../../shared/listings/own-listings-query.ts';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { CategoryNav, CategorySelect, readPlace } from '../../shared/ui/category-nav.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { SideSheet } from '../../shared/ui/side-sheet.tsx';
import { Skeleton } from '../../shared/ui/states.tsx';
import { useMediaQuery, wideQuery } from '../../shared/ui/use-media-query.ts';
import type { StashEntry, StashScope } from '../../workers/pricing-core.ts';
import { LoadProgress, TabChooser, useStash, useStashEntries } from '../stash/index.ts';
import { useCustomGroups } from './custom-groups.ts';
import { DeskHead } from './desk-head.tsx';
import { listMapFilters, useMapFilterStore } from './map-filter-store.ts';
import { countPlaces, defaultOfferSort, findRichestCategory, summarizeOffer, type OfferSort, type OfferSortColumn } from './offer-lines.ts';
import { OfferPanel } from './offer-panel.tsx';
import { OfferTable } from './offer-table.tsx';
import { OwnListings } from './own-listings.tsx';
import type { OfferPlace } from './settings-store.ts';
import { useOffer } from './use-offer.ts';
import { isSamePlace } from './use-publish.ts';

export type DeskSearch = { readonly category: string | undefined; readonly sub: string | undefined; readonly view: string | undefined };

export type SellerDeskProps = {
  readonly scope: StashScope;
  readonly league: League;
  readonly profile: Profile;
  readonly search: DeskSearch;
  readonly onNavigate: (search: DeskSearch) => void;
  /** Selling or buying. */
  readonly sideSwitch: ReactNode;
};

/** The seller's work place for one league: tabs, items, prices, publishing, and what is listed. */
export function SellerDesk({ scope, league, profile, search, onNavigate, sideSwitch }: SellerDeskProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(wideQuery);
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
  const own = useQuery(ownListingsQuery).data;
  const [isChoosing, setChoosing] = useState(false);
  const [isOfferOpen, setOfferOpen] = useState(false);
  const [text, setText] = useState('');
  const [show, setShow] = useState<'priced' | 'unpriced'>('priced');
  const [sort, setSort] = useState<OfferSort>(defaultOfferSort);

  const all = entries.data?.entries;
  const groups = useCustomGroups(scope.game);
  const counts = useMemo(() => countPlaces(all ?? [], groups), [all, groups]);
  const place = usePlace({ scope, search, entries: all, groups });
  const offer = useOffer({ entries: all, place, text, show, sort });
  const summary = useMemo(() => summarizeOffer(offer.lines), [offer.lines]);
  const here = useMemo(
    () =>
      (own ?? []).filter(
        (listing) =>
          listing.game === scope.game && listing.league === scope.league && listing.side === 'sell' && listing.state !== 'deleted',
      ),
    [own, scope],
  );
  const listing = here.find((each) => isSamePlace(each, { ...place, side: 'sell' }));
  const marks = useMemo(
    () =>
      Object.fromEntries(
        here
          .filter((each) => each.state === 'active')
          .map((each) => [each.subCategory || each.category, <ListedMark key="m" label={t('offer.active')} />]),
      ),
    [here, t],
  );
  const isListView = search.view === 'listings';
  const nav = {
    game: scope.game,
    label: t('offer.categories'),
    counts,
    selected: place,
    marks,
    groups,
    onSelect: (next: { category: string; subCategory: string }) =>
      onNavigate({ category: next.category, sub: next.subCategory, view: undefined }),
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
  // Before there are tabs to work with, the middle has the page to itself.
  const hasTabs = stash.tabIds.length > 0 && (hasEntries || stash.list.error === null);
  const hasOffer = !isListView && (offer.lines.length > 0 || offer.filteredCount > 0);

  return (
    <div className="relative flex-1 max-md:h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height))] max-md:flex-none md:min-h-[560px]">
      <div
        className={joinClasses(
          'absolute inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]',
          hasTabs && 'lg:grid-cols-[196px_minmax(0,1fr)_340px] xl:grid-cols-[196px_minmax(0,1fr)_420px]',
        )}
      >
        {isWide && hasTabs && <CategoryNav {...nav} />}
        <section
          aria-label={t('offer.title')}
          className={joinClasses('flex min-h-0 min-w-0 flex-col', isListView && hasTabs && 'lg:col-span-2')}
        >
          <DeskHead
            stash={stash}
            entries={entries}
            place={place}
            offer={offer}
            game={scope.game}
            sideSwitch={sideSwitch}
            view={isListView ? 'listings' : 'stash'}
            activeCount={here.filter((each) => each.state === 'active').length}
            onView={(view) => onNavigate({ ...search, view: view === 'listings' ? 'listings' : undefined })}
            onChooseTabs={() => setChoosing(true)}
            categorySelect={
              isWide || isListView || !hasEntries ? null : <CategorySelect {...nav} className="min-w-0 flex-1 md:w-[220px]" />
            }
          />
          {!hasEntries && <LoadProgress stash={stash} className="mx-4 mb-2.5" />}
          {isListView ? (
            <OwnListings scope={scope} league={league} stash={stash} side="sell" />
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
              onSort={(column) => setSort((before) => turnSort(before, column as OfferSortColumn))}
              onChooseTabs={() => setChoosing(true)}
            />
          )}
          {/* At the lower edge it moves no row when it comes and goes. */}
          {hasEntries && <LoadProgress stash={stash} className="mx-4 my-2.5" />}
          {!isWide && hasOffer && (
            <div className="flex items-center gap-3 border-t border-line bg-s2 px-4 py-2">
              <span className="min-w-0 flex-1 text-12 text-muted">
                {t('offer.groups', { count: summary.groups })}
                <span className="block">
                  <Price chaos={summary.totalChaos} size={14} hint="none" className="text-text" />
                </span>
              </span>
              <Button kind="primary" onClick={() => setOfferOpen(true)}>
                {t('offer.open')}
              </Button>
            </div>
          )}
        </section>
        {isWide && hasTabs && !isListView && (
          <aside className="flex min-h-0 flex-col border-l border-line-soft bg-s1">
            {hasOffer ? panel() : !hasEntries && <Skeleton className="m-4 h-[240px] rounded-md" />}
          </aside>
        )}
      </div>
      {!isWide && (
        <SideSheet isOpen={isOfferOpen && hasOffer} onClose={() => setOfferOpen(false)} title={t('offer.panel')}>
          {panel(() => setOfferOpen(false))}
        </SideSheet>
      )}
      {isChoosing && <TabChooser stash={stash} leagueName={league.name} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function ListedMark({ label }: { readonly label: string }) {
  return <span role="img" aria-label={label} title={label} className="size-1.5 shrink-0 rounded-full bg-accent" />;
}

/** The place of the address; without one the category that was worth most when the first items came. It stays while more tabs are read. */
function usePlace(of: {
  readonly scope: StashScope;
  readonly search: DeskSearch;
  readonly entries: readonly StashEntry[] | undefined;
  readonly groups: readonly CustomGroup[];
}): OfferPlace {
  const { scope, search, entries, groups } = of;
  const { game, league } = scope;
  const { category, sub } = search;
  const [first, setFirst] = useState<string | null>(null);
  const richest = first ?? findRichestCategory(entries ?? []);
  if (richest !== first) setFirst(richest);
  // `custom` alone names no group; one that is gone gives way to the first there is.
  const group = (groups.find(({ id }) => id === sub) ?? groups[0])?.id;
  return useMemo(() => {
    const wanted = readPlace(game, { category, subCategory: sub });
    const isCustom = wanted.category === customCategoryId;
    const place = isCustom ? { category: group === undefined ? '' : customCategoryId, subCategory: group ?? '' } : wanted;
    return { game, league, ...(place.category === '' ? { category: richest ?? 'currency', subCategory: '' } : place) };
  }, [game, league, category, sub, richest, group]);
}

function turnSort(before: OfferSort, column: OfferSortColumn): OfferSort {
  if (before.column !== column) return { column, direction: column === 'item' ? 'up' : 'down' };
  return { column, direction: before.direction === 'up' ? 'down' : 'up' };
}
