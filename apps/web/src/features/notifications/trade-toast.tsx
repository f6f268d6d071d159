import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { playTest, useSoundState } from '../../shared/sound/play-sound.ts';
import { TOAST_CLASSES } from '../../shared/toast/toast-card.tsx';
import { buttonClasses } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { PresenceDot } from '../../shared/network/presence-dot.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { ToastProps } from './kind.ts';
import { useListingState } from './use-listing-state.ts';
import { TradeText } from './trade-text.tsx';

/** Somebody wants to buy: the sender, the items, the price, and a link to the trade. */
export function TradeToast({ notification, link, moreCount, onClose }: ToastProps<'offering-buy'>) {
  const { t } = useTranslation('notification');
  const isBlocked = useSoundState((state) => state.isBlocked);
  const { ign, meta, valid } = notification.body;
  const listing = useListingState(notification.body.uuid);
  return (
    <div role="alert" className={TOAST_CLASSES} data-testid="trade-toast">
      <div className="flex items-start gap-2">
        <PresenceDot presence="online" className="mt-1.5" />
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {valid ? t(meta.side === 'buy' ? 'trade.offers' : 'trade.wants', { ign }) : ign}
        </p>
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
        <button
          type="button"
          aria-label={t('toast.close')}
          onClick={onClose}
          className="-mr-1.5 grid size-[26px] max-md:-my-2 max-md:size-[40px] shrink-0 place-items-center rounded-md text-faint hover:bg-s4 hover:text-text"
        >
          <Glyph name="close" size={12} />
        </button>
      </div>
      {valid ? (
        <p className="mt-1">
          <TradeText notification={notification} reader="owner" />
        </p>
      ) : (
        <p className="mt-1 flex gap-2 text-warn">
          <Glyph name="warning" size={14} className="mt-0.5" />
          {t('warning.trade_request_not_valid_seller', { ign })}
        </p>
      )}
      {valid && (listing === 'gone' || listing === 'inactive') && (
        <p className="mt-1 text-12 text-muted">{t(`trade.listing.${listing}`)}</p>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {link !== null && (
          <Link {...link} onClick={onClose} className={buttonClasses({ kind: 'primary' })}>
            {t('trade.show')}
          </Link>
        )}
        <CopyButton text={`@${ign} `}>{t('trade.copyName', { ign })}</CopyButton>
        {moreCount > 0 && (
          <span role="status" className="ml-auto text-12 font-semibold text-accent">
            {t('trade.moreWaiting', { count: moreCount })}
          </span>
        )}
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
    </div>
  );
}
