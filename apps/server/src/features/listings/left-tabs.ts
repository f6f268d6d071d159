import { splitStashTabId } from '@poexchange/domain/ids';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readTabTimes } from '../game-data/index.ts';
import type { LoadedStock, StockOwner } from '../stock/index.ts';
import type { ListingRecord } from './listing-record.ts';

/**
 * Counts stacks like the stock does, and stacks that have left the tabs as none: all of a listing was once in the tabs,
 * all of its tabs are known, and some of it is in none of them now. A stack that was never seen stays unknown (D23).
 */
export async function countInTabs(
  db: Kysely<Database>,
  options: {
    readonly owner: StockOwner;
    readonly listings: readonly Pick<ListingRecord, 'items' | 'seen_ms' | 'stash_tabs'>[];
    readonly stock: LoadedStock;
  },
): Promise<LoadedStock['countStack']> {
  const { stock } = options;
  const seen = options.listings.filter((listing) => listing.seen_ms !== null);
  const unseen = new Set(
    seen.flatMap(({ items }) => items.flatMap(({ rawItems }) => rawItems.flatMap(({ id }) => (stock.tabOf(id) === undefined ? [id] : [])))),
  );
  if (unseen.size === 0) return stock.countStack;
  const tabTimes = await readTabTimes(db, options.owner);
  const left = new Set(
    seen
      .filter(({ stash_tabs: tabs }) => tabs.every((id) => tabTimes.has(splitStashTabId(id).tabId)))
      .flatMap(({ items }) => items.flatMap(({ rawItems }) => rawItems.map(({ id }) => id).filter((id) => unseen.has(id)))),
  );
  return (itemId, hash) => (left.has(itemId) ? 0 : stock.countStack(itemId, hash));
}
