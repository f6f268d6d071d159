import type { OwnListing } from '@poexchange/contract/rest';
import { countOverlaps } from '@poexchange/domain/stock';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePriceLevel } from '../../shared/game/interface-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { ownListingsQuery } from '../../shared/listings/own-listings-query.ts';
import { useHandedStacks } from '../../shared/listings/stock-query.ts';
import { Note } from '../../shared/ui/states.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import { getPricingWorker } from '../../shared/workers/pricing-client.ts';
import { draftByHand } from './hand-entries.ts';
import type { OfferLine } from './offer-lines.ts';
import type { OfferPlace } from './settings-store.ts';
import { describeOffer, isSamePlace, type Publication } from './use-publish.ts';

export type OverlapNotesProps = {
  readonly offer: Omit<Publication, 'ign' | 'settings'>;
  readonly place: OfferPlace;
  /** What the place offers; counted again when it changes. */
  readonly lines: readonly OfferLine[];
};

/** Settings change prices, never which stacks are offered. */
const anySettings = { multiplier: 100 };
const noOverlaps: ReadonlyMap<string, number> = new Map();
/** More of them would push the terms out of sight. */
const MOST_NOTES = 3;

/**
 * Says before publishing which of one's own listings offer the same stacks (D33). They may: a sale takes them out of
 * all.
 */
export function OverlapNotes({ offer, place, lines }: OverlapNotesProps) {
  const others = useOtherListings(place);
  const overlaps = useOverlaps({ offer, lines, others });
  return <Overlaps place={place} lines={lines} others={others} overlaps={overlaps} />;
}

/** The same for what was entered by hand, which overlaps with what else was entered by hand (D33, D55). */
export function HandOverlapNotes({ place, lines }: Pick<OverlapNotesProps, 'place' | 'lines'>) {
  const others = useOtherListings(place);
  const overlaps = useMemo(() => countOverlaps(draftByHand('sell', lines).items, others), [lines, others]);
  return <Overlaps place={place} lines={lines} others={others} overlaps={overlaps} />;
}

type OverlapsProps = Pick<OverlapNotesProps, 'place' | 'lines'> & {
  readonly others: readonly OwnListing[];
  /** How many kinds another listing offers too, by its uuid. */
  readonly overlaps: ReadonlyMap<string, number>;
};

function Overlaps({ place, lines, others, overlaps }: OverlapsProps) {
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

/** The other listings of the league that are on the market. */
function useOtherListings(place: OfferPlace): readonly OwnListing[] {
  const { data } = useQuery(ownListingsQuery);
  return useMemo(
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
}

function useOverlaps(options: {
  readonly offer: OverlapNotesProps['offer'];
  readonly lines: readonly OfferLine[];
  readonly others: readonly OwnListing[];
}): ReadonlyMap<string, number> {
  const { offer, lines, others } = options;
  const handed = useHandedStacks(offer.scope);
  const [overlaps, setOverlaps] = useState(noOverlaps);
  const level = usePriceLevel();
  const { scope, place, group, tabIds, choices } = offer;
  useEffect(() => {
    if (others.length === 0 || lines.length === 0) return undefined;
    let isCurrent = true;
    const listed = others.map(({ uuid, items }) => ({ uuid, items: items.map(({ hash, rawItems }) => ({ hash, rawItems })) }));
    void getPricingWorker()
      .findOverlaps({ ...scope, level }, describeOffer({ scope, place, group, tabIds, settings: anySettings, choices }), {
        handed,
        others: listed,
      })
      .then(
        (found) => isCurrent && setOverlaps(found),
        // A hint that cannot be worked out is left out.
        () => isCurrent && setOverlaps(noOverlaps),
      );
    return () => {
      isCurrent = false;
    };
  }, [scope, place, group, tabIds, choices, lines.length, handed, others, level]);
  return lines.length === 0 ? noOverlaps : overlaps;
}
