export {
  deactivateListingsOf,
  lockAllListingsOf,
  readListingIds,
  removeListingsOf,
  type LeagueClocks,
} from './departed-listings.queries.ts';
export { describeEnded, expireDueListings, pruneOldListings } from './end-listings.ts';
export { actAs, type ListingsDeps, type StashRead } from './listings-deps.ts';
export { readListingHead, type ListingHead, readOfferedGroups } from './listed-so-far.queries.ts';
export { readListedStacks, currentState } from './read-expanded.ts';
export { createLeagueTurns } from './league-turns.ts';
export { mayExist } from './may-exist.ts';
export { registerListings } from './listings.routes.ts';
export { resendListingsOf, takeChangeMs, bumpFeedVersion } from './feed.queries.ts';
export { lockListing, lockStockListings, readListing, updateListingItems } from './stored-listings.queries.ts';
export type { ListingRecord } from './listing-record.ts';
export { readLastOnline, readPresence } from './presence.queries.ts';
export { presentOwnListing } from './present-listing.ts';
export { followTab } from './follow-tab.ts';
