/** Presentation of a notification type (R3.50). */
import type { NotificationOf, NotificationType } from '@poexchange/contract/rest';
import type { ComponentType } from 'react';
import type { ServiceEvent, SoundKind } from '../../shared/sound/sound-settings.ts';
import type { linkToRequest } from './link-to-request.ts';
import type { linkToTrade } from './link-to-trade.ts';

/** A page that a notification leads to. */
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
  /** Number of notifications of its type that wait behind this one. */
  readonly moreCount: number;
  /** Marks it as read and closes it. */
  readonly onClose: () => void;
};

export type NotificationKind<Type extends NotificationType> = {
  /** Its row in the centre. */
  readonly row: ComponentType<RowProps<Type>>;
  /** Its card in the corner on arrival; null for one that is only in the centre (R4.30). */
  readonly toast: ComponentType<ToastProps<Type>> | null;
  /** Sound on arrival (R4.29), with its value in chaos if expensive trades play more often (D80). */
  readonly sound: {
    readonly kind: SoundKind;
    /** Returns the service event, which can be muted separately. */
    readonly readEvent?: (notification: NotificationOf<Type>) => ServiceEvent;
    readonly readWorthChaos?: (notification: NotificationOf<Type>) => number;
  };
  /** The page it links to now; null for none. A hook. */
  readonly useLink: (notification: NotificationOf<Type>) => NotificationLink | null;
};
