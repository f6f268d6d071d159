import { completeSignIn, startSignIn } from './auth.ts';
import { getHealth } from './health.ts';
import { createListing, endListings, getExpandedListing, getListings, getMyListings } from './listings.ts';
import { getProfile, setMainIgn } from './users.ts';

/**
 * Every endpoint of the API by name, but those of `laterApi`: what the server mounts, what OpenAPI lists, what the
 * safety matrix walks over.
 */
export const api = {
  completeSignIn,
  createListing,
  endListings,
  getExpandedListing,
  getHealth,
  getListings,
  getMyListings,
  getProfile,
  setMainIgn,
  startSignIn,
} as const;

export { decodeParam, encodeParam, type ListingMode, type Presence, type Side } from './common.ts';
export { type RequestBudget } from './game-data.ts';
export {
  feedFilterSchema,
  listingRowSchema,
  ownListingSchema,
  type ExpandedListing,
  type FeedFilter,
  type ListingDraft,
  type ListingDraftBody,
  listingFeedSchema,
  type ListingFeed,
  type ListingRow,
  type OwnListing,
  type PublishedListing,
} from './listings.ts';
export { type Notification, type NotificationOf, type NotificationType, type TradeNotification } from './notifications.ts';
export { type TradePlace, type TradeRequest, type TradeView } from './trades.ts';
export { type Profile } from './users.ts';
