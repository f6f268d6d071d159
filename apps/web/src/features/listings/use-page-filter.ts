import { noListingFilter, type FilterRefusal, type ListingFilter } from '@poexchange/domain/listing-filter';
import { useCallback, useEffect, useState } from 'react';
import { readFilterLink, writeFilterLink } from './filter-link.ts';
import { placeKey, readLastFilter, rememberLastFilter, type FilterPlace } from './saved-filters.ts';

export type PageFilter = {
  readonly filter: ListingFilter;
  /** Why the filter of the address was ignored; null when it was not. */
  readonly refusal: FilterRefusal | null;
  readonly change: (next: ListingFilter) => void;
  readonly dismissRefusal: () => void;
};

/** The address follows typing at this distance: browsers refuse to change it a hundred times in a row. */
const FOLLOW_MS = 300;

type State = {
  readonly key: string;
  readonly linked: string | undefined;
  readonly filter: ListingFilter;
  readonly refusal: FilterRefusal | null;
};

/**
 * The page's filter. It comes from the address, else from what was used last in this category; it is remembered when a
 * person changes it (a link somebody sent is not), and the address follows. `linked` is the address's part, `onLink`
 * changes it.
 */
export function usePageFilter(options: {
  place: FilterPlace;
  linked: string | undefined;
  onLink: (text: string | undefined) => void;
}): PageFilter {
  const { linked, onLink } = options;
  const key = placeKey(options.place);
  const [state, setState] = useState(() => arrive(key, linked));
  /** What this page wrote into the address itself: seeing it there, or going back to it, is no news. */
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

  // It keeps its identity while the place stays: what only changes the filter is not drawn again at each key.
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

/** A link that is no filter leaves the list whole: a filter of before would look as if it were the link's. */
function arrive(key: string, linked: string | undefined): State {
  if (linked === undefined) return { key, linked, filter: readLastFilter(key), refusal: null };
  const read = readFilterLink(linked);
  return read.ok ? { key, linked, filter: read.filter, refusal: null } : { key, linked, filter: noListingFilter, refusal: read.code };
}
