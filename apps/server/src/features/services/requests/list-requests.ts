import type { ServiceRequest } from '@poexchange/contract/rest/services';
import type { Game } from '@poexchange/domain/item';
import type { ServicesDeps } from '../services-deps.ts';
import { presentRequest } from './present-request.ts';
import { readRequests } from './requests.queries.ts';

/** Requests of a game, to and from a person, newest first; with `beforeMs` those asked before it. */
export async function listRequests(
  deps: Pick<ServicesDeps, 'db' | 'clock'>,
  { userId, game, beforeMs }: { userId: string; game: Game; beforeMs: number | undefined },
): Promise<ServiceRequest[]> {
  const records = await readRequests(deps.db, { userId, game, beforeMs });
  return records.map((record) => presentRequest(record, { userId, nowMs: deps.clock() }));
}
