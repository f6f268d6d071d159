import { ApiError } from '@poexchange/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { tabListQuery } from './tab-list-query.ts';

/** Whether the publisher lets sites read this game's tabs (D55); `unknown` until it has answered once. */
export function useStashOffer(scope: StashScope): 'offered' | 'notOffered' | 'unknown' {
  const { data, error } = useQuery(tabListQuery(scope));
  if (data !== undefined) return 'offered';
  if (error instanceof ApiError && error.refusal?.code === 'stashNotOffered') return 'notOffered';
  return error === null ? 'unknown' : 'offered';
}
