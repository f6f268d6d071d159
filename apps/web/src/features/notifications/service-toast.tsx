import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { useDecline } from '../../shared/services/use-decline.ts';
import { useInvite } from '../../shared/services/use-invite.ts';
import { ServicePrice } from '../../shared/services/service-price.tsx';
import { Button, buttonClasses } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import type { ToastProps } from './kind.ts';
import { ServiceWhat } from './service-what.tsx';
import { ToastFrame } from './toast-frame.tsx';

/** An action here applies everywhere: it removes the card and marks the row as read. */
export function ServiceToast({ notification, link, moreCount, onClose }: ToastProps<'service-buy'>) {
  const { t } = useTranslation();
  const { id, ign, service } = notification.body;
  const invitation = useInvite({ id, ign });
  const { decline, isPending: isDeclining } = useDecline({ id, ign });
  const isOff = useReachability((reached) => isAway(reached.verdict));
  const invite = (
    <Button
      kind="primary"
      isBusy={invitation.isPending}
      disabled={isOff}
      onClick={() => {
        void invitation.invite();
        onClose();
      }}
    >
      {t('services.request.invite')}
    </Button>
  );
  const actions = (
    <>
      {invite}
      <Button isBusy={isDeclining} disabled={isOff || invitation.isPending} onClick={() => decline(onClose)}>
        {t('services.request.decline')}
      </Button>
      {link !== null && (
        <Link {...link} onClick={onClose} className={buttonClasses()}>
          {t('notification:trade.show')}
        </Link>
      )}
      <CopyButton text={`@${ign} `}>{t('notification:trade.copyName', { ign })}</CopyButton>
    </>
  );
  const title = t(service?.creatorType === 'wtb' ? 'notification:service.offers' : 'notification:service.wants', { ign });
  return (
    <ToastFrame
      notification={notification}
      title={title}
      moreCount={moreCount}
      actions={actions}
      fact={service !== undefined && <ServicePrice price={service} />}
      action={invite}
      onClose={onClose}
    >
      <ServiceWhat notification={notification} />
    </ToastFrame>
  );
}
