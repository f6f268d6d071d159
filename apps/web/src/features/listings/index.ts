export { listingFeedQuery } from './feed-query.ts';
export type { FeedState } from './merge-feed.ts';
