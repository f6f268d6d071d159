/** A request for a service (R3.52): in the centre, and in the corner when it arrives (R4.28). */
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { RowProps, ToastProps } from './kind.ts';
import { LateFace } from './late-face.tsx';
import { RowFrame } from './row-frame.tsx';
import { ToastFrame } from './toast-frame.tsx';

// The catalogue of services is loaded with the first request.
const Row = lazyPart(() => import('./service-row.tsx').then((module) => ({ default: module.ServiceRow })));
const Toast = lazyPart(() => import('./service-toast.tsx').then((module) => ({ default: module.ServiceToast })));

export function ServiceRow(props: RowProps<'service-buy'>) {
  return (
    <LateFace plain={<PlainRow {...props} />}>
      <Row {...props} />
    </LateFace>
  );
}

export function ServiceToast(props: ToastProps<'service-buy'>) {
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
