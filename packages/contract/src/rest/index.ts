import { completeSignIn, startSignIn } from './auth.ts';
import { getHealth } from './health.ts';
import { getExpandedListing, getLeagueSummary, getListings } from './listings.ts';
import { getProfile, setMainIgn } from './users.ts';

/**
 * Endpoints of the API by name, except those of `laterApi`: the server mounts them, OpenAPI lists them, and the safety
 * matrix covers them.
 */
export const api = {
  completeSignIn,
  getExpandedListing,
  getHealth,
  getLeagueSummary,
  getListings,
  getProfile,
  setMainIgn,
  startSignIn,
} as const;

export { decodeParam, encodeParam, type ListingMode, type Presence, type Side } from './common.ts';
export { type RequestBudget } from './game-data.ts';
export {
  feedFilterSchema,
  listingRowSchema,
  type ExpandedListing,
  type FeedFilter,
  leagueSummarySchema,
  type LeagueSummary,
  listingFeedSchema,
  type ListingFeed,
  type ListingRow,
  type NewestListing,
  NEWEST_LISTINGS,
} from './listings.ts';
export { type Notification, type NotificationOf, type NotificationType, type TradeNotification } from './notifications.ts';
export { type ListingDraft, type ListingDraftBody, type OwnListing, type PublishedListing } from './own-listings.ts';
export { type TradePlace, type TradeRequest, type TradeView } from './trades.ts';
export { type Profile } from './users.ts';
