import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import type { NetWorthHooks } from '../../realtime/net-worth-hooks.ts';
import { addSnapshot } from './add-snapshot.ts';
import { createAttempts } from './attempts.ts';
import { acquireToken } from './auto-token.ts';
import { addProfile, changeProfile, deleteProfile } from './change-profiles.ts';
import { changeSettings } from './change-settings.ts';
import type { NetWorthDeps } from './net-worth-deps.ts';
import { readSettings } from './settings.queries.ts';

/** Returns the use-cases behind the events, by name. */
export function createNetWorthHooks(deps: NetWorthDeps): NetWorthHooks {
  const attempts = createAttempts({ perMinute: netWorthApi.addSnapshot.perMinute, policy: 'addSnapshot' });
  return {
    'settings:get': ({ userId }, { poe }) => readSettings(deps.db, { userId, game: poe }),
    'settings:update': ({ userId }, { poe, ...change }) => changeSettings(deps, { userId, game: poe, change }),
    'snapshot:add': async ({ userId }, body) => {
      attempts.note(userId, deps.clock());
      return { ...(await addSnapshot(deps, { userId, body })), serverTimeMs: deps.clock() };
    },
    'snapshot:acquireAutoSnapshotToken': ({ userId, socketId }, { poe, token }) =>
      acquireToken(deps, { userId, game: poe, socketId, token }),
    'profile:add': ({ userId }, draft) => addProfile(deps, { userId, draft }),
    'profile:update': ({ userId }, { id, ...draft }) => changeProfile(deps, { userId, id, draft }),
    'profile:delete': ({ userId }, { id }) => deleteProfile(deps, { userId, id }),
  };
}
