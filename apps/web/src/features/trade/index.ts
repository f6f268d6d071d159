export { readRequestsOf, type ListingRequests } from './requests-of-listing.ts';
export { tradeQueueQuery } from './trade-query.ts';
