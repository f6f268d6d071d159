import { countOverlaps } from '@poexchange/domain/stock';
import { useMemo } from 'react';
import { draftByHand } from './manual-entries.ts';
import { Overlaps, useOtherListings, type OverlapsProps } from '../offer/overlaps.tsx';

/** Names the other manual listings that offer the same items (D33, D55). */
export function ManualOverlapNotes({ place, lines }: Pick<OverlapsProps, 'place' | 'lines'>) {
  const others = useOtherListings(place);
  const overlaps = useMemo(() => countOverlaps(draftByHand('sell', lines).items, others), [lines, others]);
  return <Overlaps place={place} lines={lines} others={others} overlaps={overlaps} />;
}
