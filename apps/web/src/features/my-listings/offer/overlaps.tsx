import type { OwnListing } from '@poexchange/contract/rest';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { listedStacksQuery, ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { Note } from '../../../shared/ui/states.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import type { OfferLine } from './offer-lines.ts';
import type { OfferPlace } from '../../price-book/index.ts';
import { isSamePlace } from './use-publish.ts';

/** More notes would push the terms out of view. */
const MOST_NOTES = 3;

export type OverlapsProps = {
  readonly place: OfferPlace;
  /** Lines that the place offers; overlaps are recomputed when the lines change. */
  readonly lines: readonly OfferLine[];
  readonly others: readonly OwnListing[];
  /** Number of kinds that another listing also offers, by that listing's uuid. */
  readonly overlaps: ReadonlyMap<string, number>;
};

/** Names the seller's own listings that offer the same stacks, and how many kinds they share (D33). */
export function Overlaps({ place, lines, others, overlaps }: OverlapsProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName(place.game);
  const total = lines.filter((line) => line.isOffered).length;
  const found = others.filter(({ uuid }) => overlaps.has(uuid)).slice(0, MOST_NOTES);
  if (found.length === 0) return null;
  return (
    <Note tone="info">
      {found.map(({ uuid, category, subCategory, custom }) => (
        <span key={uuid} className="block">
          {t('offer.overlap', {
            listing: nameOf(category, subCategory, custom?.name),
            part: Math.min(overlaps.get(uuid) ?? 0, total),
            count: total,
          })}
        </span>
      ))}
    </Note>
  );
}

/** Returns the league's other active listings with their stacks; empty until the stacks have loaded. */
export function useOtherListings(place: OfferPlace): readonly OwnListing[] {
  const { data } = useQuery(ownListingsQuery);
  const others = useMemo(
    () =>
      (data ?? []).filter(
        (listing) =>
          listing.state === 'active' &&
          listing.side === 'sell' &&
          listing.game === place.game &&
          listing.league === place.league &&
          !isSamePlace(listing, { ...place, side: 'sell' }),
      ),
    [data, place],
  );
  // Most sellers have only one listing in a league, so there is nothing to compare.
  const { data: whole } = useQuery({ ...listedStacksQuery, enabled: others.length > 0 });
  return useMemo(() => {
    const stacksOf = new Map((whole ?? []).map((listing) => [listing.uuid, listing.items]));
    return others.flatMap((listing) => {
      const items = stacksOf.get(listing.uuid);
      return items === undefined ? [] : [{ ...listing, items }];
    });
  }, [others, whole]);
}
