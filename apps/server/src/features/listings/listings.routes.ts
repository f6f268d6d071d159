import { api, decodeParam, feedFilterSchema } from '@poexchange/contract/rest';
import { laterApi } from '@poexchange/contract/rest/later';
import { RefusalError } from '../../http/refusal.ts';
import type { ServerApp } from '../../http/server-app.ts';
import { publishListing } from './create-listing.ts';
import { endListings } from './end-listings.ts';
import { createExpandedCache } from './expanded-cache.ts';
import { createFeedCache } from './feed-cache.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { mayExist } from './may-exist.ts';
import { writeOwnListings } from './write-own-listings.ts';

export function registerListings(app: ServerApp, deps: ListingsDeps): void {
  const feed = createFeedCache({ ...deps, mayExist: (value) => mayExist(deps, value) });
  const expanded = createExpandedCache(deps);

  app.mount(laterApi.createListing, ({ user, body, idempotencyKey }) =>
    publishListing(deps, { caller: user, draft: body, idempotencyKey }),
  );

  app.mountStreamed(laterApi.getMyListings, ({ user }) => writeOwnListings(deps, user.id));

  app.mount(laterApi.endListings, async ({ user, params, query }) => ({
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
