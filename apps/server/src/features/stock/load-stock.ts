import { readStock, type Stock } from '@poexchange/domain/stock';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findStackSizes, readTabTimes } from '../game-data/index.ts';
import { readEntered, readHandedOver, type HandedRecord, type StockOwner } from './stock.queries.ts';

export type LoadedStock = Stock<HandedRecord> & {
  /** The tab a stack lay in when it was last read. */
  readonly tabOf: (itemId: string) => string | undefined;
};

/**
 * A person's stock of these stacks, and of these groups where they were entered by hand (D33). Exact in a transaction
 * that holds the league's clock.
 */
export async function loadStock(
  db: Kysely<Database>,
  of: StockOwner & { readonly itemIds: readonly string[]; readonly hashes: readonly string[] },
): Promise<LoadedStock> {
  const handedOver = await readHandedOver(db, of);
  const entered = await readEntered(db, of);
  const sizes = await findStackSizes(db, of);
  const tabReads = handedOver.length === 0 ? new Map<string, number>() : await readTabTimes(db, of);
  const stock = readStock({ seen: sizes, tabReads, entered, handedOver });
  return { ...stock, tabOf: (itemId) => sizes.get(itemId)?.tabId };
}
