export { offlineByInactivityMs, presenceAt, presenceLimits } from './presence.ts';
export type { Presence, PresenceFacts } from './presence.ts';
