/** Answers to the calls of `access-calls.ts`: `ok`, or the code of the refusal. */
import type { Scope } from '@poexchange/contract/scopes';
import { endpoints } from '../http/endpoints.ts';
import { makeEvents } from './access-calls.ts';

type Codes = { readonly endpoints: Readonly<Record<string, string>>; readonly events: Readonly<Record<string, string>> };

/** Time between the events and the calls of one person: a snapshot that comes sooner after another is refused. */
export const BETWEEN_SNAPSHOTS_MS = 40_000;

/** Endpoints that a visitor may call, where the answer is a refusal for another reason. */
const openToVisitors: Readonly<Record<string, string>> = {
  completeSignIn: 'signInStateInvalid',
  completePartner: 'partnerNotOffered',
  startPartnerSignIn: 'partnerNotOffered',
};

/** Answers to somebody who gets this code wherever a session is needed. */
export function codesByAccess(code: string): Record<string, string> {
  return Object.fromEntries(endpoints.map(({ name, access }) => [name, access === 'user' ? code : (openToVisitors[name] ?? 'ok')]));
}

/** The same for events, which all need one. */
export function codesOfEvents(code: string): Record<string, string> {
  return Object.fromEntries(Object.keys(makeEvents(0)).map((name) => [name, code]));
}

/** Scopes with which a program may call an endpoint; all others that need a session are not for programs. */
export const scopesOf: Readonly<Record<string, Scope>> = {
  getMyListings: 'listings:read',
  getStock: 'listings:read',
  createListing: 'listings:write',
  endListings: 'listings:write',
  getProfileSnapshots: 'networth:read',
  getSnapshot: 'networth:read',
  getSnapshotProfile: 'networth:read',
  getSnapshotProfiles: 'networth:read',
  getSnapshotSettings: 'networth:read',
  getProfile: 'profile:read',
  getMyServices: 'services:read',
  getServicePresets: 'services:read',
  getServiceRequest: 'services:read',
  getServiceRequests: 'services:read',
  answerServiceRequest: 'services:write',
  deleteServices: 'services:write',
  relistAllServices: 'services:write',
  saveServices: 'services:write',
  setServicesActive: 'services:write',
  updateService: 'services:write',
  getDoneTrades: 'trades:read',
  getNotifications: 'trades:read',
  getTradeQueue: 'trades:read',
  getTradeSearch: 'trades:read',
  getTradeView: 'trades:read',
  deleteNotifications: 'trades:write',
  markNotificationsRead: 'trades:write',
  processNotification: 'trades:write',
  setTradeStep: 'trades:write',
  getMyVouches: 'vouches:read',
  getWebhookDeliveries: 'webhooks:read',
  getWebhooks: 'webhooks:read',
  changeWebhook: 'webhooks:write',
  changeWebhookSecret: 'webhooks:write',
  createWebhook: 'webhooks:write',
  deleteWebhook: 'webhooks:write',
  testWebhook: 'webhooks:write',
};

/**
 * Somebody signed in, to whom nothing of it belongs. A call about one's own things that names another's is `ok` where
 * it does nothing: the test compares what the owner has before and after.
 */
export const codesOfOthers: Codes = {
  endpoints: {
    completeSignIn: 'signInStateInvalid',
    getExpandedListing: 'ok',
    getHealth: 'ok',
    getStatus: 'ok',
    getListings: 'ok',
    getProfile: 'ok',
    setMainIgn: 'ignNotOwned',
    startSignIn: 'ok',
    changeChatLink: 'chatLinkNotOffered',
    completeChatLink: 'chatLinkNotOffered',
    completePartner: 'partnerNotOffered',
    createListing: 'ignNotOwned',
    createTradeNotification: 'ignNotOwned',
    deleteNotifications: 'ok',
    endListings: 'ok',
    exportAccount: 'ok',
    getAccountLeagues: 'gameAccountNotConnected',
    getCharacters: 'ok',
    getChatLink: 'chatLinkNotOffered',
    getMyListings: 'ok',
    getNotifications: 'ok',
    getPartnerLink: 'partnerNotOffered',
    getStash: 'gameAccountNotConnected',
    getStashes: 'gameAccountNotConnected',
    getStock: 'ok',
    getTradeQueue: 'ok',
    getTradeSearch: 'notFound',
    getTradeView: 'notFound',
    markNotificationsRead: 'ok',
    processNotification: 'notFound',
    setTradeStep: 'notFound',
    startChatLink: 'chatLinkNotOffered',
    startPartnerLink: 'partnerNotOffered',
    startPartnerSignIn: 'partnerNotOffered',
    unlinkChat: 'chatLinkNotOffered',
    unlinkPartner: 'partnerNotOffered',
    getAccessTokens: 'ok',
    createAccessToken: 'ok',
    deleteAccessToken: 'ok',
    getWebhooks: 'ok',
    createWebhook: 'ok',
    changeWebhook: 'notFound',
    changeWebhookSecret: 'notFound',
    testWebhook: 'notFound',
    getWebhookDeliveries: 'notFound',
    deleteWebhook: 'ok',
    addSnapshot: 'snapshotProfileNotFound',
    deleteSnapshots: 'ok',
    getCharacterItems: 'gameAccountNotConnected',
    getDoneTrades: 'ok',
    getProfileSnapshots: 'snapshotProfileNotFound',
    getSnapshot: 'snapshotNotFound',
    getSnapshotProfile: 'snapshotProfileNotFound',
    getSnapshotProfiles: 'ok',
    getSnapshotSettings: 'ok',
    saveSnapshotSettings: 'snapshotProfileNotFound',
    setSnapshotNote: 'snapshotNotFound',
    answerServiceRequest: 'notFound',
    deleteServicePreset: 'ok',
    getMyServices: 'ok',
    getMyVouches: 'ok',
    getServiceHistory: 'ok',
    getServicePresets: 'ok',
    getServiceRequest: 'notFound',
    getServiceRequests: 'ok',
    getServices: 'ok',
    getVouchInfo: 'ok',
    relistAllServices: 'ok',
    reportVouches: 'ok',
    requestService: 'ignNotOwned',
    saveServicePreset: 'notFound',
    saveServices: 'ignNotOwned',
    setServicesActive: 'ok',
    unvouch: 'ok',
    updateService: 'serviceNotFound',
    vouch: 'vouchNotEarned',
    deleteServices: 'ok',
    deleteAccount: 'accountNameWrong',
  },
  events: {
    subscribe: 'badRequest',
    unsubscribe: 'ok',
    userActive: 'ok',
    userIdle: 'ok',
    vouch: 'vouchNotEarned',
    unvouch: 'ok',
    'settings:get': 'ok',
    'settings:update': 'snapshotProfileNotFound',
    'snapshot:add': 'snapshotProfileNotFound',
    'snapshot:acquireAutoSnapshotToken': 'ok',
    'profile:add': 'ok',
    'profile:update': 'snapshotProfileNotFound',
    'profile:delete': 'snapshotProfileNotFound',
    removeToken: 'ok',
    removeTokenOnly: 'ok',
  },
};

/** Answers to the owner of it all: those of others, but for what is the owner's alone. */
export const codesOfOwner: Codes = {
  endpoints: {
    ...codesOfOthers.endpoints,
    getTradeSearch: 'ok',
    getTradeView: 'ok',
    processNotification: 'ok',
    setTradeStep: 'alreadyProcessed',
    changeWebhook: 'ok',
    changeWebhookSecret: 'ok',
    testWebhook: 'ok',
    getWebhookDeliveries: 'ok',
    getProfileSnapshots: 'ok',
    getSnapshotProfile: 'ok',
    answerServiceRequest: 'ok',
    getServiceRequest: 'ok',
    updateService: 'ok',
    vouch: 'ownVouch',
    addSnapshot: 'ok',
    createListing: 'ok',
    createTradeNotification: 'ownListing',
    getSnapshot: 'ok',
    reportVouches: 'ownVouch',
    requestService: 'ownService',
    saveServicePreset: 'ok',
    saveServices: 'ok',
    setMainIgn: 'ok',
    setSnapshotNote: 'ok',
    saveSnapshotSettings: 'ok',
    deleteAccount: 'ok',
  },
  events: {
    ...codesOfOthers.events,
    subscribe: 'ok',
    vouch: 'ownVouch',
    'profile:update': 'ok',
    'profile:delete': 'ok',
    'settings:update': 'ok',
    'snapshot:add': 'ok',
  },
};
