import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import { useQuery } from '@tanstack/react-query';
import { serviceRequestsQuery } from '../services/requests-query.ts';
import { useHasToken } from '../session/token.ts';

/**
 * Returns the last finished request in which this provider served the user, which is the request a vouch would refer
 * to. Null if there is none.
 */
export function useFinishedService(game: Game, providerId: string | null): ServiceRequest | null {
  const hasToken = useHasToken();
  const { data } = useQuery({ ...serviceRequestsQuery(game), enabled: hasToken && providerId !== null });
  const finished = (data ?? []).filter(
    ({ role, state, counterpart, dispute }) =>
      role === 'customer' && state === 'done' && dispute === null && counterpart?.userId === providerId,
  );
  return finished.toSorted((a, b) => (b.endedMs ?? 0) - (a.endedMs ?? 0))[0] ?? null;
}
