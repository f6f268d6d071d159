import type { Side } from '@poexchange/contract/rest';
import { noListingFilter, type FilterRefusal, type ListingFilter } from '@poexchange/domain/listing-filter';
import { useCallback, useEffect, useState } from 'react';
import { readFilterLink, writeFilterLink } from './filter-link.ts';
import { placeKey, readLastFilter, rememberLastFilter, type FilterPlace } from './saved-filters.ts';

export type PageFilter = {
  readonly filter: ListingFilter;
  /** Reason why the address's filter was ignored; null if it was accepted. */
  readonly refusal: FilterRefusal | null;
  readonly change: (next: ListingFilter) => void;
  readonly dismissRefusal: () => void;
};

/** Delay before typing changes the address: browsers refuse a hundred address changes in a row. */
const FOLLOW_MS = 300;

type State = {
  readonly key: string;
  readonly linked: string | undefined;
  readonly filter: ListingFilter;
  readonly refusal: FilterRefusal | null;
};

/**
 * The page's filter: the filter in the address if there is one, or else the last filter used in this category. When the
 * user changes the filter, it is stored and the address is updated; a filter from a link is not stored. `linked` is the
 * filter in the address, and `onLink` changes the address.
 */
export function usePageFilter(options: {
  place: FilterPlace;
  /** Side of the market; each has its own filter. */
  side: Side;
  linked: string | undefined;
  onLink: (text: string | undefined) => void;
}): PageFilter {
  const { linked, onLink } = options;
  const key = options.side === 'buy' ? `${placeKey(options.place)}:buy` : placeKey(options.place);
  const [state, setState] = useState(() => arrive(key, linked));
  /** Values that this page wrote into the address: reading one of these values back is not a change. */
  const [own] = useState(() => new Set<string | undefined>([undefined]));
  let current = state;
  if (state.key !== key || state.linked !== linked) {
    current = state.key === key && own.has(linked) ? { ...state, linked } : arrive(key, linked);
    setState(current);
  }

  const wanted = current.refusal === null ? writeFilterLink(current.filter) : linked;
  useEffect(() => {
    if (wanted === linked) return undefined;
    const timer = setTimeout(() => {
      own.add(wanted);
      onLink(wanted);
    }, FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [wanted, linked, onLink, own]);

  // Stable while the place is the same, so that children that only change the filter are not rendered again at each key
  // press.
  const change = useCallback(
    (filter: ListingFilter) => {
      rememberLastFilter(key, filter);
      setState((before) => ({ ...before, filter, refusal: null }));
    },
    [key],
  );

  return {
    filter: current.filter,
    refusal: current.refusal,
    change,
    dismissRefusal: () => setState({ ...current, refusal: null }),
  };
}

/** An invalid link shows the whole list, because the previous filter would appear to come from the link. */
function arrive(key: string, linked: string | undefined): State {
  if (linked === undefined) return { key, linked, filter: readLastFilter(key), refusal: null };
  const read = readFilterLink(linked);
  return read.ok ? { key, linked, filter: read.filter, refusal: null } : { key, linked, filter: noListingFilter, refusal: read.code };
}
