import type { UnitAmount } from '@poexchange/domain/currency';
import { useCallback } from 'react';
import { changeItemChoices, setOffered, setOverride, type OfferPlace } from '../../price-book/index.ts';

export type OfferActions = {
  readonly onOffer: (hash: string, offered: 'yes' | 'no') => void;
  readonly onPrice: (hash: string, priceChaos: number | null, asked?: UnitAmount) => void;
};

/**
 * Changes individual items in a place. The functions are stable while the place is the same, so that the columns are
 * stable too.
 */
export function useOfferActions(place: OfferPlace): OfferActions {
  const onOffer = useCallback<OfferActions['onOffer']>(
    (hash, offered) => changeItemChoices(place, (before) => setOffered(before, { hashes: [hash], offered })),
    [place],
  );
  const onPrice = useCallback<OfferActions['onPrice']>(
    (hash, chaos, asked) => changeItemChoices(place, (before) => setOverride(before, hash, chaos, asked)),
    [place],
  );
  return { onOffer, onPrice };
}
