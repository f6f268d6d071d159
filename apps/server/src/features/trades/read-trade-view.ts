import type { Game } from '@poexchange/domain/item';
import type { TradePlace, TradeView } from '@poexchange/contract/rest';
import { splitStashTabId } from '@poexchange/domain/ids';
import { isOpenTrade } from '@poexchange/domain/trade';
import { splitWhisperLines } from '@poexchange/domain/whisper';
import { RefusalError } from '../../http/refusal.ts';
import { currentState, readListingHead, readLastOnline, type ListingHead, type StashRead } from '../listings/index.ts';
import { checkSearchInTabs } from './search/check-search.ts';
import { dropHandedOver } from './search/read-trade-search.ts';
import type { LoadedStock } from '../stock/index.ts';
import { readForParty, type TradeRecord, type TradesDeps } from './trades.queries.ts';
import { presentTrade, timesOf } from './present-trade.ts';
import { readAvailable } from './read-available.ts';
import { loadStockOf } from './trade-stock.ts';
import { countTradesBetween } from './queue.queries.ts';

/** Place of a stack that the server has not read. */
const noPlace = { tabId: null, tabName: null, tabType: null, tabColour: null, x: null, y: null, w: 1, h: 1, readAtMs: null };

/** `held` is the stack's current content; a stack that is gone keeps the requested pieces. */
function describePlace(
  pick: { id: string; stackSize: number },
  { read, held }: { read: StashRead | undefined; held: number | null },
): TradePlace {
  const { tabId, tabName, tabType, tabColour, x, y, w, h, readAtMs } = read ?? noPlace;
  const stackSize = held === null || held === 0 ? pick.stackSize : held;
  return { id: pick.id, stackSize, tabId, tabName, tabType, tabColour, x, y, w, h, readAtMs };
}

/** Reads the trade as each of its two people sees it. Only the seller sees places, which only sell listings have. */
export async function readTradeView(deps: TradesDeps, options: { id: string; userId: string }): Promise<TradeView> {
  const record = await readForParty(deps.db, options);
  if (record === undefined) throw new RefusalError('notFound');
  return presentTradeView(deps, { record, userId: options.userId });
}

async function presentTradeView(deps: TradesDeps, options: { record: TradeRecord; userId: string }): Promise<TradeView> {
  const { record } = options;
  const party = record.receiver_id === options.userId ? 'owner' : 'asker';
  // The publisher of a want-to-buy listing is the buyer.
  const role = (party === 'owner') === (record.side === 'sell') ? 'seller' : 'buyer';
  const seesPlaces = party === 'owner' && role === 'seller';
  const nowMs = deps.clock();
  const isOpen = isOpenTrade(timesOf(record));
  const itemIds = seesPlaces ? record.items.flatMap((item) => item.picks.map((pick) => pick.id)) : [];
  const otherId = party === 'owner' ? record.sender_id : record.receiver_id;
  const owner = { userId: options.userId, game: record.game, league: record.league };
  const [listing, reads, stock, counterpart, available] = await Promise.all([
    readListingHead(deps.db, record.listing_uuid),
    // Read only the reader's own stacks.
    deps.findStashReads({ ...owner, itemIds }),
    // A trade that has ended shows what was taken.
    itemIds.length > 0 && isOpen ? loadStockOf(deps.db, { ...owner, listings: [], requested: record.items }) : null,
    otherId === null ? null : describeCounterpart(deps, { userId: options.userId, otherId, game: record.game, exceptId: record.id }),
    party === 'owner' || (record.side === 'sell' && isOpen)
      ? readAvailable(deps.db, [{ ...record, items: record.items.map((item) => ({ ...item, hasPicks: item.picks.length > 0 })) }])
      : undefined,
  ]);
  const search = seesPlaces ? await readSearch(deps, { record, listing, userId: options.userId, itemIds, reads, stock }) : undefined;
  return {
    notification: presentTrade(record),
    counterpart,
    role,
    party,
    isCounterpartGone: otherId === null,
    serverTimeMs: nowMs,
    // The owner compares these with the text in the chat, because the sender can easily alter a whisper.
    ...splitWhisperLines(record.whispers),
    ...(search !== undefined && { search }),
    listing: listing === undefined ? null : presentListing(listing, nowMs),
    items: record.items.map((item) => ({
      hash: item.hash,
      quantity: item.quantity,
      price: item.price,
      overridden: item.overridden,
      deselected: item.deselected,
      ...(available !== undefined && tellAvailable(party, item.quantity, available.get(record.id)?.get(item.hash) ?? 0)),
      places: seesPlaces
        ? item.picks.map((pick) => describePlace(pick, { read: reads.get(pick.id), held: stock?.countStack(pick.id, item.hash) ?? null }))
        : [],
    })),
  };
}

function presentListing(listing: ListingHead, nowMs: number): TradeView['listing'] {
  return {
    uuid: listing.uuid,
    state: currentState(listing, nowMs),
    ign: listing.ign,
    listingMode: listing.listing_mode,
    timestampMs: listing.timestamp_ms,
    seenAt: listing.seen_ms,
    isSoldOut: listing.group_count === 0,
  };
}

/** Limits what the asker sees to the requested amount, without revealing larger stocks. */
function tellAvailable(party: 'owner' | 'asker', asked: number, available: number): { available: number } | { left: number } {
  return party === 'owner' ? { available } : { left: Math.min(asked, available) };
}

async function describeCounterpart(
  deps: TradesDeps,
  options: { userId: string; otherId: string; game: Game; exceptId: string },
): Promise<TradeView['counterpart']> {
  const [seen, tradesBefore] = await Promise.all([
    readLastOnline(deps.db, { userId: options.otherId, game: options.game }),
    countTradesBetween(deps.db, options),
  ]);
  return { ...seen, tradesBefore };
}

/**
 * Runs the buyer's search over the tabs that contain the stacks, or over the tabs they were listed from if no tab
 * contains them. Returns undefined for a refused request, or a request without a search.
 */
async function readSearch(
  deps: TradesDeps,
  options: {
    record: TradeRecord;
    listing: ListingHead | undefined;
    userId: string;
    itemIds: readonly string[];
    reads: ReadonlyMap<string, StashRead>;
    stock: LoadedStock | null;
  },
): Promise<TradeView['search']> {
  const { record, reads, stock } = options;
  if (record.regex === null || !record.valid) return undefined;
  const tabs = [...reads.values()];
  const listedTabIds = (options.listing?.stash_tabs ?? []).map((id) => splitStashTabId(id).tabId);
  const tabIds = tabs.length === 0 ? listedTabIds : [...new Set(tabs.map(({ tabId }) => tabId))];
  const texts = await deps.findTabTexts({ userId: options.userId, game: record.game, league: record.league, tabIds });
  const items = stock === null ? texts : dropHandedOver(texts, { record, stock });
  const form = tabs.every(({ tabType }) => tabType === 'MapStash') ? 'mapTab' : 'quoted';
  return checkSearchInTabs(
    { caller: options.userId, search: record.regex, pickIds: options.itemIds, placedCount: reads.size, form },
    items,
  );
}
