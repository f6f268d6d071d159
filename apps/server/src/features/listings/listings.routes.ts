import { api, decodeParam, feedFilterSchema } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { createTurns } from '../../http/turns.ts';
import { isKnownFilter } from './check-draft.ts';
import { publishListing } from './create-listing.ts';
import { endListings } from './end-listings.ts';
import { createExpandedCache } from './expanded-cache.ts';
import { createFeedCache } from './feed-cache.ts';
import { actAs, type ListingsDeps } from './listings-deps.ts';
import { mayExist } from './may-exist.ts';
import { noteVariant } from './note-variant.ts';
import { writeOwnListings } from './write-own-listings.ts';

/** A read of a person's own listings stops blocking other reads after this time. */
const LONGEST_TURN_MS = 5000;

/** Mounts the endpoints and returns `warm`, which reads the feeds and should run before the first request. */
export function registerListings(app: ServerApp, deps: ListingsDeps): { readonly warm: () => Promise<void> } {
  const feed = createFeedCache({ ...deps, mayExist: (value) => mayExist(deps, value) });
  const expanded = createExpandedCache(deps);
  const turns = createTurns({ atOnce: 1, longestMs: LONGEST_TURN_MS });

  app.mount(laterApi.createListing, ({ user, body, idempotencyKey, signal }) =>
    publishListing(actAs(deps, user), { caller: user, draft: body, idempotencyKey, signal }),
  );

  app.mount(laterApi.noteVariant, ({ user, body }) => noteVariant(deps, { ...body, userId: user.id }));

  app.mountStreamed(laterApi.getMyListings, ({ user, query }) =>
    writeOwnListings({ ...deps, turns }, { userId: user.id, stacks: query.stacks ?? 'all' }),
  );

  app.mount(laterApi.endListings, async ({ user, params, query }) => ({
    uuids: await endListings(actAs(deps, user), { ...params, userId: user.id, side: query.side ?? 'sell' }),
    serverTimeMs: deps.clock(),
  }));

  app.mountWritten(api.getExpandedListing, ({ params, user }) => expanded.read({ uuid: params.uuid, callerId: user?.id ?? null }));

  app.mountWritten(api.getLeagueSummary, ({ params }) => feed.readSummary(params));

  app.mountWritten(api.getListings, ({ params }) => {
    const filter = decodeParam(feedFilterSchema, params.filter);
    if (filter === null) throw new RefusalError('badRequest', { paths: ['params.filter'] });
    if (!isKnownFilter({ ...params, subCategory: filter.subCategory ?? '' })) throw new RefusalError('categoryNotFound');
    return feed.readFeed({ ...params, side: filter.side, subCategory: filter.subCategory, sinceMs: filter.sinceMs });
  });
  return { warm: feed.warm };
}
