export { anger, createMarket, makeDraft, notificationsUrl } from './market.ts';
export type { Market, Person } from './market.ts';
export { startSite } from './start-site.ts';
export type { Site } from './start-site.ts';
export { startWithKeys } from './start-with-keys.ts';
export type { KeyNode } from './start-with-keys.ts';
