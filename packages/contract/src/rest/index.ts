import { completeSignIn, startSignIn } from './auth.ts';
import { getAccountLeagues, getCharacters, getStash, getStashes } from './game-data.ts';
import { getHealth } from './health.ts';
import { createListing, endListings, getExpandedListing, getListings, getMyListings } from './listings.ts';
import {
  createTradeNotification,
  deleteNotifications,
  getNotifications,
  getTradeView,
  markNotificationsRead,
  processNotification,
} from './notifications.ts';
import { getProfile, setMainIgn } from './users.ts';

/**
 * Every endpoint of the API by name, but those of `laterApi`: what the server mounts, what OpenAPI lists, what the
 * safety matrix walks over.
 */
export const api = {
  completeSignIn,
  createListing,
  createTradeNotification,
  deleteNotifications,
  endListings,
  getAccountLeagues,
  getCharacters,
  getExpandedListing,
  getHealth,
  getListings,
  getMyListings,
  getNotifications,
  getProfile,
  getStash,
  getStashes,
  getTradeView,
  markNotificationsRead,
  processNotification,
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
export { notificationsParamSchema, type Notification, type TradePlace, type TradeRequest, type TradeView } from './notifications.ts';
export { type Profile } from './users.ts';
