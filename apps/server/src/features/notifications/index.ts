export { deliverWebhook, laneOf, queueDelivery, queueWebhookEvents } from './deliveries.ts';
export {
  forgetNotifications,
  lockNotificationsAbout,
  lockNotificationsOf,
  countAbout,
  hideSubject,
  markSubjectRead,
  markSubjectUnread,
  pruneNotifications,
} from './notifications.queries.ts';
export { type ReadBodies, registerNotifications } from './notifications.routes.ts';
export { notify, writeMessage } from './notify.ts';
export { presentNotification } from './present-notification.ts';
