import { api } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import type { ReplicaReads } from '../../db/read-replica.ts';
import type { ServerApp } from '../../http/server-app.ts';
import type { GameDataDeps } from '../game-data/index.ts';
import { getProfile } from './get-profile.ts';
import { setMainIgn } from './set-main-ign.ts';
import { createTurns } from '../../http/turns.ts';
import type { AuthConfig, RevokeDeps } from '../auth/index.ts';
import { deleteAccount, repeatDeletion } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export function registerUsers(app: ServerApp, deps: GameDataDeps & { readonly replica?: ReplicaReads | undefined }): void {
  registerAccountData(app, deps);
  app.mount(api.getProfile, ({ user }) => getProfile(deps, user.id));
  app.mount(api.setMainIgn, ({ body, user, signal }) => setMainIgn(deps, { ...body, userId: user.id, signal }));
}

/** An export page stops blocking other pages after this time. */
const LONGEST_TURN_MS = 5000;

/** Registers endpoints for a person's rights over their data. */
export function registerAccountData(
  app: ServerApp,
  deps: RevokeDeps & { readonly config: Pick<AuthConfig, 'loginKey' | 'oldLoginKeys'>; readonly replica?: ReplicaReads | undefined },
): void {
  const turns = createTurns({ atOnce: 1, longestMs: LONGEST_TURN_MS });
  const running = new Map<string, number>();
  app.mountStreamed(laterApi.exportAccount, ({ user }) => exportAccount({ ...deps, turns, running }, { userId: user.id }));
  app.mount(
    laterApi.deleteAccount,
    ({ body, user, idempotencyKey }) => deleteAccount(deps, { caller: user, accountName: body.accountName, idempotencyKey }),
    { answerEnded: (value) => repeatDeletion(deps, value) },
  );
}
