/** Presentation of a notification type. */
import type { NotificationOf, NotificationType } from '@poexchange/contract/rest';
import type { ComponentType } from 'react';
import type { ServiceEvent, SoundKind } from '../../shared/sound/sound-settings.ts';
import type { linkToRequest } from './link-to-request.ts';
import type { linkToTrade } from './link-to-trade.ts';

export type NotificationLink = ReturnType<typeof linkToTrade> | NonNullable<ReturnType<typeof linkToRequest>>;

export type RowHandlers = {
  readonly onOpen: () => void;
  readonly onMarkRead: () => void;
  readonly onRemove: () => void;
};

export type RowProps<Type extends NotificationType> = RowHandlers & {
  readonly notification: NotificationOf<Type>;
  readonly link: NotificationLink | null;
};

export type ToastProps<Type extends NotificationType> = {
  readonly notification: NotificationOf<Type>;
  readonly link: NotificationLink | null;
  /** Number of notifications of the same type that are stacked behind this one. */
  readonly moreCount: number;
  /** Marks the notification as read and closes it. */
  readonly onClose: () => void;
};

export type NotificationKind<Type extends NotificationType> = {
  /** The notification's row in the notification centre. */
  readonly row: ComponentType<RowProps<Type>>;
  /** Card shown in the corner on arrival; null for a type that appears only in the notification centre. */
  readonly toast: ComponentType<ToastProps<Type>> | null;
  /** Sound on arrival, with the value in chaos if the sound is repeated for expensive trades (D80). */
  readonly sound: {
    readonly kind: SoundKind;
    /** Returns the service event, for which the sound can be muted separately. */
    readonly readEvent?: (notification: NotificationOf<Type>) => ServiceEvent;
    readonly readWorthChaos?: (notification: NotificationOf<Type>) => number;
  };
  /** Hook that returns the page to link to; null if the notification has no link. */
  readonly useLink: (notification: NotificationOf<Type>) => NotificationLink | null;
};
