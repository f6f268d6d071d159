import type { TradeNotification } from '@poexchange/contract/rest';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { RowProps } from './kind.ts';
import { useFinishRow } from './notifications-query.ts';
import { RowFrame } from './row-frame.tsx';
import { TradeText } from './trade-text.tsx';
import { useListingState } from './use-listing-state.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';

/** A request in the notification centre: the sender, the items, the price, the listing's state, and Done. */
export function TradeRow(props: RowProps<'offering-buy'>) {
  const { t } = useTranslation();
  const { notification } = props;
  const { ign, valid, processed, steps } = notification.body;
  const listing = useListingState(notification.body.uuid);
  const isWanted = notification.body.meta.side === 'buy';
  const isDeclined = !processed && steps?.declinedMs !== undefined;
  const actions = (
    <>
      <ContactButtons ign={ign} />
      {!isDeclined && valid && <DoneButton notification={notification} />}
    </>
  );
  return (
    <RowFrame {...props} actions={actions}>
      <span className="flex items-center gap-2">
        <SellerName ign={ign} className={notification.read ? 'text-muted' : undefined} />
        <span className="text-12 whitespace-nowrap text-muted">
          {t(isWanted ? 'notification:trade.rowOffers' : 'notification:trade.rowWants')}
        </span>
        {processed && <Badge tone="up">{t('notifications.processed')}</Badge>}
        {isDeclined && <Badge>{t('trade.tag.declined')}</Badge>}
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <span className={joinClasses('mt-0.5 block text-12', valid ? 'text-muted' : 'text-warn')}>
        {valid ? (
          <TradeText notification={notification} reader="owner" />
        ) : (
          t(isWanted ? 'notification:warning.trade_request_not_valid_wanted' : 'notification:warning.trade_request_not_valid_seller', {
            ign,
          })
        )}
      </span>
      {valid && (listing === 'gone' || listing === 'inactive') && (
        <span className="mt-0.5 block text-12 text-faint">{t(`notification:trade.listing.${listing}`)}</span>
      )}
    </RowFrame>
  );
}

function DoneButton({ notification }: { readonly notification: TradeNotification }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useFinishRow(notification.id);
  const { processed } = notification.body;
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate({ undo: processed })}>
      {t(processed ? 'trade.undo' : 'notifications.processed')}
    </Button>
  );
}

/**
 * Buttons in a request's row that copy the start of a whisper to the person, and the command that invites the person.
 */
function ContactButtons({ ign }: { readonly ign: string }) {
  const { t } = useTranslation();
  return (
    <>
      <CopyButton size="sm" text={`@${ign} `}>
        {t('notifications.copyName')}
      </CopyButton>
      <CopyButton size="sm" text={`/invite ${ign}`}>
        {t('trade.reply.invite')}
      </CopyButton>
    </>
  );
}
