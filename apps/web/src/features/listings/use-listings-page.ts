import type { Side } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { useOwnUuids } from '../../shared/listings/use-own-uuids.ts';
import { readPlace, type CategoryPlace } from '../../shared/ui/category-nav.tsx';
import { useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { useSortStore } from './list/sort-store.ts';
import { useListingHotkeys } from './list/use-listing-hotkeys.ts';
import { useListings } from './use-listings.ts';
import { usePageFilter } from './filter/use-page-filter.ts';

const route = getRouteApi('/$game/poexchange/bulk-trade/listings');

/** The listings for the address, the selected listing, and functions that navigate to other listings. */
export function useListingsPage() {
  const game = useGame();
  const league = useLeague(game);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isWide = useMediaQuery(WIDE_QUERY);
  const place = usePlace(game, search['category'], search['sub']);
  const chosen = search['listing'] ?? null;
  const side: Side = search['side'] === 'buy' ? 'buy' : 'sell';
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
  const { lines, compiled } = listings;
  const choose = useCallback(
    // Opening the panel is a history step that "back" undoes; selecting another listing in the panel is not.
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
    // Over the list, the panel is a dialog that handles Escape itself.
    onLeave: () => isWide && (isEditing ? setEditing(false) : chosen !== null && choose(null)),
    isOn: lines.length > 0,
  });
  const line = useChosenLine(listings, chosen, ownUuids);
  return {
    game,
    league,
    scope,
    side,
    place,
    listings,
    pageFilter,
    isWide,
    isEditing,
    setEditing,
    nav: useNav(listings, { game, place, onSelect: useChoosePlace(place.category) }),
    chosen,
    line,
    wanted: useMemo(() => compiled.findWanted(line ?? nothing), [compiled, line]),
    asked: useMemo(() => compiled.findAsked(line ?? nothing), [compiled, line]),
    choose,
    move,
    changeSide: (next: Side) =>
      void navigate({
        // The other side has its own filter.
        search: (before) => ({ ...before, listing: undefined, filter: undefined, side: next === 'buy' ? 'buy' : undefined }),
      }),
    setInside: (inside: boolean) => setBusy((before) => ({ ...before, inside })),
    setScrolled: (scrolled: boolean) => setBusy((before) => (before.scrolled === scrolled ? before : { ...before, scrolled })),
  };
}

/** The category selection, with the number of listings in each category once the feed has been read. */
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

/** Changes the category in the link, on the same side of the market, as a step that Back undoes. */
function useChoosePlace(category: string): (next: CategoryPlace) => void {
  const navigate = route.useNavigate();
  const { filter, side } = route.useSearch();
  return useCallback(
    (next) => {
      // Another category has its own filter: the last filter used there.
      const keptFilter = next.category === category ? filter : undefined;
      void navigate({
        search: { category: next.category || undefined, sub: next.subCategory || undefined, filter: keptFilter, side },
      });
    },
    [navigate, category, filter, side],
  );
}

/** Placeholder while no listing is selected. */
const nothing = {
  row: { ign: '', presence: 'offline', supportRegex: false, seenAt: null, totalPrice: 0 },
  items: [],
  percent: null,
} as const;

function usePlace(game: Parameters<typeof readPlace>[0], category: string | undefined, subCategory: string | undefined): CategoryPlace {
  return useMemo(() => readPlace(game, { category, subCategory }), [game, category, subCategory]);
}

/** The selected listing: as shown in the list, or in its last known state if filters hide it or it has ended. */
function useChosenLine(listings: ReturnType<typeof useListings>, chosen: string | null, ownUuids: ReadonlySet<string>) {
  const { lines, describe } = listings;
  return useMemo(() => {
    if (chosen === null) return null;
    const shown = lines.find((line) => line.row.uuid === chosen);
    return shown ?? describe(chosen, ownUuids);
  }, [lines, describe, chosen, ownUuids]);
}
