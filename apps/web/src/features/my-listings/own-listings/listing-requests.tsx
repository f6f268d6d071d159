import type { OwnListing } from '@poexchange/contract/rest';
import { Link } from '@tanstack/react-router';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PayablePrice } from '../../../shared/ui/payable-price.tsx';
import { useListingRequests } from '../offer/use-listing-requests.ts';

/** Open requests for a listing, with a link to the newest request, and the listing's trades in the last day. */
export function ListingRequestsLine({ listing }: { readonly listing: OwnListing }) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const requests = useListingRequests(listing);
  const [newest] = requests?.open ?? [];
  if (requests === undefined || (newest === undefined && requests.tradedCount === 0)) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-muted">
      {newest !== undefined && (
        <Link
          to="/$game/poexchange/bulk-trade/trade/$notificationId"
          params={{ game, notificationId: newest.id }}
          className="text-accent hover:underline"
        >
          {t('offer.openRequests', { count: requests.open.length })}
        </Link>
      )}
      {requests.tradedCount > 0 && (
        <span className="inline-flex items-baseline gap-1">
          {t(listing.side === 'buy' ? 'offer.boughtToday' : 'offer.soldToday', { count: requests.tradedCount })}
          <PayablePrice chaos={requests.tradedChaos} size={12} />
        </span>
      )}
    </p>
  );
}
