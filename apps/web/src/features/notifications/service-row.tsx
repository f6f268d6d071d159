import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { isAway, useReachability } from '../../shared/network/connection.ts';
import { useDecline } from '../../shared/services/use-decline.ts';
import { useInvite } from '../../shared/services/use-invite.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { RowProps } from './kind.ts';
import { RowFrame } from './row-frame.tsx';
import { ServiceWhat } from './service-what.tsx';

export function ServiceRow(props: RowProps<'service-buy'>) {
  const { t } = useTranslation();
  const { notification, onMarkRead } = props;
  const { id, ign, service } = notification.body;
  const invitation = useInvite({ id, ign });
  const { decline, isPending: isDeclining } = useDecline({ id, ign });
  const isOff = useReachability((reached) => isAway(reached.verdict));
  const actions = (
    <>
      <CopyButton size="sm" text={`@${ign} `}>
        <span translate="no">{`@${ign}`}</span>
      </CopyButton>
      {!notification.read && (
        <Button
          size="sm"
          isBusy={invitation.isPending}
          disabled={isOff}
          onClick={() => {
            void invitation.invite();
            onMarkRead();
          }}
        >
          {t('services.request.invite')}
        </Button>
      )}
      {!notification.read && (
        <Button size="sm" isBusy={isDeclining} disabled={isOff || invitation.isPending} onClick={() => decline(onMarkRead)}>
          {t('services.request.decline')}
        </Button>
      )}
    </>
  );
  return (
    <RowFrame {...props} actions={actions}>
      <span className="flex items-center gap-2">
        <SellerName ign={ign} className={notification.read ? 'text-muted' : undefined} />
        <span className="text-12 whitespace-nowrap text-muted">
          {t(service?.creatorType === 'wtb' ? 'notification:trade.rowOffers' : 'notification:trade.rowWants')}
        </span>
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <ServiceWhat notification={notification} />
    </RowFrame>
  );
}
