import type { OwnListing, PublishedListing } from '@poexchange/contract/rest';
import { useEffect, useState } from 'react';

/** Time for which a confirmation is shown, in ms: enough to read it and to follow its link. */
const SHOWN_MS = 30_000;

/** State of the draft to which a confirmation belongs. */
type OfferNow = {
  /** The server's listing for this place. */
  readonly listing: OwnListing | undefined;
  /** All of the seller's settings, as one string: a different string means a new action. */
  readonly choices: string;
};

/**
 * Returns the publication to confirm; undefined once the listing has changed or ended, the seller has changed
 * something, or the display time has passed.
 */
export function useConfirmation(published: PublishedListing | undefined, { listing, choices }: OfferNow): PublishedListing | undefined {
  const [begun, setBegun] = useState<{ readonly published: PublishedListing | undefined; readonly choices: string }>({
    published: undefined,
    choices,
  });
  const [ended, setEnded] = useState<PublishedListing>();
  const isNew = published !== begun.published;
  if (isNew) setBegun({ published, choices });
  if (!isNew && published !== undefined && published !== ended && choices !== begun.choices) setEnded(published);
  useEffect(() => {
    if (published === undefined) return undefined;
    const timer = setTimeout(() => setEnded(published), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [published]);
  if (published === undefined || published === ended) return undefined;
  // A list requested before the publication may arrive afterwards; the confirmation then returns with the next list.
  const isTrue = listing?.state === 'active' && listing.uuid === published.uuid && listing.endsAtMs === published.endsAtMs;
  return isTrue ? published : undefined;
}
