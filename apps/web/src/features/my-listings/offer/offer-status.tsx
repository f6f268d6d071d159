import type { OwnListing } from '@poexchange/contract/rest';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useServerTime } from '../../../shared/time/now-store.ts';
import { Countdown } from '../../../shared/ui/time-ago.tsx';

/** State of a category's listing, and its remaining time (R4.02, R4.03). */
export function OfferStatus({ listing }: { readonly listing: OwnListing | undefined }) {
  const { t } = useTranslation();
  if (listing === undefined || listing.state === 'deleted') return <span className="text-12 text-muted">{t('offer.status.none')}</span>;
  return (
    <span className={listing.state === 'active' ? 'text-12 text-up' : 'text-12 text-warn'}>
      <Trans
        i18nKey={listing.state === 'active' ? 'offer.status.active' : 'offer.status.inactive'}
        components={{ time: <Ends listing={listing} /> }}
      />
    </span>
  );
}

const DAY_MS = 24 * 3_600_000;

/**
 * Shows the nearest number of days while at least one day is left, so that six days start as six; after that, shows a
 * countdown.
 */
export function Ends({ listing }: { readonly listing: Pick<OwnListing, 'endsAtMs'> }) {
  const { t } = useTranslation();
  const daysLeft = useServerTime((nowMs) => {
    const leftMs = listing.endsAtMs - nowMs;
    return leftMs < DAY_MS ? 0 : Math.round(leftMs / DAY_MS);
  });
  return daysLeft >= 1 ? <span>{t('time.days', { count: daysLeft })}</span> : <Countdown untilMs={listing.endsAtMs} />;
}
