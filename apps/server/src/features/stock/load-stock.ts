import { readStock, type Stock } from '@poexchange/domain/stock';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findStacks, type TabLook } from '../game-data/index.ts';
import { readLedger, type HandedRecord, type StockOwner } from './stock.queries.ts';

export type LoadedStock = Stock<HandedRecord> & {
  /** The tab a stack was in at its last read. */
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
