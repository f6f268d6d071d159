/** A message from the site, in the notification centre and in the corner when it arrives. */
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { withPageTexts } from '../../shared/i18n/i18n.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { RowProps, ToastProps } from './kind.ts';
import { LateFace } from './late-face.tsx';
import { readMessage } from './message-text.ts';
import { RowFrame } from './row-frame.tsx';
import { ToastFrame } from './toast-frame.tsx';

// The service catalogue is loaded with the first message about a service.
const ServiceRow = lazyPart(() =>
  withPageTexts(import('./service-message-faces.tsx').then((faces) => ({ default: faces.ServiceMessageRow }))),
);
const ServiceToast = lazyPart(() =>
  withPageTexts(import('./service-message-faces.tsx').then((faces) => ({ default: faces.ServiceMessageToast }))),
);

export function MessageRow(props: RowProps<'message'>) {
  const plain = <PlainRow {...props} />;
  return props.link === null ? (
    plain
  ) : (
    <LateFace plain={plain}>
      <ServiceRow {...props} plain={plain} />
    </LateFace>
  );
}

export function MessageToast(props: ToastProps<'message'>) {
  const plain = <PlainToast {...props} />;
  return props.link === null ? (
    plain
  ) : (
    <LateFace plain={plain}>
      <ServiceToast {...props} plain={plain} />
    </LateFace>
  );
}

function PlainRow(props: RowProps<'message'>) {
  const { t } = useTranslation('notification');
  const { notification } = props;
  const { key, params } = readMessage(notification.body);
  return (
    <RowFrame {...props}>
      <span className="flex items-center gap-2">
        <span className={joinClasses('font-semibold', notification.read && 'text-muted')}>{t('message.title')}</span>
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <span className="mt-0.5 block text-12 wrap-anywhere text-muted">{t(key, params)}</span>
    </RowFrame>
  );
}

function PlainToast({ notification, moreCount, onClose }: ToastProps<'message'>) {
  const { t } = useTranslation('notification');
  const { key, params } = readMessage(notification.body);
  return (
    <ToastFrame notification={notification} title={t('message.title')} moreCount={moreCount} onClose={onClose}>
      {t(key, params)}
    </ToastFrame>
  );
}
