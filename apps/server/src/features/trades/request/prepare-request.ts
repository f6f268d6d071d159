import type { TradeRequest } from '@poexchange/contract/rest';
import { DEFAULT_POE2_UNIT } from '@poexchange/domain/currency';
import { splitStashTabId } from '@poexchange/domain/ids';
import { nameItems } from '@poexchange/domain/whisper';
import type { Caller } from '../../../http/server-app.ts';
import { readListedStacks, type ListingRecord } from '../../listings/index.ts';
import { findKnownGroups, readChaosPerDivine, readLeagueName, readUnitRate, type UnitRate } from '../../prices/index.ts';
import { judgeRequest } from '../search/match-search.ts';
import type { RequestMatch } from '../search/match-texts.ts';
import type { Threaded } from '../../../threads/request-thread.ts';
import type { TradesDeps } from '../trades.queries.ts';
import { checkRequest, takesSearch } from './check-listing.ts';

export type Ask = { readonly caller: Caller; readonly request: TradeRequest; readonly idempotencyKey: string | null };

/** Result of a search in a listing, valid for one version of it. */
type Searched = { readonly versionMs: number; readonly result: Threaded<RequestMatch> };

/** Everything read before taking the lock, to hold it as briefly as possible. */
export type Prepared = {
  readonly names: ReadonlyMap<string, string>;
  readonly chaosPerDivine: number | null;
  readonly asked: UnitRate | null;
  readonly league: string;
  /**
   * Only for a request by search; null otherwise, if the seller accepts none, or if the request was invalid when the
   * listing was read.
   */
  readonly searched: Searched | null;
};

/** A request with everything read for it, at one moment. */
export type Asking = Ask & Prepared & { readonly nowMs: number };

/** Reads names, rate and league from the price files, and runs the search. */
export async function prepareRequest(
  deps: TradesDeps,
  listing: ListingRecord,
  { callerId, request, nowMs }: { callerId: string; request: TradeRequest; nowMs: number },
): Promise<Prepared> {
  const hashes = listing.items.map((item) => item.hash);
  const groups = await findKnownGroups(deps, { game: listing.game, league: listing.league, category: listing.category, hashes });
  return {
    names: nameItems(groups),
    chaosPerDivine: await readChaosPerDivine(deps, listing),
    asked: listing.game === 'poe2' ? await readUnitRate(deps, { league: listing.league, unit: request.unit ?? DEFAULT_POE2_UNIT }) : null,
    league: await readLeagueName(deps, listing),
    searched: await searchListing(deps, listing, { callerId, request, nowMs }),
  };
}

/**
 * Searches the listing's tabs that are open to searches: the matches among the listing's stacks, and whether other
 * items match. Holds no lock, as matching may take long.
 */
async function searchListing(
  deps: TradesDeps,
  listing: ListingRecord,
  { callerId, request, nowMs }: { callerId: string; request: TradeRequest; nowMs: number },
): Promise<Searched | null> {
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
    caller: callerId,
    search: request.regex,
    asked: check.items.map(({ hash, quantity }): [string, number] => [hash, quantity]),
    stock: listing.items.map(({ hash, rawItems }) => ({ hash, rawItems: rawItems.filter(({ id }) => isSearchable(id)) })),
    texts: new Map([...reads].map(([id, { lines }]) => [id, lines])),
    prices: { regexExtraPrice: listing.regex_extra_price, regexQuantExtraPrice: listing.regex_quant_extra_price },
    tabItems: tabTexts.map(({ id, lines }) => ({ id, lines })),
  });
  return { versionMs: listing.timestamp_ms, result };
}
