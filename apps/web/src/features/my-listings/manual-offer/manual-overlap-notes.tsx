import { countOverlaps } from '@poexchange/domain/stock';
import { useMemo } from 'react';
import { draftByHand } from './manual-entries.ts';
import { Overlaps, useOtherListings, type OverlapsProps } from '../offer/overlaps.tsx';

/** Names the listings that offer what was entered by hand too: those with what else was entered so (D33, D55). */
export function ManualOverlapNotes({ place, lines }: Pick<OverlapsProps, 'place' | 'lines'>) {
  const others = useOtherListings(place);
  const overlaps = useMemo(() => countOverlaps(draftByHand('sell', lines).items, others), [lines, others]);
  return <Overlaps place={place} lines={lines} others={others} overlaps={overlaps} />;
}
