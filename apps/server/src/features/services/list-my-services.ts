import type { OwnService } from '@poexchange/contract/rest/services';
import { presentOwnService } from './present-service.ts';
import { readServices, type Place, type ServicesDeps } from './services.queries.ts';

/** Lists a person's own services in a league, including paused services. */
export async function listMyServices(
  { db }: Pick<ServicesDeps, 'db'>,
  { userId, game, league }: Place & { userId: string },
): Promise<OwnService[]> {
  return (await readServices(db, { userIds: [userId], game, league, only: 'own' })).map(presentOwnService);
}
