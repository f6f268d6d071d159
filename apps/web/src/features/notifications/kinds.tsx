import type { Notification, NotificationOf, NotificationType } from '@poexchange/contract/rest';
import type { NotificationKind, RowProps, ToastProps } from './kind.ts';
import { linkToMessage, linkToRequest } from './link-to-request.ts';
import { linkToTrade } from './link-to-trade.ts';
import { MessageRow, MessageToast } from './message.tsx';
import { TradeRow } from './trade-row.tsx';
import { TradeToast } from './trade-toast.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { RowFrame } from './row-frame.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { LateFace } from './late-face.tsx';
import { ToastFrame } from './toast-frame.tsx';

/* A request for a service (R3.52): in the centre, and in the corner when it arrives (R4.28). */

// The service catalogue is loaded with the first request.
const Row = lazyPart(() => import('./service-row.tsx').then((module) => ({ default: module.ServiceRow })));
const Toast = lazyPart(() => import('./service-toast.tsx').then((module) => ({ default: module.ServiceToast })));

function ServiceRow(props: RowProps<'service-buy'>) {
  return (
    <LateFace plain={<PlainRow {...props} />}>
      <Row {...props} />
    </LateFace>
  );
}

function ServiceToast(props: ToastProps<'service-buy'>) {
  return (
    <LateFace plain={<PlainToast {...props} />}>
      <Toast {...props} />
    </LateFace>
  );
}

function PlainRow(props: RowProps<'service-buy'>) {
  const { read, body, timestamp } = props.notification;
  return (
    <RowFrame {...props}>
      <span className="flex items-center gap-2">
        <SellerName ign={body.ign} className={read ? 'text-muted' : undefined} />
        <span className="flex-1" />
        <TimeAgo timestampMs={timestamp} form="short" className="text-12 text-muted" />
      </span>
      <span className="mt-0.5 block text-12 wrap-anywhere text-muted">{body.listing}</span>
    </RowFrame>
  );
}

function PlainToast({ notification, moreCount, onClose }: ToastProps<'service-buy'>) {
  const { t } = useTranslation('notification');
  const { ign, listing } = notification.body;
  return (
    <ToastFrame notification={notification} title={t('service.wants', { ign })} moreCount={moreCount} onClose={onClose}>
      {listing}
    </ToastFrame>
  );
}

const games = ['poe1', 'poe2'] as const;

/**
 * Reports how many services in each game were relisted, and how many were not. Shown only in the notification centre.
 */
function RelistRow(props: RowProps<'serviceRelist'>) {
  const { t } = useTranslation();
  const { notification } = props;
  const { body } = notification;
  const counts = games.filter((game) => body[game] > 0).map((game) => `${t(`game.${game}`)}: ${body[game]}`);
  return (
    <RowFrame {...props}>
      <span className="flex items-center gap-2">
        <span className={joinClasses('font-semibold', notification.read && 'text-muted')}>{t('notification:serviceRelist.title')}</span>
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      {counts.length > 0 && <span className="mt-0.5 block text-12 text-muted">{counts.join(' · ')}</span>}
      {body.failed > 0 && (
        <span className="mt-0.5 block text-12 text-warn">{t('notification:serviceRelist.failed', { count: body.failed })}</span>
      )}
    </RowFrame>
  );
}

const noLink = (): null => null;

/** Every notification type, with its appearance, sound and link. */
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

/** Returns the presentation of a notification's type. */
export function kindOf<Type extends NotificationType>(notification: NotificationOf<Type>): NotificationKind<Type> {
  const { type }: Pick<Notification, 'type'> = notification;
  // The compiler cannot see that a type's entry accepts notifications of that type.
  return kinds[type] as unknown as NotificationKind<Type>;
}
