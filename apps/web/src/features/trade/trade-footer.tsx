import type { TradeView } from '@poexchange/contract/rest';
import { readStep } from '@poexchange/domain/trade';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { readEndMs, timesOfTrade } from './queue-view.ts';
import type { HandoverSum } from './handover.ts';

export type TradeFooterProps = {
  readonly view: TradeView;
  readonly sum: HandoverSum;
  /** Name of the item whose invalid amount blocks Done; null if all amounts are valid. */
  readonly unreadName: string | null;
  readonly isBusy: boolean;
  readonly onDone: () => void;
  readonly onUndo: () => void;
  readonly onDecline: () => void;
  readonly onReopen: () => void;
  /** Moves to the next open request; undefined if there is none. */
  readonly onNext?: (() => void) | undefined;
};

/**
 * Number of ticked rows, the amount to pay, and the buttons that end the trade; stays visible while the content above
 * scrolls.
 */
export function TradeFooter(props: TradeFooterProps) {
  const { t } = useTranslation();
  const { view, sum } = props;
  const step = readStep(timesOfTrade(view.notification));
  const isOver = step === 'traded' || step === 'declined';
  return (
    <div className="flex items-center gap-x-6 gap-y-2.5 border-t border-line bg-s2 px-5 py-3 max-md:sticky max-md:bottom-[var(--bottom-bar-height)] max-md:z-20 max-md:flex-wrap max-md:px-4">
      {isOver ? <Ended {...props} step={step} /> : <Ticked sum={sum} />}
      <span className="flex-1" />
      {!isOver && props.unreadName !== null && <Unread name={props.unreadName} />}
      <div className="flex items-center gap-3">
        <PayablePrice chaos={sum.chaos} size={18} className="md:text-26!" />
        <span className="flex flex-col text-12 text-muted max-md:hidden">
          {t(step === 'traded' ? 'trade.paid' : step === 'declined' ? 'trade.askedFor' : 'trade.toPay')}
          <ExactSum chaos={sum.chaos} />
        </span>
      </div>
      {!isOver && <Endings {...props} />}
    </div>
  );
}

function Ticked({ sum }: { readonly sum: HandoverSum }) {
  const { t } = useTranslation();
  const share = sum.pieces === 0 ? 0 : sum.tickedPieces / sum.pieces;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-12 lg:w-[212px]" role="status">
      <span className="flex justify-between gap-3 whitespace-nowrap">
        <span>{t('trade.ticked', { count: sum.ticked, of: sum.tickable })}</span>
        <span className="text-muted max-lg:hidden">{t('trade.tickedPieces', { part: sum.tickedPieces, count: sum.pieces })}</span>
      </span>
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-s4 max-md:w-[88px]">
        <span className="block h-full bg-up transition-[width]" style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}

const UNREAD_ID = 'unread-amount';

/** Reason why Done is disabled. */
function Unread({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <p id={UNREAD_ID} role="status" className="flex items-center gap-1.5 text-12 text-down max-md:order-last max-md:w-full">
      <Glyph name="warning" size={14} className="shrink-0" />
      {t('trade.unreadAmount', { name })}
    </p>
  );
}

/** A request that cannot be filled can only be declined, so Decline becomes the main button. */
function Endings({ view, sum, unreadName, isBusy, onDone, onDecline }: TradeFooterProps) {
  const { t } = useTranslation();
  const isWanted = view.notification.body.meta.side === 'buy';
  const isPhone = useMediaQuery(PHONE_QUERY);
  const canDone = sum.pieces > 0;
  const wantedLabel = isPhone ? t('notifications.processed') : t('trade.doneWanted', { count: sum.pieces });
  const label = isWanted ? wantedLabel : t(isPhone ? 'trade.doneShort' : 'trade.doneTake', { count: sum.pieces });
  return (
    <div className="flex gap-2.5 max-md:w-full">
      <Button size="lg" kind={canDone ? 'outline' : 'primary'} disabled={isBusy} onClick={onDecline} className="px-6! max-md:flex-1">
        {t('trade.decline')}
      </Button>
      <Button
        size="lg"
        kind={canDone ? 'primary' : 'outline'}
        disabled={!canDone || unreadName !== null}
        aria-describedby={unreadName === null ? undefined : UNREAD_ID}
        isBusy={isBusy}
        onClick={onDone}
        aria-keyshortcuts="Control+Enter"
        className="max-md:flex-[2]"
      >
        {label}
        <span aria-hidden="true" className="text-12 font-medium opacity-80 max-md:hidden">
          {t('trade.ctrlEnter')}
        </span>
      </Button>
    </div>
  );
}

function Ended({ view, step, isBusy, onUndo, onReopen, onNext }: TradeFooterProps & { readonly step: 'traded' | 'declined' }) {
  const { t } = useTranslation();
  const isWanted = view.notification.body.meta.side === 'buy';
  const endedMs = readEndMs(view.notification);
  return (
    <div className="flex flex-wrap items-center gap-3" role="status">
      <span className={step === 'traded' ? 'inline-flex items-center gap-2 text-up' : 'inline-flex items-center gap-2 text-muted'}>
        <Glyph name={step === 'traded' ? 'check' : 'close'} />
        {t(step === 'declined' ? 'trade.declinedText' : isWanted ? 'trade.doneTextWanted' : 'trade.doneText')}
      </span>
      {endedMs !== null && <TimeAgo timestampMs={endedMs} className="text-12 text-muted" />}
      <Button isBusy={isBusy} onClick={step === 'traded' ? onUndo : onReopen}>
        <Glyph name="undo" size={14} />
        {t('trade.undo')}
      </Button>
      {onNext !== undefined && (
        <Button kind="primary" onClick={onNext}>
          {t('trade.nextRequest')}
        </Button>
      )}
    </div>
  );
}
