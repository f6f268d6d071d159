import type { OwnListing } from '@poexchange/contract/rest';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Note } from '../../../shared/ui/states.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { useListingRequests } from './use-listing-requests.ts';
import { laterApi } from '@poexchange/contract/rest/later';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/call-api.ts';
import { ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { unsayRelisted } from './say-relisted.ts';

/** Maximum number of people named; the trade page shows the rest. */
const NAMED_AT_MOST = 5;

/** Deactivates a listing, or deletes it after a confirmation (R4.01). */
export function EndButtons({ listing }: { readonly listing: OwnListing }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(listing.game);
  const end = useEndListing();
  const [isAsking, setAsking] = useState(false);
  const open = useListingRequests(listing)?.open ?? [];
  const pieces = listing.items.reduce((sum, item) => sum + item.quantity, 0);
  const isEnding = (action: 'deactivate' | 'delete'): boolean => end.isPending && end.variables.action === action;
  return (
    <>
      {listing.state === 'active' && (
        <Button size="sm" isBusy={isEnding('deactivate')} onClick={() => end.mutate({ listing, action: 'deactivate' })}>
          {t('offer.deactivate')}
        </Button>
      )}
      <IconButton size="sm" glyph="trash" label={t('offer.delete')} onClick={() => setAsking(true)} />
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={t('app.close')}
        width="sm"
        title={t('offer.deleteTitle')}
        description={t('offer.deleteText', {
          category: nameOf(listing.category, listing.subCategory, listing.custom?.name),
          pieces: t('offer.pieces', { count: pieces }),
        })}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('app.cancel')}</Button>
            <Button
              kind="danger"
              isBusy={isEnding('delete')}
              onClick={() => end.mutate({ listing, action: 'delete' }, { onSuccess: () => setAsking(false) })}
            >
              {t('offer.deleteConfirm')}
            </Button>
          </>
        }
      >
        {open.length > 0 && (
          <Note>
            {t('offer.deleteOpen', {
              count: open.length,
              names: [...new Set(open.map(({ trade }) => trade.ign))].slice(0, NAMED_AT_MOST).join(', '),
            })}
          </Note>
        )}
      </Dialog>
    </>
  );
}

type Ending = { readonly listing: OwnListing; readonly action: 'deactivate' | 'delete' };

/**
 * Deactivates a listing for six days or deletes it (R4.01-R4.03, R7.20). The list changes immediately, and again after
 * the server's answer.
 */
function useEndListing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ listing, action }: Ending) =>
      callApi(laterApi.endListings, {
        params: { game: listing.game, league: listing.league, target: listing.subCategory || listing.category, action },
        query: { side: listing.side },
      }),
    onSuccess: ({ uuids }, { action }) => {
      const ended = new Set(uuids);
      unsayRelisted(uuids);
      if (action === 'delete')
        client.setQueryData(ownListingsQuery.queryKey, (before) => before?.filter((listing) => !ended.has(listing.uuid)));
      return client.invalidateQueries({ queryKey: ownListingsQuery.queryKey });
    },
  });
}
