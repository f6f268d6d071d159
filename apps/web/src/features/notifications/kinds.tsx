import type { Notification, NotificationOf, NotificationType } from '@poexchange/contract/rest';
import type { NotificationKind } from './kind.ts';
import { linkToMessage, linkToRequest } from './link-to-request.ts';
import { linkToTrade } from './link-to-trade.ts';
import { MessageRow, MessageToast } from './message.tsx';
import { RelistRow } from './relist-row.tsx';
import { ServiceRow, ServiceToast } from './service.tsx';
import { TradeRow } from './trade-row.tsx';
import { TradeToast } from './trade-toast.tsx';

const noLink = (): null => null;

/** Every type of notification (R3.50), with its look, sound and link. */
const kinds: { readonly [Type in NotificationType]: NotificationKind<Type> } = {
  'offering-buy': {
    row: TradeRow,
    toast: TradeToast,
    sound: { kind: 'trade', readWorthChaos: ({ body }) => body.totalChaos },
    useLink: linkToTrade,
  },
  'service-buy': { row: ServiceRow, toast: ServiceToast, sound: { kind: 'service', readEvent: () => 'request' }, useLink: linkToRequest },
  message: {
    row: MessageRow,
    toast: MessageToast,
    sound: { kind: 'service', readEvent: ({ body }) => (body.startsWith('services.vouched&') ? 'vouch' : 'invitation') },
    useLink: linkToMessage,
  },
  serviceRelist: { row: RelistRow, toast: null, sound: { kind: 'service', readEvent: () => 'relist' }, useLink: noLink },
};

/** Presentation of a notification's type. */
export function kindOf<Type extends NotificationType>(notification: NotificationOf<Type>): NotificationKind<Type> {
  const { type }: Pick<Notification, 'type'> = notification;
  // The compiler cannot see that the entry of a type accepts notifications of that type.
  return kinds[type] as unknown as NotificationKind<Type>;
}
