import { splitStashTabId, type StashTabId } from '@poexchange/domain/ids';
import type { Kysely } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { readTabTimes } from '../game-data/index.ts';
import type { LoadedStock, StockOwner } from '../stock/index.ts';

/** The stacks and tabs of a listing. */
type Placed = {
  readonly items: readonly Pick<StoredListingItem, 'rawItems'>[];
  readonly stash_tabs: readonly StashTabId[];
};

/**
 * Counts stacks like the stock does, and as none those that lie in no tab although every tab of their listing was read:
 * they were moved, sold or never there (D33). While a named tab was never read a stack that was not seen stays unknown
 * (D23).
 */
export async function countInTabs(
  db: Kysely<Database>,
  options: { readonly owner: StockOwner; readonly listings: readonly Placed[]; readonly stock: LoadedStock },
): Promise<LoadedStock['countStack']> {
  const { stock } = options;
  const placed = options.listings
    .map(({ items, stash_tabs: tabs }) => ({
      tabs,
      unseen: items.flatMap(({ rawItems }) => rawItems.flatMap(({ id }) => (stock.tabOf(id) === undefined ? [id] : []))),
    }))
    .filter(({ unseen }) => unseen.length > 0);
  if (placed.length === 0) return stock.countStack;
  const tabTimes = await readTabTimes(db, options.owner);
  const gone = new Set(
    placed.filter(({ tabs }) => tabs.every((id) => tabTimes.has(splitStashTabId(id).tabId))).flatMap(({ unseen }) => unseen),
  );
  return (itemId, hash) => (gone.has(itemId) ? 0 : stock.countStack(itemId, hash));
}
