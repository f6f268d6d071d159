import { ApiError } from '@poexchange/contract/client';
import { useQuery } from '@tanstack/react-query';
import { readPageConfig } from '../../shared/config/page-config.ts';
import type { StashScope } from '../../shared/workers/kept-tabs.ts';
import { tabListQuery } from './tab-list-query.ts';

/** Returns whether the publisher lets sites read this game's tabs; `unknown` before its first reply. */
export function useStashOffer(scope: StashScope): 'offered' | 'notOffered' | 'unknown' {
  const isShut = scope.game === 'poe2' && !readPageConfig().poe2Stashes;
  const { data, error } = useQuery({ ...tabListQuery(scope), enabled: !isShut });
  if (isShut) return 'notOffered';
  if (data !== undefined) return 'offered';
  if (error instanceof ApiError && error.refusal?.code === 'stashNotOffered') return 'notOffered';
  return error === null ? 'unknown' : 'offered';
}
