import { readStock, type Stock } from '@poexchange/domain/stock';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findStacks, readTabTimes, type SeenStack } from '../game-data/index.ts';
import { readEntered, readHandedOver, type HandedRecord, type StockOwner } from './stock.queries.ts';

export type LoadedStock = Stock<HandedRecord> & {
  /** The tab a stack lay in when it was last read. */
  readonly tabOf: (itemId: string) => string | undefined;
};

/** Sightings of some stacks, and the time when each of the person's tabs was read. */
export type TabLook = { readonly stacks: ReadonlyMap<string, SeenStack>; readonly times: ReadonlyMap<string, number> };

/**
 * Looks for stacks in the tabs as last read. Opening tabs takes long, so a look is taken before the league's clock:
 * behind it `loadStock` only compares the times.
 */
export async function lookIntoTabs(db: Kysely<Database>, options: StockOwner & { readonly itemIds: readonly string[] }): Promise<TabLook> {
  // The times first: a tab that is read between the two looks changed to `loadStock`.
  const times = await readTabTimes(db, options);
  return { times, stacks: await findStacks(db, options) };
}

type Wanted = StockOwner & { readonly itemIds: readonly string[]; readonly hashes: readonly string[] };

/**
 * A person's stock of these stacks, and of these groups if they were entered by hand (D33). Exact in a transaction that
 * holds the league's clock. `look` and `handedOver` are what the caller has already read; `look` is read again if any
 * tab was read since.
 */
export async function loadStock(
  db: Kysely<Database>,
  options: Wanted & { readonly look?: TabLook; readonly handedOver?: readonly HandedRecord[] },
): Promise<LoadedStock> {
  const handedOver = options.handedOver ?? (await readHandedOver(db, options));
  const entered = await readEntered(db, options);
  const tabReads = handedOver.length === 0 && options.look === undefined ? new Map<string, number>() : await readTabTimes(db, options);
  const seen = options.look !== undefined && isSame(options.look.times, tabReads) ? options.look.stacks : await findStacks(db, options);
  const stock = readStock({ seen, tabReads, entered, handedOver });
  return { ...stock, tabOf: (itemId) => seen.get(itemId)?.tabId };
}

function isSame(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): boolean {
  return before.size === now.size && [...now].every(([tabId, readMs]) => before.get(tabId) === readMs);
}
