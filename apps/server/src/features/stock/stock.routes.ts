import { laterApi, type OwnStock } from '@poexchange/contract/rest/later';
import { readStock, type Stock } from '@poexchange/domain/stock';
import type { Kysely } from 'kysely';
import type { ServerApp } from '../../http/server-app.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { readTabTimes, findStacks, type TabLook } from '../game-data/index.ts';
import { readHandedStacks, readLedger, type StockOwner, type HandedRecord } from './stock.queries.ts';
import type { Database } from '../../db/schema.ts';

/** How long trades can be undone. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** A window may show tabs as read an hour ago, even if another window has read them since. */
const WINDOW_MS = 2 * 3_600_000;

/** Reads the stock that a page needs to show its own copy of the tabs minus what was handed over since. */
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

export type LoadedStock = Stock<HandedRecord> & {
  /** The tab that contained a stack at its last read. */
  readonly tabOf: (itemId: string) => string | undefined;
};

type Wanted = StockOwner & { readonly itemIds: readonly string[]; readonly hashes: readonly string[] };

/**
 * Loads a person's stock of these stacks, and of these groups if they were entered by hand. Exact in a transaction that
 * holds the league's clock.
 *
 * `look` is what the caller saw in the tabs: opening them is slow, so it happens before the league's clock is taken;
 * under the clock only the times are compared, and the tabs are opened again if any was read since. `trades: 'share'`
 * keeps the trades that took from the stock from being deleted before the transaction ends.
 */
export async function loadStock(
  db: Kysely<Database>,
  options: Wanted & { readonly look?: TabLook; readonly trades?: 'share' },
): Promise<LoadedStock> {
  const { look } = options;
  const ledger = await readLedger(db, { ...options, trades: options.trades ?? 'none' });
  const seen = look !== undefined && isSame(look.times, ledger.tabReads) ? look.stacks : await findStacks(db, options);
  return { ...readStock({ seen, ...ledger }), tabOf: (itemId) => seen.get(itemId)?.tabId };
}

function isSame(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): boolean {
  return before.size === now.size && [...now].every(([tabId, readMs]) => before.get(tabId) === readMs);
}
