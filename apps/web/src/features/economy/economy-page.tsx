import type { PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { isTag } from '@poexchange/domain/tables';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import { usePriceLevel } from '../../shared/game/interface-store.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { leaguesQuery, useChaosPerDivine, useChaosPerUnit } from '../../shared/prices/queries.ts';
import { CategoryNav, CategorySelect, readPlace, type CategoryPlace } from '../../shared/ui/category-nav.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { EmptyState, Skeleton } from '../../shared/ui/states.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { AskedLeague } from '../../shared/prices/asked-league.tsx';
import { EconomyList } from './economy-list.tsx';
import { useDeferredEconomy, useEconomy } from './economy-query.ts';
import {
  countPlaces,
  isInPlace,
  placeOfTag,
  shownNameOf,
  type EconomyPlace,
  type EconomyRow,
  type OtherLeague,
  type RowContext,
} from './economy-rows.ts';
import { readView, writeView, type EconomyView } from './economy-view.ts';
import { readUnitPast } from './unit-past.ts';
import { useWatchStore } from './watch-store.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';

const ItemPanel = lazyPart(() => import('./item-panel.tsx').then((module) => ({ default: module.ItemPanel })));

type Search = Readonly<Record<string, string | undefined>>;

/** All prices in a league, with search, sorting, comparison and explanations (R1.07, R2.01). */
export function EconomyPage() {
  const { t } = useTranslation();
  const game = useGame();
  const league = useLeague(game);
  const isWide = useMediaQuery(WIDE_QUERY);
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const place = useEconomyPlace(game, search);
  const picked = usePriceLevel();
  const view = useMemo(() => readView(search, picked), [search, picked]);
  const chosen = search['item'] ?? null;
  const nameOfCategory = useCategoryName(game);
  const { data: leagues = [], isPending: areLeaguesPending } = useQuery(leaguesQuery);

  // Forty files arrive one after the other, so the rows are updated with low priority.
  const economy = useDeferredEconomy(useEconomy({ game, league: areLeaguesPending ? null : league.id }));
  const { rows } = economy;
  const otherLeague = view.comparison?.kind === 'league' ? view.comparison.league : null;
  const otherEconomy = useEconomy({ game, league: otherLeague });
  const watchedHashes = useWatchStore((state) => state.watched[game]);
  const watched = useMemo(() => new Set(watchedHashes), [watchedHashes]);
  const priceView = usePriceView();
  const other = useOtherLeague(otherLeague, otherEconomy.rows, priceView);
  const chaosPerUnit = useChaosPerTyped();
  const change = useCallback(
    (some: Partial<EconomyView>) => {
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...keepPlace(before), ...writeView({ ...readView(before, picked), ...some }, picked) }),
        replace: true,
      });
    },
    [navigate, picked],
  );

  const unitPast = useMemo(() => readUnitPast(rows, priceView), [rows, priceView]);
  const context = useMemo(
    (): RowContext => ({ view, chaosPerUnit, watched, other, unitPast }),
    [view, chaosPerUnit, watched, other, unitPast],
  );
  const counts = useMemo(() => countPlaces(rows), [rows]);
  const placed = useMemo(() => rows.filter((row) => isInPlace(row, place)), [rows, place]);
  const chosenRow = useMemo(() => (chosen === null ? null : (rows.find((row) => row.hash === chosen) ?? null)), [rows, chosen]);

  const choose = useCallback(
    (hash: string | null) =>
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...before, item: hash ?? undefined }),
        replace: hash === null || chosen !== null,
      }),
    [navigate, chosen],
  );
  const choosePlace = (next: CategoryPlace): void =>
    void navigate({
      to: '/$game/poexchange/economy',
      params: { game: game === 'poe1' ? 'poe' : 'poe2' },
      search: { ...writeView(view, picked), category: next.category || undefined, sub: next.subCategory || undefined },
    });

  const nav = {
    game,
    label: t('listings.categories'),
    counts,
    isCounting: !economy.isRead,
    selected: place,
    onSelect: choosePlace,
    allLabel: t('economy.all'),
  };
  const panel =
    chosenRow === null ? null : (
      <Suspense fallback={<Skeleton className="m-4 h-[320px]" />}>
        <ItemPanel
          key={chosenRow.hash}
          row={chosenRow}
          rows={rows}
          view={view}
          scope={{ game, league: league.id ?? '' }}
          onClose={() => choose(null)}
          onChoose={choose}
        />
      </Suspense>
    );

  return (
    <div className="relative flex-1 max-md:h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height))] max-md:flex-none md:min-h-[560px]">
      <div className="absolute inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:grid-cols-[212px_minmax(0,1fr)_400px] xl:grid-cols-[212px_minmax(0,1fr)_440px]">
        {isWide && <CategoryNav {...nav} />}
        <section aria-label={t('economy.title')} className="flex min-h-0 min-w-0 flex-col">
          <AskedLeague />
          <EconomyList
            game={game}
            league={league.id}
            leagues={leagues}
            title={place.category === '' ? t('economy.title') : nameOfCategory(place.category, place.subCategory)}
            economy={economy}
            placed={placed}
            context={context}
            chosen={chosen}
            categorySelect={isWide ? null : <CategorySelect {...nav} className="max-md:basis-full md:w-[220px]" />}
            onChange={change}
            onSelect={choose}
          />
        </section>
        <SidePanel
          lies={isWide ? 'beside' : 'over'}
          isOpen={isWide || panel !== null}
          onClose={() => choose(null)}
          title={chosenRow === null ? t('economy.item') : shownNameOf(chosenRow)}
          label={t('economy.item')}
        >
          {panel ?? <NothingChosen chosen={chosen} isRead={economy.isRead} />}
        </SidePanel>
      </div>
    </div>
  );
}

function NothingChosen({ chosen, isRead }: { readonly chosen: string | null; readonly isRead: boolean }) {
  const { t } = useTranslation();
  if (chosen !== null && !isRead) return <Skeleton className="m-4 h-[320px]" />;
  return (
    <EmptyState glyph="tag" title={t(chosen === null ? 'economy.nothingChosen' : 'economy.unknownItem')} className="my-auto">
      {t(chosen === null ? 'economy.nothingChosenText' : 'economy.unknownItemText')}
    </EmptyState>
  );
}

/**
 * The selected place: the category and sub-category taken from the address, or from the tag in the path, so that the
 * list matches its title and count. Unknown values select everything.
 */
function useEconomyPlace(game: Game, search: Search): EconomyPlace {
  const tag: string | undefined = useParams({ strict: false }).tag;
  const { category, sub } = search;
  return useMemo(() => {
    if (tag !== undefined && isTag(tag)) return placeOfTag(game, tag);
    return readPlace(game, { category, subCategory: sub });
  }, [game, tag, category, sub]);
}

/** Parts of the address that are not filters: the place and the selected item. */
function keepPlace(search: Search): Search {
  const { category, sub, item } = search;
  return { category, sub, item };
}

/** Value in chaos of the unit in which prices are entered: chaos in poe1, the selected unit in poe2 (D59). */
function useChaosPerTyped(): number {
  const view = usePriceView();
  return view.game === 'poe2' ? (view.chaosPerUnit ?? 1) : 1;
}

/** The league to compare with; its prices use its own rates, as on its own page. */
function useOtherLeague(league: string | null, rows: readonly EconomyRow[], ownView: PriceView): OtherLeague | null {
  const { game, unit = 'c' } = ownView;
  const chaosPerDivine = useChaosPerDivine(game, league);
  const chaosPerUnit = useChaosPerUnit({ game, league, unit });
  const byHash = useMemo(() => new Map(rows.map((row) => [row.hash, row])), [rows]);
  return useMemo(
    () =>
      league === null ? null : { rows: byHash, ownView, view: game === 'poe1' ? { game, chaosPerDivine } : { game, unit, chaosPerUnit } },
    [league, byHash, ownView, game, unit, chaosPerDivine, chaosPerUnit],
  );
}
