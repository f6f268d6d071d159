export { registerNotifications } from './notifications.routes.ts';
export { lockTradesOf, unlinkPerson } from './unlink-person.ts';
export { pruneNotifications } from './notifications.queries.ts';
