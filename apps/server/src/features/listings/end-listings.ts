import type { WebhookEventData } from '@poexchange/contract/webhook-events';
import type { LeagueId, ListingUuid } from '@poexchange/domain/ids';
import type { Game } from '@poexchange/domain/item';
import { listingLimits } from '@poexchange/domain/listing';
import { withTransaction } from '@poexchange/platform/db';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { publishEvent, userRoom, tellInOrder, type Told } from '../../realtime/outbox.ts';
import { queueWebhookEvents } from '../notifications/index.ts';
import { pruneDepartedListings } from './departed-listings.queries.ts';
import { takeChangeMs } from './feed.queries.ts';
import { endOwnListings, expireListings, pruneListings, readLeaguesWithDue, type EndedListing } from './life-cycle.queries.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { hasListings } from './stored-listings.queries.ts';

/** How long deleted listings are kept, so that every poll receives them. */
const DELETED_KEPT_MS = 60 * 60_000;

/** Deactivates or deletes the caller's listings. Listings that have already ended are not changed. */
export async function endListings(
  deps: ListingsDeps,
  options: { userId: string; game: Game; league: string; target: string; side: 'sell' | 'buy'; action: 'delete' | 'deactivate' },
): Promise<string[]> {
  await deps.onActed(options);
  return deps.waitForLeague(options, () =>
    withTransaction(deps.db, async (tx) => {
      // Do not create a clock for a league in which the person has no listing: the league may not exist.
      if (!(await hasListings(tx, options))) return [];
      const nowMs = deps.clock();
      const changeMs = await takeChangeMs(tx, { game: options.game, league: options.league, nowMs });
      const uuids = await endOwnListings(tx, { ...options, state: options.action === 'delete' ? 'deleted' : 'inactive', changeMs });
      if (uuids.length === 0) return [];
      await tellInOrder([
        describeOwner(tx, { userId: options.userId, uuids }),
        ...(await deps.listAskers(tx, { uuids, state: 'gone', nowMs })),
      ]);
      return uuids;
    }),
  );
}

/** Describes the event that notifies an owner of ended listings. */
function describeOwner(tx: Transaction<Database>, { userId, uuids }: { userId: string; uuids: string[] }): Told {
  return { id: userId, tell: () => publishEvent(tx, { room: userRoom(userId), event: 'listings:changed', data: { uuids } }) };
}

/**
 * Deactivates listings older than two hours (R4.02) and notifies their owners. Any number of nodes may run this job
 * concurrently.
 */
export async function expireDueListings(deps: ListingsDeps): Promise<number> {
  const beforeMs = deps.clock() - listingLimits.activeMs;
  let count = 0;
  for (const { game, league } of await readLeaguesWithDue(deps.db, beforeMs))
    count += await withTransaction(deps.db, async (tx) => {
      const nowMs = deps.clock();
      const changeMs = await takeChangeMs(tx, { game, league, nowMs });
      const expired = await expireListings(tx, { game, league, beforeMs, changeMs });
      const owners = [...new Set(expired.map((row) => row.user_id))].map((userId) =>
        describeOwner(tx, { userId, uuids: expired.filter((row) => row.user_id === userId).map(({ uuid }) => uuid) }),
      );
      const askers = await deps.listAskers(tx, { uuids: expired.map(({ uuid }) => uuid), state: 'gone', nowMs });
      await tellInOrder([...owners, ...askers]);
      await queueWebhookEvents(tx, { type: 'listing.expired', nowMs, told: describeEnded({ game, league }, expired) });
      return expired.length;
    });
  return count;
}

/** Deletes listings that are no longer visible to anyone. */
export async function pruneOldListings(deps: ListingsDeps): Promise<number> {
  const nowMs = deps.clock();
  await pruneDepartedListings(deps.db, nowMs - DELETED_KEPT_MS);
  return pruneListings(deps.db, { inactiveBeforeMs: nowMs - listingLimits.retentionMs, deletedBeforeMs: nowMs - DELETED_KEPT_MS });
}

type OwnersEvent = { readonly userId: string; readonly data: WebhookEventData<'listing.expired'> };

/** Describes ended listings of a league for their owners' webhooks: one event per owner. */
export function describeEnded({ game, league }: { game: Game; league: string }, ended: readonly EndedListing[]): OwnersEvent[] {
  const owners = [...new Set(ended.map((listing) => listing.user_id))];
  return owners.map((userId) => ({
    userId,
    data: { game, league: league as LeagueId, listings: ended.filter((listing) => listing.user_id === userId).map(describeListing) },
  }));
}

function describeListing({ uuid, category, sub_category: subCategory, side }: EndedListing) {
  return { uuid: uuid as ListingUuid, category, subCategory, side };
}
