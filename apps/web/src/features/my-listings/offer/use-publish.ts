import { ApiError } from '@poexchange/contract/client';
import type { Refusal } from '@poexchange/contract/errors';
import type { ListingDraftBody, OwnListing, PublishedListing } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import type { StashTabId } from '@poexchange/domain/ids';
import type { CustomGroup } from '@poexchange/domain/price-book';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../../shared/api/use-attempt.ts';
import { callApi } from '../../../shared/api/call-api.ts';
import { useBackOnline } from '../../../shared/network/use-back-online.ts';
import { ownListingsQuery } from '../../../shared/listings/own-listings-query.ts';
import { useInterfaceStore } from '../../../shared/game/interface-store.ts';
import { getPricingWorker } from '../../../shared/workers/pricing-client.ts';
import type { StashScope } from '../../../shared/workers/kept-tabs.ts';
import type { OfferRequest } from '../../../shared/workers/stash-offers.ts';
import { readMapFilters } from './map-filter-store.ts';
import { priceKey } from './price-drafts.ts';
import { forgetReckoned } from './reckoned-prices.ts';
import { readSearchTerms } from './search-options-store.ts';
import type { ItemChoices, OfferSettings } from '../../price-book/index.ts';

export type Publication = {
  readonly scope: StashScope;
  readonly place: { readonly category: string; readonly subCategory: string };
  /** The place's custom group (D25). */
  readonly group: CustomGroup | undefined;
  readonly tabIds: readonly StashTabId[];
  readonly settings: OfferSettings;
  readonly choices: ItemChoices;
  readonly ign: string;
};

export type PublishFailure =
  /** The draft is empty: no item in the tabs is priced and selected. */
  | { readonly kind: 'empty' }
  /** No answer: the listing may have been published, and it is safe to repeat the request. */
  | { readonly kind: 'network' }
  /** `hash` is the group that the server named, if any. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly hash: string | null }
  | { readonly kind: 'unknown'; readonly message: string };

export class EmptyOfferError extends Error {
  override readonly name = 'EmptyOfferError';
}

/** Publishes or replaces a category's listing with the current content of the tabs (R7.18, D16, D20). */
export function usePublish() {
  return usePublishDraft(makeDraft);
}

/** Publishes a draft from elsewhere, such as manual entry (D55). */
export function usePublishDraft<Input>(makeDraft: (input: Input) => ListingDraftBody | Promise<ListingDraftBody>) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const [hashes, setHashes] = useState<readonly string[]>([]);
  const mutation = useMutation({
    mutationFn: async (input: Input): Promise<PublishedListing> => {
      const draft = await makeDraft(input);
      setHashes(draft.items.map((item) => item.hash));
      return callApi(laterApi.createListing, { body: draft }, { idempotencyKey: attempt.keyOf(draft) });
    },
    onSuccess: (listing) => {
      attempt.end();
      forgetReckoned(listing.items.map(({ hash }) => priceKey(listing, hash)));
      keepOwnListing(client, listing);
    },
    meta: { failure: 'silent' },
  });
  const failure = mutation.error === null ? null : readFailure(mutation.error, hashes);
  useBackOnline(() => failure?.kind === 'network' && mutation.reset());
  return { ...mutation, failure };
}

/** Builds the worker's request for a draft. */
export function describeOffer({
  scope,
  place,
  group,
  tabIds,
  settings,
  choices,
}: Omit<Publication, 'ign' | 'settings'> & { readonly settings: Pick<OfferSettings, 'multiplier'> }): OfferRequest {
  return {
    ...place,
    tabIds,
    multiplierPercent: settings.multiplier,
    overrides: choices.overrides,
    deselected: choices.deselected,
    mapFilters: readMapFilters(scope),
    hashes: group === undefined ? null : group.items.map(({ hash }) => hash),
  };
}

async function makeDraft({ scope, place, group, tabIds, settings, choices, ign }: Publication): Promise<ListingDraftBody> {
  const draft = await getPricingWorker().draftOffer(
    { ...scope, level: useInterfaceStore.getState().priceLevel },
    describeOffer({ scope, place, group, tabIds, settings, choices }),
  );
  if (draft.items.length === 0) throw new EmptyOfferError('nothing to offer');
  return {
    ...place,
    ...(group !== undefined && { groupName: group.name }),
    game: scope.game,
    league: scope.league,
    side: 'sell',
    listingMode: settings.listingMode,
    ign,
    multiplier: settings.multiplier,
    minTradeValue: settings.minTradeValue,
    ...readSearchTerms({ game: scope.game, league: scope.league, ...place }, draft.tabIds),
    stashTabs: [...draft.tabIds],
    items: draft.items.map(({ hash, price, quantity, rawItems, overridden }) => ({
      hash,
      price,
      quantity,
      rawItems: [...rawItems],
      overridden,
    })),
    totalPrice: draft.totalPrice,
    deselected: draft.skipped.filter((skip) => skip.reason === 'deselected').map((skip) => skip.hash),
  };
}

/** Adds a listing to the page's own list, replacing the listing with the same identity (D20). */
function keepOwnListing(client: QueryClient, listing: OwnListing): void {
  client.setQueryData(ownListingsQuery.queryKey, (before) => [listing, ...(before ?? []).filter((other) => !isSamePlace(other, listing))]);
  void client.invalidateQueries({ queryKey: ownListingsQuery.queryKey });
}

export function isSamePlace(a: PlaceOfListing, b: PlaceOfListing): boolean {
  return a.game === b.game && a.league === b.league && a.category === b.category && a.subCategory === b.subCategory && a.side === b.side;
}

type PlaceOfListing = Pick<OwnListing, 'game' | 'league' | 'category' | 'subCategory' | 'side'>;

function readFailure(error: unknown, hashes: readonly string[]): PublishFailure {
  if (error instanceof EmptyOfferError) return { kind: 'empty' };
  if (!(error instanceof ApiError)) return { kind: 'unknown', message: error instanceof Error ? error.message : String(error) };
  if (error.refusal !== null) return { kind: 'refused', refusal: error.refusal, hash: findHash(error.refusal, hashes) };
  return error.status === 0 ? { kind: 'network' } : { kind: 'unknown', message: error.message };
}

/** The server identifies the invalid item by its index in the body. */
function findHash(refusal: Refusal, hashes: readonly string[]): string | null {
  const index = /^body\.items\.(\d+)(?:\.|$)/.exec(refusal.paths?.[0] ?? '')?.[1];
  return index === undefined ? null : (hashes[Number(index)] ?? null);
}
