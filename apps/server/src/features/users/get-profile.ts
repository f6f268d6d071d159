import type { UserId } from '@poexchange/domain/ids';
import type { Profile } from '@poexchange/contract/rest';
import { RefusalError } from '../../http/refusal.ts';
import type { AuthDeps } from '../auth/index.ts';
import { listMainIgns } from './main-igns.queries.ts';

/** Returns the signed-in person. `uuid` is our own id; the publisher's id is not exposed. */
export async function getProfile(deps: Pick<AuthDeps, 'db' | 'clock'>, userId: string): Promise<Profile> {
  const user = await deps.db.selectFrom('users').select(['id', 'name', 'banned_ms']).where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw new RefusalError('sessionExpired');
  return {
    uuid: user.id as UserId,
    name: user.name,
    banned: user.banned_ms !== null,
    mainIgns: await listMainIgns(deps.db, userId),
    serverTimeMs: deps.clock(),
  };
}
