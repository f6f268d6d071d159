/** Reads everything for a request before its listing is locked, to keep the lock as short as possible. */
import { createHash } from 'node:crypto';
import type { TradeRequest } from '@poexchange/contract/rest';
import { DEFAULT_POE2_UNIT } from '@poexchange/domain/currency';
import { splitStashTabId } from '@poexchange/domain/ids';
import { checkTradeRequest, type TradeCheck } from '@poexchange/domain/trade';
import { nameItems } from '@poexchange/domain/whisper';
import type { Caller } from '../../../http/server-app.ts';
import type { Threaded } from '../../../threads/request-thread.ts';
import { currentState, readListedStacks, type ListingRecord } from '../../listings/index.ts';
import { findKnownGroups, readChaosPerDivine, readLeagueName, readUnitRate, type UnitRate } from '../../prices/index.ts';
import { judgeRequest } from '../search/match-search.ts';
import type { RequestMatch } from '../search/match-texts.ts';
import type { TradesDeps } from '../trades.queries.ts';

export type SentRequest = { readonly caller: Caller; readonly request: TradeRequest; readonly idempotencyKey: string | null };

/** Result of a search in a listing, valid for one version of the listing. */
type Searched = { readonly versionMs: number; readonly result: Threaded<RequestMatch> };

/** A request with all data read for it at one time. */
export type PreparedRequest = SentRequest & {
  readonly nowMs: number;
  readonly requestHash: string;
  readonly names: ReadonlyMap<string, string>;
  readonly chaosPerDivine: number | null;
  readonly unitRate: UnitRate | null;
  readonly league: string;
  /**
   * Set only for a request by search. Null if the seller accepts no searches, or if the request was invalid when the
   * listing was read.
   */
  readonly searched: Searched | null;
};

type Timed = SentRequest & { readonly nowMs: number };

/** Reads names, rate and league from the price files, and runs the search. */
export async function prepareRequest(deps: TradesDeps, listing: ListingRecord, sent: Timed): Promise<PreparedRequest> {
  const { game, league, category } = listing;
  const { request } = sent;
  const groups = await findKnownGroups(deps, { game, league, category, hashes: listing.items.map((item) => item.hash) });
  return {
    ...sent,
    requestHash: hashRequest(request),
    names: nameItems(groups),
    chaosPerDivine: await readChaosPerDivine(deps, listing),
    unitRate: game === 'poe2' ? await readUnitRate(deps, { league, unit: request.unit ?? DEFAULT_POE2_UNIT }) : null,
    league: await readLeagueName(deps, listing),
    searched: await searchListing(deps, listing, sent),
  };
}

/**
 * Searches the listing's tabs that are open to searches. Returns the matches among the listing's stacks, and whether
 * other items match. Takes no lock, because matching may take a long time.
 */
async function searchListing(deps: TradesDeps, listing: ListingRecord, { caller, request, nowMs }: Timed): Promise<Searched | null> {
  if (request.regex === undefined || !takesSearch(listing)) return null;
  const check = checkRequest(listing, request, nowMs);
  if (!check.ok) return null;
  const denied = new Set(listing.search_denied_tabs);
  const tabIds = listing.stash_tabs.filter((id) => !denied.has(id)).map((id) => splitStashTabId(id).tabId);
  const [{ reads, isSearchable }, tabTexts] = await Promise.all([
    readListedStacks(deps, listing),
    deps.findTabTexts({ userId: listing.user_id, game: listing.game, league: listing.league, tabIds }),
  ]);
  const result = await judgeRequest({
    caller: caller.id,
    search: request.regex,
    asked: check.items.map(({ hash, quantity }): [string, number] => [hash, quantity]),
    stock: listing.items.map(({ hash, rawItems }) => ({ hash, rawItems: rawItems.filter(({ id }) => isSearchable(id)) })),
    texts: new Map([...reads].map(([id, { lines }]) => [id, lines])),
    prices: { regexExtraPrice: listing.regex_extra_price, regexQuantExtraPrice: listing.regex_quant_extra_price },
    tabItems: tabTexts.map(({ id, lines }) => ({ id, lines })),
  });
  return { versionMs: listing.timestamp_ms, result };
}

/** Returns true if a listing can be searched. A want-to-buy listing cannot, because wanted items are not in a tab. */
export function takesSearch(listing: ListingRecord): boolean {
  return listing.support_regex && listing.side === 'sell';
}

/** Checks a request against a listing read earlier. */
export function checkRequest(listing: ListingRecord, request: TradeRequest, nowMs: number): TradeCheck {
  if (currentState(listing, nowMs) !== 'active') return { ok: false, code: 'listingNotActive' };
  return checkTradeRequest(
    {
      timestampMs: listing.timestamp_ms,
      inactive: false,
      deleted: false,
      endedAtMs: null,
      listingMode: listing.listing_mode,
      minTradeValue: listing.min_trade_value,
      items: listing.items,
    },
    request,
    nowMs,
  );
}

function hashRequest(request: TradeRequest): string {
  const items = [...request.items].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha1')
    .update(JSON.stringify([request.listingTimestampMs, items, request.regex ?? null, request.unit ?? null]))
    .digest('hex');
}
