import type { ListingRow } from '@poexchange/contract/rest';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Glyph } from '../../../shared/ui/glyph.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { refetchMarketFeeds } from '../../../shared/listings/market-feeds.ts';
import { expandedListingQuery, isNotFound } from '../feed/expanded-query.ts';
import { toggleWatched, useIsWatched } from '../seller-watch.ts';

/**
 * Checks whether the listing is still active; if the seller is away, shows since when and offers to announce their
 * return.
 */
export function SellerCheck({ row }: { readonly row: ListingRow }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const isAway = row.presence === 'offline';
  const isWatched = useIsWatched(row.uuid);
  const { t: say } = useTranslation('notification');
  const { data, isFetching, error, refetch } = useQuery({
    ...expandedListingQuery(row.uuid, row.timestampMs),
    enabled: isAsked || isAway,
  });
  const check = (): void => {
    setAsked(true);
    void refetch();
    refetchMarketFeeds(client);
  };
  const answer = readAnswer(error, data?.state);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
      <Button size="sm" kind="quiet" isBusy={isFetching && isAsked} onClick={check}>
        <Glyph name="refresh" size={14} />
        {t('listing.askStillListed')}
      </Button>
      {isAsked && !isFetching && answer !== null && (
        <span role="status" className={answer === 'listing.stillListed' ? 'text-up' : 'text-warn'}>
          {answer === 'gone' ? say('error.trade_listing_not_found') : t(answer)}
        </span>
      )}
      {isAway && (
        <>
          {data?.lastOnlineMs != null && (
            <span>
              {t('trade.lastOnline')} <TimeAgo timestampMs={data.lastOnlineMs} />
            </span>
          )}
          <Button size="sm" kind="quiet" aria-pressed={isWatched} onClick={() => toggleWatched(row)}>
            <Glyph name={isWatched ? 'check' : 'bell'} size={14} />
            {t(isWatched ? 'listing.watched' : 'listing.tellWhenBack')}
          </Button>
        </>
      )}
    </div>
  );
}

function readAnswer(error: Error | null, state: string | undefined) {
  if (error !== null) return isNotFound(error) ? 'gone' : 'listing.notAsked';
  if (state === undefined) return null;
  return state === 'active' ? 'listing.stillListed' : 'listing.notListed';
}
