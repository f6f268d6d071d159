import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { LRUCache } from 'lru-cache';
import { RateLimitedError } from '../../http/render-errors.ts';
import type { NetWorthHooks } from '../../realtime/net-worth-hooks.ts';
import { addSnapshot } from './add-snapshot.ts';
import { acquireToken } from './auto-token.ts';
import { addProfile, changeProfile, deleteProfile } from './change-profiles.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings, type NetWorthDeps } from './settings.queries.ts';

const MINUTE_MS = 60_000;
/** Number of people whose attempts are remembered; the least recent are dropped. */
const REMEMBERED_PEOPLE = 10_000;

/**
 * Limits a person's attempts per minute, over all their sockets on this node: the limits of HTTP calls do not count
 * snapshots sent by socket.
 */
function createAttempts({ perMinute, policy }: { readonly perMinute: number; readonly policy: string }): {
  readonly note: (userId: string, nowMs: number) => void;
} {
  const counts = new LRUCache<string, { startMs: number; count: number }>({ max: REMEMBERED_PEOPLE });
  return {
    note: (userId, nowMs) => {
      const known = counts.get(userId);
      if (known === undefined || nowMs - known.startMs >= MINUTE_MS) {
        counts.set(userId, { startMs: nowMs, count: 1 });
        return;
      }
      known.count += 1;
      if (known.count > perMinute) throw new RateLimitedError(known.startMs + MINUTE_MS - nowMs, policy);
    },
  };
}

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
