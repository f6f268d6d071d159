/** Applies a finished trade to its owner's stock and listings. */
import { totalOfItems } from '@poexchange/domain/listing';
import { giveBack, handOver, limitToStock, readStock, type RequestedGroup, type Piece } from '@poexchange/domain/stock';
import { splitStashTabId } from '@poexchange/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { StoredListingItem } from '../../db/listing-tables.ts';
import type { Database } from '../../db/schema.ts';
import { RefusalError } from '../../http/refusal.ts';
import { currentState, lockListing, lockStockListings, updateListingItems, type ListingRecord } from '../listings/index.ts';
import {
  insertHandedOver,
  loadStock,
  markUndone,
  saveTakings,
  deleteTakings,
  wasSoldOut,
  type LoadedStock,
  type StockOwner,
} from '../stock/index.ts';
import type { TradeRecord } from './trades.queries.ts';

type LockedTrade = {
  readonly trade: TradeRecord;
  /** The listings locked by `lockListingsOfTrade`. */
  readonly listings: readonly ListingRecord[];
  /** Owner of the trade and the listings. */
  readonly userId: string;
  readonly changeMs: number;
  readonly nowMs: number;
};

/**
 * Takes the handed-over pieces out of the stock and the listings. Returns the listings that changed, the pieces of each
 * group taken from the stock (at most its content), and the listings with nothing left. Refuses if nothing could be
 * taken or, with `isExact` (the seller named the amounts), if less could be taken.
 */
export async function handOverTrade(
  tx: Transaction<Database>,
  { trade, listings, userId, changeMs, nowMs, handed, isExact }: LockedTrade & { handed: ReadonlyMap<string, number>; isExact: boolean },
): Promise<{ uuids: string[]; handed: ReadonlyMap<string, number>; soldOut: readonly ListingRecord[] }> {
  // An invalid trade takes nothing.
  if (!trade.valid) return { uuids: [], handed, soldOut: [] };
  const { game, league } = trade;
  const requested = listRequestedStacks(trade, handed);
  const stock = trade.side === 'buy' ? noStock : await loadStockOf(tx, { userId, game, league, listings, requested });
  const { pieces, changes } = handOver({ listings, sourceUuid: trade.listing_uuid, stock, requested });
  const drawn = trade.side === 'sell' ? countDrawn(pieces) : handed;
  const short = [...handed].filter(([hash, quantity]) => (drawn.get(hash) ?? 0) < quantity).map(([hash]) => hash);
  if (drawn.size === 0 || (isExact && short.length > 0)) throw new RefusalError('stockChanged', { paths: short });
  if (trade.side === 'sell') {
    const tabIds = listTabIds(listings.find(({ uuid }) => uuid === trade.listing_uuid));
    await insertHandedOver(tx, {
      userId,
      game,
      league,
      tradeId: trade.id,
      pieces: pieces.map((piece) =>
        // Tab reads use the wall clock and manual entries the league's clock, which may run ahead: compare each with
        // its own clock.
        piece.itemId === null
          ? { ...piece, handedMs: changeMs, tabIds: [] }
          : { ...piece, handedMs: nowMs, tabIds: placeOf(piece.itemId, { stock, tabIds }) },
      ),
    });
  }
  const before = new Map(listings.map((listing) => [listing.uuid, listing]));
  const takings = [];
  const soldOut: ListingRecord[] = [];
  for (const { uuid, items, taken } of changes) {
    const listing = before.get(uuid);
    if (listing === undefined) continue;
    // A listing with nothing left becomes inactive.
    const endedMs = items.length === 0 && listing.state === 'active' ? changeMs : null;
    if (endedMs !== null) soldOut.push(listing);
    const state = endedMs === null ? { state: keepState(listing), endedMs: listing.ended_ms } : { state: 'inactive' as const, endedMs };
    await updateListingItems(tx, { uuid, items: [...items], totalPrice: totalOfItems(items), changeMs, ...state });
    takings.push({ tradeId: trade.id, listingUuid: uuid, listedMs: listing.listed_ms, endedMs, taken });
  }
  await saveTakings(tx, { userId, takings });
  return { uuids: changes.map(({ uuid }) => uuid), handed: drawn, soldOut };
}

/** Counts the pieces taken from the stock, by group. */
function countDrawn(pieces: readonly Piece[]): Map<string, number> {
  const drawn = new Map<string, number>();
  for (const { hash, quantity } of pieces) drawn.set(hash, (drawn.get(hash) ?? 0) + quantity);
  return drawn;
}

/**
 * Returns exactly what a trade took, to the stock and to each listing it took pieces from, limited by what the tabs
 * have shown since. A listing published again since then gets nothing back, because its seller has restated the
 * quantities, unless it was published without these pieces. A sold-out listing returns to the market; a listing that
 * its owner ended does not.
 */
export async function takeBackTrade(
  tx: Transaction<Database>,
  { trade, listings, userId, changeMs, nowMs }: LockedTrade,
): Promise<string[]> {
  const { game, league } = trade;
  const takings = await deleteTakings(tx, trade.id);
  await markUndone(tx, { tradeId: trade.id, undoneMs: nowMs });
  const lockedOf = new Map(listings.map((listing) => [listing.uuid, listing]));
  const touched = takings.map(({ listingUuid, taken }) => {
    const listing = lockedOf.get(listingUuid);
    return { items: [...taken.map(({ item }) => item), ...(listing?.items ?? [])] };
  });
  const stock = trade.side === 'buy' ? noStock : await loadTouched(tx, { owner: { userId, game, league }, touched });
  const uuids: string[] = [];
  for (const taking of takings) {
    const listing = lockedOf.get(taking.listingUuid);
    if (listing === undefined || listing.listed_ms !== taking.listedMs) continue;
    const back = giveBack(listing.items, taking.taken);
    const returned = back.length === 0 ? null : await readReturn(tx, { listing, endedMs: taking.endedMs, nowMs });
    // An active listing offers no more than the stock; an inactive listing keeps its quantities.
    const limited = listing.state === 'active' || returned !== null ? limitToStock(back, stock).items : back;
    if (limited.length === 0) continue;
    await updateListingItems(tx, {
      uuid: listing.uuid,
      items: [...limited],
      totalPrice: totalOfItems(limited),
      changeMs,
      ...(returned ?? { state: keepState(listing), endedMs: listing.ended_ms }),
    });
    uuids.push(listing.uuid);
  }
  return uuids;
}

/** Loads the stock of all stacks and groups in these listings. */
async function loadTouched(
  tx: Transaction<Database>,
  { owner, touched }: { owner: StockOwner; touched: readonly Pick<ListingRecord, 'items'>[] },
): Promise<LoadedStock> {
  const items = touched.flatMap((listing) => listing.items);
  const itemIds = items.flatMap(({ rawItems }) => rawItems.map(({ id }) => id));
  return loadStock(tx, { ...owner, itemIds, hashes: items.map(({ hash }) => hash) });
}

/**
 * Returns the new state of a sold-out listing that has items again, or null if the listing ended for another reason.
 */
async function readReturn(
  tx: Transaction<Database>,
  options: { listing: ListingRecord; endedMs: number | null; nowMs: number },
): Promise<{ state: 'active'; endedMs: null } | null> {
  const { listing } = options;
  if (listing.state !== 'inactive' || listing.ended_ms === null) return null;
  const isSoldOut =
    options.endedMs === listing.ended_ms || (await wasSoldOut(tx, { listingUuid: listing.uuid, endedMs: listing.ended_ms }));
  // The listing's two hours keep running while it is sold out (R4.02).
  const returned = { ...listing, state: 'active' as const, ended_ms: null };
  return isSoldOut && currentState(returned, options.nowMs) === 'active' ? { state: 'active', endedMs: null } : null;
}

/** Wanted items have no stock. */
const noStock: LoadedStock = {
  ...readStock({ seen: new Map(), tabReads: new Map(), entered: new Map(), handedOver: [] }),
  tabOf: () => undefined,
};

/**
 * Locks the listings that a trade can change: all listings that draw on the owner's stock, or the want-to-buy listing.
 */
export async function lockListingsOfTrade(
  tx: Transaction<Database>,
  options: StockOwner & Pick<TradeRecord, 'side' | 'listing_uuid'>,
): Promise<ListingRecord[]> {
  if (options.side === 'sell') return lockStockListings(tx, options);
  const listing = await lockListing(tx, options.listing_uuid);
  return listing === undefined || listing.state === 'deleted' ? [] : [listing];
}

/** Lists a trade's items with the stacks the owner was shown, with the amounts from `handed` if given. */
export function listRequestedStacks({ items }: Pick<TradeRecord, 'items'>, handed?: ReadonlyMap<string, number>): RequestedGroup[] {
  return items.flatMap(({ hash, quantity: requested, picks }) => {
    const quantity = handed === undefined ? requested : (handed.get(hash) ?? 0);
    return quantity === 0 ? [] : [{ hash, quantity, picks }];
  });
}

/** Loads the stock of these groups, limited to the stacks the owner was shown. */
export async function loadStockOf(
  db: Kysely<Database>,
  options: StockOwner & {
    readonly listings: readonly Pick<ListingRecord, 'items'>[];
    readonly requested: readonly Pick<RequestedGroup, 'hash' | 'picks'>[];
  },
): Promise<LoadedStock> {
  const hashes = new Set(options.requested.map(({ hash }) => hash));
  const ids = [
    ...options.requested.flatMap(({ picks }) => picks),
    ...options.listings.flatMap(({ items }) => items.flatMap((item: StoredListingItem) => (hashes.has(item.hash) ? item.rawItems : []))),
  ].map(({ id }) => id);
  const owner = { userId: options.userId, game: options.game, league: options.league };
  return loadStock(db, { ...owner, itemIds: [...new Set(ids)], hashes: [...hashes] });
}

function placeOf(itemId: string, { stock, tabIds }: { stock: Pick<LoadedStock, 'tabOf'>; tabIds: string[] }): string[] {
  const tabId = stock.tabOf(itemId);
  return tabId === undefined ? tabIds : [tabId];
}

function listTabIds(listing: ListingRecord | undefined): string[] {
  return (listing?.stash_tabs ?? []).map((id) => splitStashTabId(id).tabId);
}

/** Deleted listings are never locked. */
function keepState(listing: ListingRecord): 'active' | 'inactive' {
  return listing.state === 'active' ? 'active' : 'inactive';
}
