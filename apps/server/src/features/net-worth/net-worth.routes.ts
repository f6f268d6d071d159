import { netWorthApi, type SnapshotRow } from '@poexchange/contract/rest/net-worth';
import type { SnapshotId, SnapshotProfileId } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { netWorthLimits, relinkSnapshots } from '@poexchange/domain/net-worth';
import { cleanVisibleText } from '@poexchange/domain/whisper';
import { withTransaction } from '@poexchange/platform/db';
import { createOwnCounts } from '../../http/caller-counts.ts';
import { RefusalError } from '../../http/refusal.ts';
import { RateLimitedError } from '../../http/render-errors.ts';
import type { ServerApp } from '../../http/server-app.ts';
import type { NetWorthHooks } from '../../realtime/net-worth-hooks.ts';
import { addSnapshot } from './add-snapshot.ts';
import { acquireToken } from './auto-token.ts';
import { addProfile, changeProfile, deleteProfile } from './change-profiles.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings, lockSettings, tellOwner, tellSettings, type NetWorthDeps } from './settings.queries.ts';
import { readProfiles } from './profiles.queries.ts';
import { listSnapshots, readSnapshot } from './read-snapshot.ts';
import { deleteSnapshotRows, findSnapshot, groupByProfile, presentRow, readLinks, updateLinks, updateNote } from './snapshots.queries.ts';

const MINUTE_MS = 60_000;

export function registerNetWorth(app: ServerApp, deps: NetWorthDeps): void {
  const stamp = <Reply extends object>(reply: Reply) => ({ ...reply, serverTimeMs: deps.clock() });

  app.mountWritten(netWorthApi.getProfileSnapshots, ({ user, params, query }) =>
    listSnapshots(deps, { userId: user.id, profileId: params.id, sinceMs: query.sinceMs === undefined ? -1 : Number(query.sinceMs) }),
  );

  app.mount(netWorthApi.getSnapshotProfiles, async ({ user, params }) =>
    stamp({ profiles: await readProfiles(deps.db, { userId: user.id, game: params.id }) }),
  );

  app.mount(netWorthApi.getSnapshotProfile, async ({ user, params }) => {
    const [profile] = await readProfiles(deps.db, { userId: user.id, id: params.id });
    if (profile === undefined) throw new RefusalError('snapshotProfileNotFound');
    return stamp({ profile });
  });

  app.mountWritten(netWorthApi.getSnapshot, ({ user, params }) => readSnapshot(deps, { userId: user.id, id: params.id }));

  app.mount(netWorthApi.getSnapshotSettings, async ({ user, params }) =>
    stamp({ settings: await readSettings(deps.db, { userId: user.id, game: params.id }) }),
  );

  app.mount(netWorthApi.saveSnapshotSettings, async ({ user, params, body }) =>
    stamp({ settings: await changeSettings(deps, { userId: user.id, game: params.id, change: body }) }),
  );

  app.mount(netWorthApi.addSnapshot, async ({ user, body }) => stamp(await addSnapshot(deps, { userId: user.id, body })));

  app.mount(netWorthApi.setSnapshotNote, async ({ user, body }) => stamp({ row: await setNote(deps, { userId: user.id, ...body }) }));

  app.mount(netWorthApi.deleteSnapshots, async ({ user, body }) =>
    stamp({ ids: await deleteSnapshots(deps, { userId: user.id, ids: body.ids }) }),
  );
}

/** Returns the use cases for socket events, by event name. */
export function createNetWorthHooks(deps: NetWorthDeps): NetWorthHooks {
  // Counted across all of a person's sockets on this node: the limits of HTTP calls do not count snapshots sent by
  // socket.
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

/** Sets a snapshot's note, or removes it if empty. Publishes the change to all of the person's pages. */
async function setNote(deps: NetWorthDeps, { userId, id, note }: { userId: string; id: SnapshotId; note: string }): Promise<SnapshotRow> {
  const clean = cleanVisibleText(note);
  if (Array.from(clean).length > netWorthLimits.noteCharacters) throw new RefusalError('snapshotNotValid', { paths: ['body.note'] });
  return withTransaction(deps.db, async (tx) => {
    const known = await findSnapshot(tx, { userId, id });
    if (known === undefined) throw new RefusalError('snapshotNotFound');
    await lockSettings(tx, { userId, game: known.game, nowMs: deps.clock() });
    const record = await updateNote(tx, { userId, id, note: clean });
    if (record === undefined) throw new RefusalError('snapshotNotFound');
    const row = presentRow(record);
    await tellOwner(tx, { userId, event: 'snapshot:updated', data: { snapshotProfileId: record.profile_id as SnapshotProfileId, row } });
    return row;
  });
}

/**
 * Deletes a person's snapshots of either game and returns the deleted ids. In each profile, recomputes income and
 * effects of the next snapshot from the snapshot that now precedes it.
 */
async function deleteSnapshots(deps: NetWorthDeps, { userId, ids }: { userId: string; ids: readonly SnapshotId[] }): Promise<SnapshotId[]> {
  return withTransaction(deps.db, async (tx) => {
    const nowMs = deps.clock();
    const games: readonly Game[] = ['poe1', 'poe2'];
    const settings = [];
    for (const game of games) settings.push(await lockSettings(tx, { userId, game, nowMs }));
    const groups = await groupByProfile(tx, { userId, ids });
    if (groups.size === 0) return [];
    for (const [profileId, gone] of groups) {
      const changes = relinkSnapshots(await readLinks(tx, { userId, profileId }), gone);
      await deleteSnapshotRows(tx, { userId, ids: gone });
      await updateLinks(tx, { userId, changes });
      await tellOwner(tx, {
        userId,
        event: 'snapshot:deleted',
        data: {
          snapshotProfileId: profileId as SnapshotProfileId,
          ids: [...gone] as SnapshotId[],
          changes: changes.map(({ id, hourlyIncome, effects }) => [id as SnapshotId, hourlyIncome, effects && [...effects]]),
        },
      });
    }
    for (const record of settings) await tellSettings(tx, record);
    return [...groups.values()].flatMap((gone) => [...gone] as SnapshotId[]);
  });
}
