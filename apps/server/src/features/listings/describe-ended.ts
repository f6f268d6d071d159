import type { WebhookEventData } from '@poexchange/contract/webhook-events';
import type { LeagueId, ListingUuid } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import type { EndedListing } from './life-cycle.queries.ts';

type Told = { readonly userId: string; readonly data: WebhookEventData<'listing.expired'> };

/** Describes ended listings of a league for their owners' webhooks: one event per owner. */
export function describeEnded({ game, league }: { game: Game; league: string }, ended: readonly EndedListing[]): Told[] {
  const owners = [...new Set(ended.map((listing) => listing.user_id))];
  return owners.map((userId) => ({
    userId,
    data: { game, league: league as LeagueId, listings: ended.filter((listing) => listing.user_id === userId).map(describe) },
  }));
}

function describe({ uuid, category, sub_category: subCategory, side }: EndedListing) {
  return { uuid: uuid as ListingUuid, category, subCategory, side };
}
