import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { createOwnCounts } from '../../http/caller-counts.ts';
import { RateLimitedError } from '../../http/render-errors.ts';
import type { NetWorthHooks } from '../../realtime/net-worth-hooks.ts';
import { addSnapshot } from './add-snapshot.ts';
import { acquireToken } from './auto-token.ts';
import { addProfile, changeProfile, deleteProfile } from './change-profiles.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings, type NetWorthDeps } from './settings.queries.ts';

const MINUTE_MS = 60_000;
/** Returns the use-cases behind the events, by name. */
export function createNetWorthHooks(deps: NetWorthDeps): NetWorthHooks {
  // Over all sockets of a person on this node: the limits of HTTP calls do not count snapshots sent by socket.
  const attempts = createOwnCounts();
  return {
    'settings:get': ({ userId }, { poe }) => readSettings(deps.db, { userId, game: poe }),
    'settings:update': ({ userId }, { poe, ...change }) => changeSettings(deps, { userId, game: poe, change }),
    'snapshot:add': async ({ userId }, body) => {
      const { current, ttl } = attempts.count(userId, MINUTE_MS, deps.clock()).counted;
      if (current > netWorthApi.addSnapshot.perMinute) throw new RateLimitedError(ttl, 'addSnapshot');
      return { ...(await addSnapshot(deps, { userId, body })), serverTimeMs: deps.clock() };
    },
    'snapshot:acquireAutoSnapshotToken': ({ userId, socketId }, { poe, token }) =>
      acquireToken(deps, { userId, game: poe, socketId, token }),
    'profile:add': ({ userId }, draft) => addProfile(deps, { userId, draft }),
    'profile:update': ({ userId }, { id, ...draft }) => changeProfile(deps, { userId, id, draft }),
    'profile:delete': ({ userId }, { id }) => deleteProfile(deps, { userId, id }),
  };
}
