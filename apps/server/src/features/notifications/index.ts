export { registerNotifications } from './notifications.routes.ts';
export { pruneNotifications } from './notifications.queries.ts';
