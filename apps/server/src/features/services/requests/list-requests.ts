import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import type { ServicesDeps } from '../services-deps.ts';
import { presentRequest } from './present-request.ts';
import { MOST_LISTED, readRequests } from './requests.queries.ts';

/**
 * Lists the requests of a game, to and from a person, newest first; with `beforeMs`, those made before it. Requests of
 * one millisecond are on one page, so that none is lost between two pages.
 */
export async function listRequests(
  deps: Pick<ServicesDeps, 'db' | 'clock'>,
  { userId, game, beforeMs }: { userId: string; game: Game; beforeMs: number | undefined },
): Promise<{ requests: ServiceRequest[]; olderBeforeMs: number | null }> {
  const records = await readRequests(deps.db, { userId, game, beforeMs });
  const oldest = records.at(-1);
  return {
    requests: records.map((record) => presentRequest(record, { userId, nowMs: deps.clock() })),
    olderBeforeMs: oldest === undefined || records.length < MOST_LISTED ? null : oldest.created_ms,
  };
}
