import type { LeagueSummary, NewestListing } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import type { League } from '../../shared/prices/use-league.ts';
import { Price } from '../../shared/ui/price.tsx';
import { usePriceView } from '../../shared/ui/price-view.tsx';
import { EmptyState, Note } from '../../shared/ui/states.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Card, SkeletonRows } from './card.tsx';
import { KnownPrices } from './known-prices.tsx';
import { leagueSummaryQuery } from './summary-query.ts';
import { CategoryIcon } from '../../shared/ui/category-icon.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';

const SHOWN_COUNT = 8;

type CategoryCountsProps = {
  readonly game: Game;
  /** Number of listings by category. */ readonly counts: Readonly<Record<string, number>>;
};

/** The fullest categories, each with a bar for its share of the largest category. */
function CategoryCounts({ game, counts }: CategoryCountsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const categories = orderByCount(counts);
  const largest = categories[0]?.count ?? 1;
  if (categories.length === 0) return <p className="px-4 py-6 text-center text-12 text-muted">{t('home.noCategories')}</p>;
  return (
    <ul className="py-1">
      {categories.slice(0, SHOWN_COUNT).map(({ id, count }) => (
        <li key={id}>
          <Link
            to="/$game/poexchange/bulk-trade/listings"
            params={{ game: segmentOfGame(game) }}
            search={{ category: id }}
            className="relative flex h-[38px] items-center gap-2.5 px-4 transition-colors hover:text-accent focus-visible:-outline-offset-2"
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-[3px] left-2 rounded-sm bg-s3/70"
              style={{ width: `calc((100% - 16px) * ${count / largest})` }}
            />
            <CategoryIcon game={game} id={id} size={24} className="relative" />
            <span className="relative min-w-0 flex-1 truncate">{nameOf(id)}</span>
            <span className="num relative text-12 text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Orders by count, fullest first, and ties by id, so that the order does not depend on the input. */
function orderByCount(counts: Readonly<Record<string, number>>): readonly { readonly id: string; readonly count: number }[] {
  return Object.entries(counts)
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id));
}

/** Current figures of the league's market. */
export function MarketNow({ game, league }: { readonly game: Game; readonly league: League }) {
  const { t } = useTranslation();
  const { data: market = null, isError } = useQuery(leagueSummaryQuery({ game, league: league.id }));
  return (
    <section aria-label={t('home.live')}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-18 font-semibold">{t('home.live')}</h2>
        <p className="text-12 text-muted">{t('home.liveLeague', { league: league.name })}</p>
        <span className="flex-1" />
        {market !== null && market.listings > 0 && <Figures market={market} />}
      </header>
      {isError && market === null && <Note className="mt-3">{t('home.marketFailed')}</Note>}
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,240px)_minmax(0,1fr)_minmax(0,300px)]">
        <Card title={t('home.categories')}>
          {market === null ? <SkeletonRows count={8} /> : <CategoryCounts game={game} counts={market.counts} />}
        </Card>
        <Card
          title={t('home.newest')}
          aside={
            <Link
              to="/$game/poexchange/bulk-trade/listings"
              params={{ game: segmentOfGame(game) }}
              className="text-12 text-accent hover:underline"
            >
              {t('home.allListings')}
            </Link>
          }
        >
          {market === null && <SkeletonRows count={8} />}
          {market?.listings === 0 && (
            <EmptyState glyph="list" title={t('home.noListings')}>
              {t('home.noListingsText')}
            </EmptyState>
          )}
          {market !== null && market.listings > 0 && <NewestListings game={game} rows={market.newest} />}
        </Card>
        <KnownPrices game={game} league={league.id} />
      </div>
    </section>
  );
}

function Figures({ market }: { readonly market: LeagueSummary }) {
  const { t } = useTranslation();
  const { isPending = false } = usePriceView();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">
      <span className="font-semibold text-text">{t('home.listingsCount', { count: market.listings })}</span>
      {/* Zero is hidden: it mostly means that no seller has clicked for a while. */}
      {market.sellersOnline > 0 && <span>{t('home.sellersOnline', { count: market.sellersOnline })}</span>}
      {/* Hidden but in place until the rate is known: the words mean nothing without the number. */}
      <span className={joinClasses('inline-flex items-center gap-1.5', isPending && 'invisible')}>
        <Price chaos={market.totalChaos} />
        {t('home.worth')}
      </span>
    </p>
  );
}

type NewestListingsProps = { readonly game: Game; readonly rows: readonly NewestListing[] };

function NewestListings({ game, rows }: NewestListingsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  return (
    <ul className="py-1">
      {rows.map((row) => (
        <li key={row.uuid}>
          <Link
            to="/$game/poexchange/bulk-trade/listings"
            params={{ game: segmentOfGame(game) }}
            search={{ category: row.category, listing: row.uuid }}
            className="grid h-[38px] grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_64px_112px_44px] items-center gap-3 px-4 transition-colors hover:bg-s2 focus-visible:-outline-offset-2 max-sm:h-auto max-sm:grid-cols-[minmax(0,1fr)_auto_52px] max-sm:gap-y-0 max-sm:py-2"
          >
            <SellerName ign={row.ign} presence={row.presence} />
            <span className="flex min-w-0 items-center gap-2 text-muted max-sm:order-last max-sm:col-span-3 max-sm:text-12">
              <CategoryIcon game={game} id={row.subCategory || row.category} size={18} />
              <span className="truncate">{nameOf(row.category, row.subCategory, row.custom?.name)}</span>
            </span>
            <span className="num text-12 text-muted max-sm:hidden">{t('home.kinds', { count: row.kinds })}</span>
            <span className="num">
              <PayablePrice chaos={row.totalPrice} />
            </span>
            <TimeAgo timestampMs={row.listedMs} form="short" className="num text-12 text-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
