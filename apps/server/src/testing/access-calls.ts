/**
 * One call to each endpoint and one of each event, for the data of the seller in `data-of-0029.sql` and an access site.
 */
import { encodeParam } from '@poexchange/contract/rest';
import { sumDetails } from '@poexchange/domain/net-worth';
import { detailsOf, writeDetails } from '../features/net-worth/testing/net-worth-scene.ts';
import { makeDraft } from './market.ts';

export const seller = '09cb835f-aaf2-4a40-87cc-f0bcfebcc98e';
/** Characters of the seller and of all other people. */
export const SELLER_IGN = 'Kirael';
export const LURKER = 'Lurker';
/** The seller's net worth profiles, the second of which is deleted, and a snapshot of the first. */
export const profile = '11111111-1111-4111-8111-111111111111';
export const spareProfile = '11111111-1111-4111-8111-222222222222';
export const snapshot = '33333333-3333-4333-8333-333333333333';
export const webhook = '22222222-2222-4222-8222-222222222222';
export const accessToken = '44444444-4444-4444-8444-444444444444';
export const preset = '55555555-5555-4555-8555-555555555555';
const listing = '77b3838c-bab2-43ce-89ed-ab30ec1d8f32';
const trade = '6a6cf981-fc2c-40ab-afd4-3938d89492fd';
const service = '25aee089-dcab-4775-b0d9-d84f0f64161d';
const request = 'fd30ace9-38f5-4953-8bd5-7597ab0c25c2';
/** New ids in the form that pages create. */
const [snapshotOfPage, snapshotOfCall] = ['33333333-3333-4333-8333-444444444444', '33333333-3333-4333-8333-555555555555'];

export type Call = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
};

/** Calls that remove what other calls need. */
export const LAST_CALLS: readonly string[] = [
  'deleteSnapshots',
  'deleteServicePreset',
  'deleteAccessToken',
  'deleteWebhook',
  'deleteServices',
  'deleteAccount',
];

/** Default path parameters of calls. */
export const usualParams: Readonly<Record<string, string>> = {
  game: 'poe1',
  league: 'mercenaries',
  category: 'WTS_all',
  uuid: listing,
  party: 'owner',
  target: 'essence',
  action: 'deactivate',
  tabId: 'tab1',
  name: SELLER_IGN,
  code: 'c',
  state: 's',
  answer: 'code=c&state=s',
};

const ofPoe1 = { params: { id: 'poe1' } };
const vouchOf = { userId: seller, serviceCategory: 'WTS_bossKilling', serviceName: 'maven' };
const terms = { location: 'seller', serviceCategory: 'WTS_bossKilling', serviceName: 'maven', priceValue: 232, priceType: 'c' };
const place = { game: 'poe1', league: 'mercenaries' };
const profileDraft = {
  name: 'x',
  poe: 'poe1',
  activeLeague: 'mercenaries',
  activePriceLeague: 'mercenaries',
  stashTabs: ['mercenaries:tab1'],
  includeEquipment: false,
  includeInventory: false,
};

/** A snapshot of the seller's profile, taken now. */
export function writeSnapshot(id: string, nowMs: number): object {
  const details = detailsOf([{ key: 'chaos orb', quantity: 10, price: 1 }]);
  const tabs = details.tabs.map((tab) => ({ ...tab, readAtMs: nowMs }));
  return {
    id,
    snapshotProfileId: profile,
    poe: 'poe1',
    leagueId: 'mercenaries',
    priceLeagueId: 'mercenaries',
    characterId: null,
    characterName: null,
    includeEquipment: false,
    includeInventory: false,
    totalPrice: sumDetails(details).totalPrice,
    hourlyIncome: -1,
    details: writeDetails({ ...details, tabs }),
    createdAt: nowMs,
  };
}

/** Builds the calls for the given time, by endpoint name. */
export const makeCalls = (nowMs: number): Readonly<Record<string, Call>> => ({
  completeSignIn: {},
  getExpandedListing: {},
  getHealth: {},
  getStatus: {},
  getLeagueSummary: {},
  getListings: { params: { category: 'ALL', filter: encodeParam({ side: 'sell' }) } },
  getProfile: {},
  setMainIgn: { body: { game: 'poe1', league: 'mercenaries', ign: 'Kirael' } },
  startSignIn: { query: 'currentUrl=/' },
  changeChatLink: { body: { nameShown: true } },
  completeChatLink: {},
  completePartner: {},
  createListing: { body: makeDraft({ id: seller, ign: SELLER_IGN, token: '' }) },
  createTradeNotification: { body: { listingUuid: listing, listingTimestampMs: 1_767_225_600_000, ign: 'Kirael', items: [] } },
  deleteAccount: { body: { accountName: 'Kirael#1234' } },
  deleteNotifications: { body: { ids: [trade] } },
  endListings: { query: 'side=sell' },
  exportAccount: {},
  getAccountLeagues: { query: 'game=poe1' },
  getCharacters: { query: 'game=poe1' },
  getChatLink: {},
  getMyListings: {},
  getNotifications: { params: { param: encodeParam({ game: 'poe1', sinceMs: 0 }) } },
  getOwnPresence: {},
  getPartnerLink: {},
  getStash: { query: 'game=poe1' },
  getStashes: { query: 'game=poe1' },
  getStock: {},
  getTradeQueue: {},
  getTradeSearch: { params: { id: trade } },
  getTradeView: { params: { id: trade } },
  noteVariant: { body: { ...place, text: 'Nothing' } },
  markNotificationsRead: { body: { ids: [trade] } },
  processNotification: { body: { id: trade } },
  setPlaying: { body: { game: 'poe1', isPlaying: true } },
  setTradeStep: { body: { id: trade, step: 'invited' } },
  startChatLink: { body: { currentUrl: '/' } },
  startPartnerLink: { body: { currentUrl: '/' } },
  startPartnerSignIn: { query: 'currentUrl=/' },
  unlinkChat: {},
  unlinkPartner: {},
  getAccessTokens: {},
  createAccessToken: { body: { name: 'x', scopes: ['profile:read'], days: 30 } },
  deleteAccessToken: { body: { id: accessToken } },
  getWebhooks: {},
  createWebhook: { body: { url: 'https://example.com/', events: ['trade.requested'] } },
  changeWebhook: { body: { id: webhook, on: false } },
  changeWebhookSecret: { body: { id: webhook } },
  testWebhook: { body: { id: webhook } },
  getWebhookDeliveries: { params: { id: webhook } },
  deleteWebhook: { body: { id: webhook } },
  addSnapshot: { body: { snapshot: writeSnapshot(snapshotOfCall, nowMs), type: 'manual' } },
  deleteSnapshots: { body: { ids: [snapshot] } },
  getCharacterItems: { query: 'game=poe1&league=mercenaries' },
  getDoneTrades: {},
  getProfileSnapshots: { params: { id: profile } },
  getSnapshot: { params: { id: snapshot } },
  getSnapshotProfile: { params: { id: profile } },
  getSnapshotProfiles: ofPoe1,
  getSnapshotSettings: ofPoe1,
  saveSnapshotSettings: { ...ofPoe1, body: { selectedProfileId: profile } },
  setSnapshotNote: { body: { id: snapshot, note: 'x' } },
  answerServiceRequest: { body: { id: request, action: 'done' } },
  disputeService: { body: { id: request, reason: 'Paid, and not done.' } },
  deleteServicePreset: { body: { id: preset } },
  deleteServices: { body: { ids: [service] } },
  getMyServices: { query: 'league=mercenaries' },
  getMyVouches: {},
  getServiceHistory: { params: { category: 'WTS_bossKilling' }, query: 'serviceName=maven' },
  getServicePresets: { query: 'league=mercenaries' },
  getServiceRequest: { params: { id: request } },
  getServiceRequests: {},
  getServices: {},
  getVouchInfo: { params: { id: seller } },
  relistAllServices: { body: { games: ['poe1'] } },
  reportVouches: { body: { userId: seller, reason: 'x' } },
  requestService: { body: { serviceId: service, timestampMs: 1_767_225_601_000, ign: SELLER_IGN } },
  saveServicePreset: { body: { ...place, id: preset, name: 'x', services: [terms] } },
  saveServices: { body: [{ ...terms, poe: 'poe1', league: 'mercenaries', ign: SELLER_IGN }] },
  setServicesActive: { body: { game: 'poe1', league: 'mercenaries', active: false, target: { ids: [service] } } },
  unvouch: { body: vouchOf },
  updateService: { params: { id: service }, body: { priceValue: 1, priceType: 'c' } },
  vouch: { body: vouchOf },
});

/** Builds the events for the given time, by name. */
export const makeEvents = (nowMs: number): Readonly<Record<string, object>> => ({
  subscribe: { rooms: [{ room: `networth-${seller}` }] },
  unsubscribe: { rooms: [] },
  userActive: { game: 'poe1', agoMs: 0 },
  userIdle: { game: 'poe1', agoMs: 1_800_000 },
  vouch: vouchOf,
  unvouch: vouchOf,
  'settings:get': { poe: 'poe1' },
  'settings:update': { poe: 'poe1', selectedProfileId: profile },
  'snapshot:add': { snapshot: writeSnapshot(snapshotOfPage, nowMs), type: 'manual' },
  'snapshot:acquireAutoSnapshotToken': { poe: 'poe1' },
  'profile:add': profileDraft,
  'profile:update': { id: profile, ...profileDraft, name: 'y' },
  'profile:delete': { id: spareProfile },
  removeToken: {},
  removeTokenOnly: {},
});
