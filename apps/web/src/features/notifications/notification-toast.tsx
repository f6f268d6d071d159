import type { Notification } from '@poexchange/contract/rest';
import { kindOf } from './kinds.tsx';
import { useMarkRead } from './notifications-query.ts';

type NotificationToastProps = {
  readonly notification: Notification;
  /** Number of notifications of its type that wait behind this one. */
  readonly moreCount: number;
  readonly onClose: () => void;
};

/** A card in the corner, rendered by its type; closing it marks it as read. */
export function NotificationToast({ notification, moreCount, onClose }: NotificationToastProps) {
  const { toast: Toast, useLink } = kindOf(notification);
  const { mutate: markRead } = useMarkRead();
  const link = useLink(notification);
  const close = (): void => {
    markRead({ ids: [notification.id] });
    onClose();
  };
  return Toast === null ? null : <Toast notification={notification} link={link} moreCount={moreCount} onClose={close} />;
}
