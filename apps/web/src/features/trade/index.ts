export { readRequestsOf, type ListingRequests } from './queue-view.ts';
export { tradeQueueQuery } from './trade-query.ts';
