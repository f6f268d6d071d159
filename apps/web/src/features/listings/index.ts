export { listingFeedQuery } from './feed-query.ts';
