import { deleteAccount, exportAccount } from './account-data.ts';
import { changeChatLink, completeChatLink, getChatLink, startChatLink, unlinkChat } from './chat-link.ts';
import { getAccountLeagues, getCharacters, getStash, getStashes } from './game-data.ts';
import { deleteNotifications, getNotifications, markNotificationsRead } from './notifications.ts';
import { createListing, endListings, getMyListings, noteVariant } from './own-listings.ts';
import { completePartner, getPartnerLink, startPartnerLink, startPartnerSignIn, unlinkPartner } from './partner.ts';
import { getOwnPresence, setPlaying } from './presence.ts';
import { getStock } from './stock.ts';
import { createTradeNotification, getTradeQueue, getTradeSearch, getTradeView, finishTrade, setTradeStep } from './trades.ts';

/**
 * Endpoints of rarely opened parts, by name: part of the API like the endpoints of `api`, but in a separate module so
 * that a first visit does not load them.
 */
export const laterApi = {
  changeChatLink,
  completeChatLink,
  completePartner,
  createListing,
  createTradeNotification,
  deleteAccount,
  deleteNotifications,
  endListings,
  exportAccount,
  getAccountLeagues,
  getCharacters,
  getChatLink,
  getMyListings,
  getNotifications,
  getOwnPresence,
  getPartnerLink,
  getStash,
  getStashes,
  getStock,
  getTradeQueue,
  getTradeSearch,
  getTradeView,
  markNotificationsRead,
  noteVariant,
  finishTrade,
  setPlaying,
  setTradeStep,
  startChatLink,
  startPartnerLink,
  startPartnerSignIn,
  unlinkChat,
  unlinkPartner,
} as const;

export { chatAnswerSchema, type ChatLink } from './chat-link.ts';
export { type PartnerLink } from './partner.ts';
export { type OwnPresence } from './presence.ts';
export { type OwnStock } from './stock.ts';
export { tradeQueueLimits, type QueuedTrade, type TradeSearch } from './trades.ts';
export { notificationsParamSchema } from './notifications.ts';
export { ownListingSchema } from './own-listings.ts';
