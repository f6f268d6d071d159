import type { ServiceRequest, ServiceRow } from '@poexchange/contract/rest/services';
import type { Person } from '../../shared/person/person.ts';
import { nameOther } from './requests/requests-view.ts';

/** Returns an offer's owner, for their profile. */
export function personOfRow(row: ServiceRow): Person {
  const { userId, ign, poe: game, vouchCount, userStatus: presence, onlineSinceMs, regions } = row;
  return { userId, ign, game, vouchCount, presence, onlineSinceMs, regions, service: row };
}

/** Returns the other person in a request; a deleted account has a name but no profile. */
export function personOfRequest(request: ServiceRequest): Person {
  const { game, counterpart } = request;
  const ign = nameOther(request);
  if (counterpart === null) return { userId: null, ign, game, vouchCount: 0, service: request };
  const { userId, presence, vouchCount } = counterpart;
  return { userId, ign, game, vouchCount, presence, service: request };
}
