import { laterApi } from '@poexchange/contract/rest/later';
import type { ServerApp } from '../../http/server-app.ts';
import type { RevokeDeps } from '../auth/index.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

/** What a person may always do with their data (D18). */
export function registerAccountData(app: ServerApp, deps: RevokeDeps): void {
  app.mountStreamed(laterApi.exportAccount, ({ user }) => exportAccount(deps, { userId: user.id }));
  app.mount(laterApi.deleteAccount, ({ body, user, idempotencyKey }) =>
    deleteAccount(deps, { caller: user, accountName: body.accountName, idempotencyKey }),
  );
}
