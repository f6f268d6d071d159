export { lockListingsOf, removeListingsOf, type LeagueClocks } from './departed-listings.queries.ts';
export { expireDueListings, pruneOldListings } from './end-listings.ts';
export type { ListingsDeps, StashRead } from './listings-deps.ts';
export { readListingHead, type ListingHead } from './listing-head.queries.ts';
export { readListedStacks } from './read-listed-stacks.ts';
export { createLeagueTurns } from './league-turns.ts';
export { registerListings } from './listings.routes.ts';
export {
  lockListing,
  lockStockListings,
  readLastOnline,
  readListing,
  readPresence,
  takeChangeMs,
  touchListingsOf,
  updateListingItems,
  type ListingRecord,
} from './listings.queries.ts';
export { presentOwnListing } from './present-listing.ts';
export { currentState } from './read-expanded.ts';
export { followTab } from './follow-tab.ts';
export { countInTabs } from './left-tabs.ts';
export { readOfferedGroups } from './offered-groups.queries.ts';
