import { api, decodeParam, feedFilterSchema } from '@poexchange/contract/rest';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { publishListing } from './create-listing.ts';
import { endListings } from './end-listings.ts';
import { createExpandedCache } from './expanded-cache.ts';
import { createFeedCache } from './feed-cache.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { readOwnListings, readPresence } from './listings.queries.ts';
import { currentState } from './read-expanded.ts';
import { presentOwnListing } from './present-listing.ts';

export function registerListings(app: ServerApp, deps: ListingsDeps): void {
  const feed = createFeedCache(deps);
  const expanded = createExpandedCache(deps);

  app.mount(api.createListing, ({ user, body, idempotencyKey }) => publishListing(deps, { caller: user, draft: body, idempotencyKey }));

  app.mount(api.getMyListings, async ({ user }) => {
    const nowMs = deps.clock();
    const records = await readOwnListings(deps.db, user.id);
    const presence = {
      poe1: await readPresence(deps.db, { userId: user.id, game: 'poe1' }),
      poe2: await readPresence(deps.db, { userId: user.id, game: 'poe2' }),
    };
    const listings = records
      .map((record) => ({ ...record, state: currentState(record, nowMs) }))
      .filter((record) => record.state !== 'deleted')
      .map((record) => presentOwnListing(record, presence[record.game]));
    return { listings, serverTimeMs: nowMs };
  });

  app.mount(api.endListings, async ({ user, params, query }) => ({
    uuids: await endListings(deps, { ...params, userId: user.id, side: query.side ?? 'sell' }),
    serverTimeMs: deps.clock(),
  }));

  app.mountWritten(api.getExpandedListing, ({ params, user }) => expanded.read({ uuid: params.uuid, callerId: user?.id ?? null }));

  app.mountWritten(api.getListings, ({ params }) => {
    const filter = decodeParam(feedFilterSchema, params.filter);
    if (filter === null) throw new RefusalError('badRequest', { paths: ['params.filter'] });
    return feed.readFeed({ ...params, side: filter.side, subCategory: filter.subCategory, sinceMs: filter.sinceMs });
  });
}
