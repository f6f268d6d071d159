export { anger, makeDraft, notificationsUrl } from './market.ts';
export type { Market, Person } from './market.ts';
export { startSite } from './start-site.ts';
export type { Site } from './start-site.ts';
