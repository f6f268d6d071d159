import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownKeys } from '../../shared/api/own-keys.ts';

/**
 * What a worker answers to something that changes while a person types: the last answer stays until the next one is
 * there.
 */
export function useWorkerAnswer<Answer>(key: readonly unknown[], ask: () => Promise<Answer>) {
  return useQuery({
    queryKey: [ownKeys.stashSearch, ...key],
    queryFn: ask,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 10_000,
    retry: false,
    meta: { failure: 'silent' },
  });
}
