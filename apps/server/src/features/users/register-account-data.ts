import { api } from '@poexchange/contract/rest';
import type { ServerApp } from '../../http/server-app.ts';
import type { RevokeDeps } from '../auth/index.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

/** What a person may always do with their data (D18). */
export function registerAccountData(app: ServerApp, deps: RevokeDeps): void {
  app.mountStreamed(api.exportAccount, ({ user }) => exportAccount(deps, { userId: user.id }));
  app.mount(api.deleteAccount, ({ body, user, idempotencyKey }) =>
    deleteAccount(deps, { caller: user, accountName: body.accountName, idempotencyKey }),
  );
}
