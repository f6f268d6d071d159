import { viewOfAsk } from '@poexchange/domain/currency';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { OtherGame } from '../../shared/ui/other-game.tsx';
import { playTest, useSoundState } from '../../shared/sound/play-sound.ts';
import { ToastClose, ToastLine } from '../../shared/toast/toast-line.tsx';
import { buttonClasses } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { PayablePrice } from '../../shared/ui/payable-price.tsx';
import { PresenceDot } from '../../shared/network/presence-dot.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { ToastProps } from './kind.ts';
import { readAmounts } from './notification-list.ts';
import { MoreWaiting } from './toast-frame.tsx';
import { useListingState } from './use-listing-state.ts';
import { TradeText } from './trade-text.tsx';

/** A buyer's request: the sender, the items, the price, and a link to the trade. */
export function TradeToast({ notification, link, moreCount, onClose }: ToastProps<'offering-buy'>) {
  const { t } = useTranslation('notification');
  const isBlocked = useSoundState((state) => state.isBlocked);
  const { ign, meta, valid } = notification.body;
  const listing = useListingState(notification.body.uuid);
  const isWanted = meta.side === 'buy';
  const title = valid ? t(isWanted ? 'trade.offers' : 'trade.wants', { ign }) : ign;
  const show = link !== null && (
    <Link {...link} onClick={onClose} className={buttonClasses({ kind: 'primary' })}>
      {t('trade.show')}
    </Link>
  );
  return (
    <ToastLine
      role="alert"
      data-testid="trade-toast"
      lead={<PresenceDot presence="online" />}
      line={
        <>
          <OtherGame game={meta.game} className="mr-1.5" />
          <b className="font-semibold">{title}</b>
        </>
      }
      facts={
        <>
          {valid && <PayablePrice chaos={readAmounts(notification).chaos} view={viewOfAsk(meta.game, notification.body)} />}
          {moreCount > 0 && <MoreWaiting count={moreCount} />}
        </>
      }
      action={show}
      onClose={onClose}
    >
      <div className="flex items-start gap-2">
        <PresenceDot presence="online" className="mt-1.5" />
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</p>
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
        <ToastClose onClose={onClose} />
      </div>
      {valid ? (
        <p className="mt-1">
          <TradeText notification={notification} reader="owner" />
        </p>
      ) : (
        <p className="mt-1 flex gap-2 text-warn">
          <Glyph name="warning" size={14} className="mt-0.5" />
          {t(isWanted ? 'warning.trade_request_not_valid_wanted' : 'warning.trade_request_not_valid_seller', { ign })}
        </p>
      )}
      {valid && (listing === 'gone' || listing === 'inactive') && (
        <p className="mt-1 text-12 text-muted">{t(`trade.listing.${listing}`)}</p>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {show}
        <CopyButton text={`@${ign} `}>{t('trade.copyName', { ign })}</CopyButton>
        {moreCount > 0 && <MoreWaiting count={moreCount} className="ml-auto" />}
        {isBlocked && (
          <button
            type="button"
            onClick={() => void playTest('trade')}
            className="inline-flex items-center gap-1.5 text-12 text-warn underline underline-offset-2"
          >
            <Glyph name="soundOff" size={14} />
            {t('sound.enable')}
          </button>
        )}
      </div>
    </ToastLine>
  );
}
