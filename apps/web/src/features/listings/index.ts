export { listingFeedQuery } from './feed/feed-query.ts';
export type { FeedState } from './feed/merge-feed.ts';
export { writeFilterLink } from './filter/filter-link.ts';
