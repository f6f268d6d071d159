import type { Game } from '@poexchange/domain/item';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { SeveralRates } from '../../shared/prices/several-rates.tsx';
import { useLeague } from '../../shared/prices/use-league.ts';
import { useOwnUuids } from '../../shared/listings/use-own-uuids.ts';
import { CategoryNav, CategorySelect, readPlace, type CategoryPlace } from '../../shared/ui/category-nav.tsx';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { EmptyState, Skeleton } from '../../shared/ui/states.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { ListingPanel } from './listing-panel.tsx';
import { ListingsList } from './listings-list.tsx';
import { useSortStore } from './sort-store.ts';
import { useListingHotkeys } from './use-listing-hotkeys.ts';
import { useListings } from './use-listings.ts';
import { usePageFilter } from './use-page-filter.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';

const FilterEditor = lazyPart(() => import('./filter-editor/filter-editor.tsx').then((module) => ({ default: module.FilterEditor })));

const route = getRouteApi('/$game/poexchange/bulk-trade/listings');

/** All listings of a league: categories, the list, and the chosen listing with its whisper (R2.07). */
export function ListingsPage() {
  return (
    <SeveralRates>
      <AskedLeague />
      <Listings />
    </SeveralRates>
  );
}

function Listings() {
  const { t } = useTranslation();
  const game = useGame();
  const league = useLeague(game);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isWide = useMediaQuery(WIDE_QUERY);
  const place = usePlace(game, search['category'], search['sub']);
  const chosen = search['listing'] ?? null;
  const side = search['side'] === 'buy' ? 'buy' : 'sell';
  const sort = useSortStore((sorts) => sorts[side]);
  const oneItemSort = useSortStore((sorts) => sorts[`one-${side}`]);
  const [isEditing, setEditing] = useState(false);
  const onLink = useCallback(
    (filter: string | undefined) => void navigate({ search: (before) => ({ ...before, filter }), replace: true }),
    [navigate],
  );
  const pageFilter = usePageFilter({ place: { game, category: place.category }, side, linked: search['filter'], onLink });
  const [isBusy, setBusy] = useState({ scrolled: false, inside: false });
  const scope = useMemo(() => ({ game, league: league.id, side }) as const, [game, league.id, side]);
  const ownUuids = useOwnUuids();
  const listings = useListings({
    scope,
    place,
    filter: pageFilter.filter,
    sort,
    oneItemSort,
    ownUuids,
    isHeld: chosen !== null || isBusy.scrolled || isBusy.inside,
  });
  const { lines } = listings;

  const choosePlace = useChoosePlace(place.category);
  const choose = useCallback(
    // Opening the panel is a history step that "back" undoes; choosing another listing in it is not.
    (uuid: string | null) => {
      setEditing(false);
      void navigate({
        search: (before) => ({ ...before, listing: uuid ?? undefined }),
        replace: uuid === null || chosen !== null,
      });
    },
    [navigate, chosen],
  );
  const move = (by: 1 | -1): void => {
    const at = lines.findIndex((line) => line.row.uuid === chosen);
    const next = lines[at === -1 ? 0 : Math.min(lines.length - 1, Math.max(0, at + by))];
    if (next !== undefined) choose(next.row.uuid);
  };
  useListingHotkeys({
    onMove: move,
    // Over the list the panel is a dialog, which handles Escape itself.
    onLeave: () => isWide && (isEditing ? setEditing(false) : chosen !== null && choose(null)),
    isOn: lines.length > 0,
  });

  const line = useChosenLine(listings, chosen, ownUuids);
  const wanted = useMemo(() => listings.compiled.findWanted(line ?? nothing), [listings.compiled, line]);
  const asked = useMemo(() => listings.compiled.findAsked(line ?? nothing), [listings.compiled, line]);
  // The panel's initial selection needs the filter's result, which is known once items have names.
  const panel =
    line === null || !listings.isReady ? null : (
      <ListingPanel
        key={line.row.uuid}
        line={line}
        scope={scope}
        league={league}
        wanted={wanted}
        asked={asked}
        onMove={move}
        onClose={() => choose(null)}
        lies={isWide ? 'beside' : 'over'}
      />
    );
  const editor = isEditing ? (
    <Suspense fallback={<Skeleton className="m-4 h-[320px]" />}>
      <FilterEditor
        place={{ game, category: place.category }}
        filter={pageFilter.filter}
        onChange={pageFilter.change}
        listings={listings}
        onClose={() => setEditing(false)}
      />
    </Suspense>
  ) : null;
  const nav = useNav(listings, { game, place, onSelect: choosePlace });

  return (
    <div className="relative flex-1 max-md:h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height))] max-md:flex-none md:min-h-[560px]">
      <div className="absolute inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[212px_minmax(0,1fr)_420px] xl:grid-cols-[212px_minmax(0,1fr)_440px] wide:grid-cols-[212px_minmax(0,1fr)_600px]">
        {isWide && <CategoryNav {...nav} />}
        <section
          aria-label={t('listings.title')}
          className="flex min-h-0 min-w-0 flex-col"
          onPointerEnter={(event) => event.pointerType === 'mouse' && setBusy((before) => ({ ...before, inside: true }))}
          onPointerLeave={() => setBusy((before) => ({ ...before, inside: false }))}
        >
          <ListingsList
            listings={listings}
            pageFilter={pageFilter}
            isEditing={isEditing}
            onEdit={() => setEditing(!isEditing)}
            place={place}
            league={league.id}
            scope={scope}
            game={game}
            side={side}
            onSide={(next) =>
              void navigate({
                // The other side has a filter of its own.
                search: (before) => ({ ...before, listing: undefined, filter: undefined, side: next === 'buy' ? 'buy' : undefined }),
              })
            }
            chosen={chosen}
            categorySelect={isWide ? null : <CategorySelect {...nav} className="max-md:basis-full md:w-[220px]" />}
            onSelect={choose}
            onScrolledChange={(scrolled) => setBusy((before) => (before.scrolled === scrolled ? before : { ...before, scrolled }))}
          />
        </section>
        <SidePanel
          lies={isWide ? 'beside' : 'over'}
          isOpen={isWide || (editor ?? panel) !== null}
          onClose={() => (isEditing ? setEditing(false) : choose(null))}
          title={t(isEditing ? 'filter.title' : 'listings.title')}
        >
          {editor ?? panel ?? <NothingChosen chosen={chosen} isLoaded={listings.isReady} />}
        </SidePanel>
      </div>
    </div>
  );
}

/** The choice of categories, with the number of listings in each once the feed is read. */
function useNav(
  { counts, feed, isReady }: ReturnType<typeof useListings>,
  { game, place, onSelect }: { readonly game: Game; readonly place: CategoryPlace; readonly onSelect: (next: CategoryPlace) => void },
) {
  const { t } = useTranslation();
  const isCounting = feed.data === undefined;
  return useMemo(
    () => ({
      game,
      label: t('listings.categories'),
      counts,
      isCounting,
      isCountingSubs: !isReady,
      selected: place,
      onSelect,
      allLabel: t('listings.all'),
    }),
    [game, t, counts, isCounting, isReady, place, onSelect],
  );
}

/** Goes to another category in the link, on the same side of the market: a step that Back undoes. */
function useChoosePlace(category: string): (next: CategoryPlace) => void {
  const navigate = route.useNavigate();
  const { filter, side } = route.useSearch();
  return useCallback(
    (next) => {
      // Another category has a filter of its own: the last one used there.
      const keptFilter = next.category === category ? filter : undefined;
      void navigate({
        search: { category: next.category || undefined, sub: next.subCategory || undefined, filter: keptFilter, side },
      });
    },
    [navigate, category, filter, side],
  );
}

/** Placeholder while no listing is chosen. */
const nothing = {
  row: { ign: '', presence: 'offline', supportRegex: false, seenAt: null, totalPrice: 0 },
  items: [],
  percent: null,
} as const;

function usePlace(game: Parameters<typeof readPlace>[0], category: string | undefined, subCategory: string | undefined): CategoryPlace {
  return useMemo(() => readPlace(game, { category, subCategory }), [game, category, subCategory]);
}

/** The chosen listing: as in the list, or the last known state if filters hide it or it has ended. */
function useChosenLine(listings: ReturnType<typeof useListings>, chosen: string | null, ownUuids: ReadonlySet<string>) {
  const { lines, describe } = listings;
  return useMemo(() => {
    if (chosen === null) return null;
    const shown = lines.find((line) => line.row.uuid === chosen);
    return shown ?? describe(chosen, ownUuids);
  }, [lines, describe, chosen, ownUuids]);
}

function NothingChosen({ chosen, isLoaded }: { readonly chosen: string | null; readonly isLoaded: boolean }) {
  const { t } = useTranslation();
  if (chosen !== null && !isLoaded) return <Skeleton className="m-4 h-[320px]" />;
  if (chosen !== null) {
    return (
      <EmptyState glyph="info" title={t('listing.gone')} className="my-auto">
        {t('listing.goneText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState glyph="list" title={t('listing.none')} className="my-auto">
      {t('listing.noneText')}
    </EmptyState>
  );
}
