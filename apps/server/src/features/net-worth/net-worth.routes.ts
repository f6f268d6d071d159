import { netWorthApi } from '@poexchange/contract/rest/net-worth';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { addSnapshot } from './add-snapshot.ts';
import { changeSettings } from './change-settings.ts';
import { deleteSnapshots, setNote } from './change-snapshots.ts';
import type { NetWorthDeps } from './net-worth-deps.ts';
import { readProfiles } from './profiles.queries.ts';
import { listSnapshots, readSnapshot } from './read-snapshot.ts';
import { readSettings } from './settings.queries.ts';

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
