import { laterApi, type OwnStock } from '@poexchange/contract/rest/later';
import type { ServerApp } from '../../http/server-app.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { readTabTimes } from '../game-data/index.ts';
import { readHandedStacks, type StockOwner } from './stock.queries.ts';

/** Time for which trades can be undone. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** A window may show tabs as it read them an hour ago, although another window has read them since. */
const WINDOW_MS = 2 * 3_600_000;

/** Reads the stock as a page needs it, to show its own copy of the tabs less what was handed over since. */
async function readOwnStock(deps: Pick<ServerDeps, 'db' | 'clock'>, owner: StockOwner): Promise<OwnStock> {
  const nowMs = deps.clock();
  const [handed, tabTimes] = await Promise.all([
    readHandedStacks(deps.db, { ...owner, sinceMs: nowMs - KEPT_MS }),
    readTabTimes(deps.db, owner),
  ]);
  const isSettled = (tabIds: readonly string[], handedMs: number): boolean =>
    handedMs < nowMs - WINDOW_MS && tabIds.length > 0 && tabIds.every((id) => (tabTimes.get(id) ?? 0) > handedMs);
  return {
    handedOver: handed
      .filter(({ tabIds, handedMs }) => !isSettled(tabIds, handedMs))
      .map(({ itemId, quantity, handedMs }) => ({ itemId: itemId ?? '', quantity, handedMs })),
    serverTimeMs: nowMs,
  };
}

export function registerStock(app: ServerApp, deps: Pick<ServerDeps, 'db' | 'clock'>): void {
  app.mount(laterApi.getStock, ({ user, params }) => readOwnStock(deps, { ...params, userId: user.id }));
}
