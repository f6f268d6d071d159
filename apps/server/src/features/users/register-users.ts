import { api } from '@poexchange/contract/rest';
import type { ReplicaReads } from '../../db/read-replica.ts';
import type { ServerApp } from '../../http/server-app.ts';
import type { GameDataDeps } from '../game-data/index.ts';
import { getProfile } from './get-profile.ts';
import { registerAccountData } from './register-account-data.ts';
import { setMainIgn } from './set-main-ign.ts';

export function registerUsers(app: ServerApp, deps: GameDataDeps & { readonly replica?: ReplicaReads | undefined }): void {
  registerAccountData(app, deps);
  app.mount(api.getProfile, ({ user }) => getProfile(deps, user.id));
  app.mount(api.setMainIgn, ({ body, user, signal }) => setMainIgn(deps, { ...body, userId: user.id, signal }));
}
