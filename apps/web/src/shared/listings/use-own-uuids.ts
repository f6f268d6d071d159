import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHasToken } from '../session/token.ts';
import { ownListingsQuery } from './own-listings-query.ts';

const none: ReadonlySet<string> = new Set();

/** The ids of the user's own listings; empty for a visitor. */
export function useOwnUuids(): ReadonlySet<string> {
  const hasToken = useHasToken();
  const { data } = useQuery({ ...ownListingsQuery, enabled: hasToken });
  return useMemo(() => (data === undefined ? none : new Set(data.map((listing) => listing.uuid))), [data]);
}
