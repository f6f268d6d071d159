/** Somebody asks for a service (R3.52): in the centre, and in the corner when it arrives (R4.28). */
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import type { RowProps, ToastProps } from './kind.ts';
import { RowFrame } from './row-frame.tsx';
import { ToastFrame } from './toast-frame.tsx';

export function ServiceRow(props: RowProps<'service-buy'>) {
  const { t } = useTranslation();
  const { notification } = props;
  const { ign, listing, poe } = notification.body;
  return (
    <RowFrame {...props} actions={<ContactButtons ign={ign} />}>
      <span className="flex items-center gap-2">
        <SellerName ign={ign} className={notification.read ? 'text-muted' : undefined} />
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <span className="mt-0.5 block text-12 wrap-anywhere text-muted">{`${listing} · ${t(`game.${poe}`)}`}</span>
    </RowFrame>
  );
}

export function ServiceToast({ notification, moreCount, onClose }: ToastProps<'service-buy'>) {
  const { t } = useTranslation();
  const { ign, listing, poe } = notification.body;
  const actions = <CopyButton text={`@${ign} `}>{t('notification:trade.copyName', { ign })}</CopyButton>;
  return (
    <ToastFrame
      notification={notification}
      title={t('notification:service.wants', { ign })}
      moreCount={moreCount}
      actions={actions}
      onClose={onClose}
    >
      {`${listing} · ${t(`game.${poe}`)}`}
    </ToastFrame>
  );
}
