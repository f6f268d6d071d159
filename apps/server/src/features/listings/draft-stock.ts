/** Limits a draft to the seller's stock. */
import type { ListingDraft, PublishedListing } from '@poexchange/contract/rest';
import { limitToStock, partByTrade } from '@poexchange/domain/stock';
import { totalOfItems } from '@poexchange/domain/listing';
import type { Transaction } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import type { TabLook } from '../game-data/index.ts';
import { loadStock, saveEntered, shareHandedOver, type StockOwner, type Taking } from '../stock/index.ts';
import { updateListingItems } from './stored-listings.queries.ts';
import type { ListingRecord } from './listing-record.ts';

export type StockedDraft = {
  readonly items: StoredListingItem[];
  readonly totalPrice: number;
  readonly leftOut: NonNullable<PublishedListing['leftOut']>;
  /** The pieces that undoing each trade returns to the listing. */
  readonly takings: readonly Pick<Taking, 'tradeId' | 'taken'>[];
};

type Drafted = { readonly owner: StockOwner; readonly draft: ListingDraft; readonly items: readonly StoredListingItem[] };

/**
 * Limits a draft to the stock, after adding quantities entered by hand to the stock. Refuses a draft if nothing is
 * left.
 */
export async function limitDraft(
  tx: Transaction<Database>,
  options: Drafted & { readonly look: TabLook; readonly changeMs: number },
): Promise<StockedDraft> {
  const { owner, draft, items } = options;
  if (draft.side === 'buy') return { items: [...items], totalPrice: totalOfItems(items), leftOut: [], takings: [] };
  const byHand = items.filter(({ rawItems }) => rawItems.length === 0);
  const wanted = { ...owner, itemIds: listIds(items), hashes: byHand.map(({ hash }) => hash) };
  if (byHand.length > 0) {
    await shareHandedOver(tx, wanted);
    await saveEntered(tx, { ...owner, entries: byHand, enteredMs: options.changeMs });
  }
  const stock = await loadStock(tx, { ...wanted, look: options.look, trades: 'share' });
  const limited = limitToStock(items, stock);
  if (limited.items.length === 0) throw new RefusalError('nothingInStock');
  const parts = partByTrade(limited.taken, { stock, tradeOf: ({ tradeId }) => tradeId });
  const handed = new Map<string, number>();
  for (const groups of parts.values()) for (const { item } of groups) handed.set(item.hash, (handed.get(item.hash) ?? 0) + item.quantity);
  return {
    items: [...limited.items],
    totalPrice: totalOfItems(limited.items),
    leftOut: limited.taken.flatMap(({ item: { hash, quantity } }) => {
      const ofTrades = handed.get(hash) ?? 0;
      return [
        { hash, quantity: ofTrades, reason: 'handedOver' as const },
        { hash, quantity: quantity - ofTrades, reason: 'notInTabs' as const },
      ].filter((each) => each.quantity > 0);
    }),
    takings: [...parts].map(([tradeId, taken]) => ({ tradeId, taken })),
  };
}

function listIds(items: readonly StoredListingItem[]): string[] {
  return items.flatMap(({ rawItems }) => rawItems.map(({ id }) => id));
}

/** Limits the seller's other listings to the quantities newly entered by hand. Returns the listings that changed. */
export async function limitOthersByHand(
  tx: Transaction<Database>,
  options: {
    readonly owner: StockOwner;
    readonly others: readonly ListingRecord[];
    readonly hashes: readonly string[];
    readonly changeMs: number;
  },
): Promise<string[]> {
  const stock = await loadStock(tx, { ...options.owner, itemIds: [], hashes: options.hashes });
  const uuids: string[] = [];
  for (const listing of options.others) {
    const { items, taken } = limitToStock(listing.items, { countStack: () => null, countByHand: stock.countByHand });
    if (taken.length === 0) continue;
    await updateListingItems(tx, {
      uuid: listing.uuid,
      ...describeLeft(listing, { items, changeMs: options.changeMs }),
      changeMs: options.changeMs,
    });
    uuids.push(listing.uuid);
  }
  return uuids;
}

/** Returns a listing's columns after reducing the listing to these items. A listing without items becomes inactive. */
export function describeLeft(listing: ListingRecord, options: { readonly items: readonly StoredListingItem[]; readonly changeMs: number }) {
  const ends = options.items.length === 0 && listing.state === 'active';
  return {
    items: [...options.items],
    totalPrice: totalOfItems(options.items),
    state: listing.state === 'active' && !ends ? ('active' as const) : ('inactive' as const),
    endedMs: ends ? options.changeMs : listing.ended_ms,
  };
}
