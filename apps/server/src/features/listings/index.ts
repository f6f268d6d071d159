export {
  deactivateListingsOf,
  lockAllListingsOf,
  readListingIds,
  removeListingsOf,
  type LeagueClocks,
} from './departed-listings.queries.ts';
export { describeEnded } from './describe-ended.ts';
export { expireDueListings, pruneOldListings } from './end-listings.ts';
export { actAs, type ListingsDeps, type StashRead } from './listings-deps.ts';
export { readListingHead, type ListingHead } from './listing-head.queries.ts';
export { readListedStacks } from './read-listed-stacks.ts';
export { createLeagueTurns } from './league-turns.ts';
export { mayExist } from './may-exist.ts';
export { registerListings } from './listings.routes.ts';
export { resendListingsOf } from './resend-listings.ts';
export { takeChangeMs, bumpFeedVersion } from './feed.queries.ts';
export type { ListingRecord } from './listing-record.ts';
export { readLastOnline, readPresence } from './presence.queries.ts';
export { lockListing, lockStockListings, readListing, updateListingItems } from './stored-listings.queries.ts';
export { presentOwnListing } from './present-listing.ts';
export { currentState } from './read-expanded.ts';
export { followTab } from './follow-tab.ts';
export { readOfferedGroups } from './offered-groups.queries.ts';
