import type { OwnListing } from '@poexchange/contract/rest';
import { useEffect, useState } from 'react';
import { usePriceLevel } from '../../../shared/game/interface-store.ts';
import { useHandedStacks } from '../../../shared/listings/stock-query.ts';
import { getPricingWorker } from '../../../shared/workers/pricing-client.ts';
import type { OfferLine } from '../offer/offer-lines.ts';
import { Overlaps, useOtherListings, type OverlapsProps } from '../offer/overlaps.tsx';
import { describeOffer, type Publication } from '../offer/use-publish.ts';

export type OverlapNotesProps = Pick<OverlapsProps, 'place' | 'lines'> & {
  readonly offer: Omit<Publication, 'ign' | 'settings'>;
};

/** Settings change prices, but not which stacks are offered. */
const anySettings = { multiplier: 100 };
const noOverlaps: ReadonlyMap<string, number> = new Map();

/**
 * Lists, before publishing, the seller's other listings that offer the same stacks (D33). Overlaps are allowed: a sale
 * removes the stacks from all listings.
 */
export function OverlapNotes({ offer, place, lines }: OverlapNotesProps) {
  const others = useOtherListings(place);
  const overlaps = useOverlaps({ offer, lines, others });
  return <Overlaps place={place} lines={lines} others={others} overlaps={overlaps} />;
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
        // A note that cannot be computed is omitted.
        () => isCurrent && setOverlaps(noOverlaps),
      );
    return () => {
      isCurrent = false;
    };
  }, [scope, place, group, tabIds, choices, lines.length, handed, others, level]);
  return lines.length === 0 ? noOverlaps : overlaps;
}
