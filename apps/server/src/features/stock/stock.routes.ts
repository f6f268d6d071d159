import { laterApi } from '@poexchange/contract/rest/later';
import type { ServerApp } from '../../http/server-app.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { readOwnStock } from './read-own-stock.ts';

export function registerStock(app: ServerApp, deps: Pick<ServerDeps, 'db' | 'clock'>): void {
  app.mount(laterApi.getStock, ({ user, params }) => readOwnStock(deps, { ...params, userId: user.id }));
}
