import { categoryOfTag, CUSTOM_CATEGORY_ID } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import type { Tag } from '@poexchange/domain/grouping';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { Price } from '../../shared/ui/price.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { listingFeedQuery, type FeedState } from '../listings/index.ts';

const SHOWN_AT_MOST = 5;

type OwnMarketProps = {
  readonly hash: string;
  readonly tag: Tag;
  readonly scope: { readonly game: Game; readonly league: string };
};

/** Current sellers of this item, cheapest first. The item is listed in its own category or in custom groups. */
export function OwnMarket({ hash, tag, scope }: OwnMarketProps) {
  const { t } = useTranslation();
  const own = categoryOfTag(scope.game, tag)?.id;
  const feeds = useQueries({
    queries: (own === undefined ? [''] : [own, CUSTOM_CATEGORY_ID]).map((category) => listingFeedQuery({ ...scope, category })),
    combine: takeRows,
  });
  const offers = useMemo(
    () =>
      (feeds ?? [])
        .flatMap((rows) => [...rows.values()])
        .flatMap((row) => row.items.filter(([offered]) => offered === hash).map(([, price, quantity]) => ({ row, price, quantity })))
        .sort((a, b) => a.price - b.price),
    [feeds, hash],
  );
  if (feeds === null) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="px-4 text-13 font-semibold">{t('economy.market')}</h3>
      {offers.length === 0 && <p className="px-4 text-13 text-muted">{t('economy.marketEmpty')}</p>}
      <ul>
        {offers.slice(0, SHOWN_AT_MOST).map(({ row, price, quantity }) => (
          <li key={row.uuid}>
            <Link
              to="/$game/poexchange/bulk-trade/listings"
              params={{ game: segmentOfGame(scope.game) }}
              search={{ category: row.category, sub: row.subCategory || undefined, listing: row.uuid }}
              className="flex min-h-[34px] items-center gap-3 border-t border-line-soft px-4 py-1 hover:bg-s2 focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1 truncate">
                <SellerName ign={row.ign} presence={row.presence} />
              </span>
              <span className="num text-12 text-muted">{t('economy.times', { quantity: writeNumber(quantity) })}</span>
              <Price chaos={price} hint="none" weight="normal" className="min-w-[84px] justify-end" />
            </Link>
          </li>
        ))}
      </ul>
      {offers.length > SHOWN_AT_MOST && (
        <p className="px-4 text-12 text-muted">{t('economy.marketMore', { count: offers.length - SHOWN_AT_MOST })}</p>
      )}
    </section>
  );
}

type Rows = FeedState['rows'];

/** Returns the rows of all feeds; null until all feeds have been read. */
function takeRows(queries: readonly { readonly data: FeedState | undefined }[]): readonly Rows[] | null {
  const rows = queries.flatMap(({ data }) => (data === undefined ? [] : [data.rows]));
  return rows.length === queries.length ? rows : null;
}
