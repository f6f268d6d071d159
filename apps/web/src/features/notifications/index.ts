export { applyServerEvent, refetchNotifications } from './notifications-query.ts';
