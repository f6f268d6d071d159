import type { NewestListing } from '@poexchange/contract/rest';
import type { Game } from '@poexchange/domain/item';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { CategoryIcon } from '../../shared/ui/category-icon.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';

export type NewestListingsProps = { readonly game: Game; readonly rows: readonly NewestListing[] };

export function NewestListings({ game, rows }: NewestListingsProps) {
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
