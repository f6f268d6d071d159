/** One call of each endpoint and event, on what the seller of `data-of-0029.sql` has. */
import { encodeParam } from '@poexchange/contract/rest';

export const seller = '09cb835f-aaf2-4a40-87cc-f0bcfebcc98e';
/** A net worth profile that the test gives to the seller. */
export const profile = '11111111-1111-4111-8111-111111111111';
/** A webhook that the test gives to the seller. */
export const webhook = '22222222-2222-4222-8222-222222222222';
const listing = '77b3838c-bab2-43ce-89ed-ab30ec1d8f32';
const trade = '6a6cf981-fc2c-40ab-afd4-3938d89492fd';
const service = '25aee089-dcab-4775-b0d9-d84f0f64161d';
const request = 'fd30ace9-38f5-4953-8bd5-7597ab0c25c2';
const nobody = '00000000-0000-4000-8000-000000000000';

export type Call = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
};

/** Path parameters where a call says no others. */
export const usualParams: Readonly<Record<string, string>> = {
  game: 'poe1',
  league: 'mercenaries',
  category: 'WTS_all',
  uuid: listing,
  party: 'owner',
  target: 'essence',
  action: 'deactivate',
  tabId: 'tab1',
  name: 'Kirael',
  code: 'c',
  state: 's',
  answer: 'code=c&state=s',
};

const ofPoe1 = { params: { id: 'poe1' } };
const vouchOf = { userId: seller, serviceCategory: 'WTS_bossKilling', serviceName: 'maven' };

/** By the name of the endpoint. */
export const calls: Readonly<Record<string, Call>> = {
  completeSignIn: {},
  getExpandedListing: {},
  getHealth: {},
  getStatus: {},
  getListings: { params: { category: 'ALL', filter: encodeParam({ side: 'sell' }) } },
  getProfile: {},
  setMainIgn: { body: { game: 'poe1', league: 'mercenaries', ign: 'Kirael' } },
  startSignIn: { query: 'currentUrl=/' },
  changeChatLink: { body: { nameShown: true } },
  completeChatLink: {},
  completePartner: {},
  createListing: { body: {} },
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
  getPartnerLink: {},
  getStash: { query: 'game=poe1' },
  getStashes: { query: 'game=poe1' },
  getStock: {},
  getTradeQueue: {},
  getTradeSearch: { params: { id: trade } },
  getTradeView: { params: { id: trade } },
  markNotificationsRead: { body: { ids: [trade] } },
  processNotification: { body: { id: trade, processed: true } },
  setTradeStep: { body: { id: trade, step: 'invited' } },
  startChatLink: { body: { currentUrl: '/' } },
  startPartnerLink: { body: { currentUrl: '/' } },
  startPartnerSignIn: { query: 'currentUrl=/' },
  unlinkChat: {},
  unlinkPartner: {},
  getAccessTokens: {},
  createAccessToken: { body: { name: 'x', scopes: ['profile:read'], expiresMs: 1_800_000_000_000 } },
  deleteAccessToken: { body: { id: nobody } },
  getWebhooks: {},
  createWebhook: { body: { url: 'https://example.com/', events: ['trade.requested'] } },
  changeWebhook: { body: { id: webhook, on: false } },
  changeWebhookSecret: { body: { id: webhook } },
  testWebhook: { body: { id: webhook } },
  getWebhookDeliveries: { params: { id: webhook } },
  deleteWebhook: { body: { id: webhook } },
  addSnapshot: { body: {} },
  deleteSnapshots: { body: { ids: [nobody] } },
  getCharacterItems: { query: 'game=poe1&league=mercenaries' },
  getDoneTrades: {},
  getProfileSnapshots: { params: { id: profile } },
  getSnapshot: { params: { id: nobody } },
  getSnapshotProfile: { params: { id: profile } },
  getSnapshotProfiles: ofPoe1,
  getSnapshotSettings: ofPoe1,
  saveSnapshotSettings: { ...ofPoe1, body: {} },
  setSnapshotNote: { body: { id: nobody, note: 'x' } },
  answerServiceRequest: { body: { id: request, action: 'done' } },
  deleteServicePreset: { body: { id: nobody } },
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
  reportVouches: { body: { userId: nobody, reason: 'x' } },
  requestService: { body: { serviceId: nobody, timestampMs: 1, ign: 'Kirael' } },
  saveServicePreset: { body: {} },
  saveServices: { body: {} },
  setServicesActive: { body: { game: 'poe1', league: 'mercenaries', active: false, target: { ids: [service] } } },
  unvouch: { body: vouchOf },
  updateService: { params: { id: service }, body: { priceValue: 1, priceType: 'c' } },
  vouch: { body: vouchOf },
};

/** By the name of the event that a page sends. */
export const events: Readonly<Record<string, object>> = {
  subscribe: { rooms: [{ room: `networth-${seller}` }] },
  unsubscribe: { rooms: [] },
  userActive: { game: 'poe1', agoMs: 0 },
  userIdle: { game: 'poe1', agoMs: 1_800_000 },
  vouch: vouchOf,
  unvouch: vouchOf,
  'settings:get': { poe: 'poe1' },
  'settings:update': { poe: 'poe1' },
  'snapshot:add': {},
  'snapshot:acquireAutoSnapshotToken': { poe: 'poe1' },
  'profile:add': {},
  'profile:update': {
    id: profile,
    name: 'x',
    poe: 'poe1',
    activeLeague: 'mercenaries',
    activePriceLeague: 'mercenaries',
    stashTabs: ['mercenaries:tab1'],
    includeEquipment: false,
    includeInventory: false,
  },
  'profile:delete': { id: profile },
  removeToken: {},
  removeTokenOnly: {},
};
