export { deliverWebhook, laneOf, queueDelivery, queueWebhookEvents } from './deliveries.ts';
export { forgetNotifications, lockNotificationsAbout, lockNotificationsOf } from './forget-person.ts';
export type { ReadBodies } from './notifications-deps.ts';
export { registerNotifications } from './notifications.routes.ts';
export { countAbout, hideSubject, markSubjectRead, markSubjectUnread, pruneNotifications } from './notifications.queries.ts';
export { notify } from './notify.ts';
export { presentNotification } from './present-notification.ts';
export { writeMessage } from './write-message.ts';
