import type { TradeView } from '@poexchange/contract/rest';
import { viewOfAsk } from '@poexchange/domain/currency';
import { readTradeState, type TradeState } from '@poexchange/domain/trade';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { countHanded } from '../../shared/trades/count-handed.ts';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { Note } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { HandoverList } from './handover-list.tsx';
import { listRows, nothingEntered, sumRows } from './handover.ts';
import { readEndMs, timesOfTrade } from './queue-view.ts';
import { BuyerSearch, SearchExtraLine } from './buyer-search.tsx';
import { nameCounterpart, TradeHeader } from './trade-header.tsx';
import { TradeNotes } from './trade-notes.tsx';
import { TradeSteps } from './trade-steps.tsx';
import { useTradeKeys } from './use-trade-keys.ts';
import { useTradePrices } from './use-trade-prices.ts';
import { WhisperBox } from './whisper-box.tsx';

export type AskerTradeProps = { readonly view: TradeView; readonly onNext: (by: 1 | -1) => void; readonly queueButton: ReactNode };

const noStacks = new Map<string, never>();
const ignore = (): void => undefined;

/** A trade from the asker's point of view: its step, the requested items and their prices, and the whisper to paste. */
export function AskerTrade({ view, onNext, queueButton }: AskerTradeProps) {
  const { t } = useTranslation();
  const { body } = view.notification;
  const { game } = body.meta;
  const { prices, isLoading: isNaming } = useTradePrices(view);
  const [marked, setMarked] = useState<string | null>(null);
  const priceView = useMemo(() => viewOfAsk(game, body), [game, body]);
  const rows = useMemo(() => listRows(view, nothingEntered), [view]);
  const sum = sumRows(view, rows);
  const step = readTradeState(timesOfTrade(view.notification), view.listing?.state ?? null);
  useTradeKeys({ onNext });
  return (
    <PriceViewProvider view={priceView}>
      <section
        aria-label={t('trade.title')}
        className="mx-auto flex min-h-0 w-full max-w-[880px] min-w-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-4 pb-6 max-md:overflow-visible max-md:px-4"
      >
        <TradeHeader view={view}>{queueButton}</TradeHeader>
        <TradeSteps view={view} />
        <OutcomeNote view={view} step={step} />
        <TradeNotes view={view} prices={prices} sum={sum} rows={rows} />
        <BuyerSearch view={view} />
        <HandoverList
          rows={rows}
          stacksOf={noStacks}
          prices={prices}
          isNaming={isNaming}
          game={game}
          places="none"
          isFixed
          isRequested={step !== 'traded'}
          deal={body.meta.side === 'buy' ? 'buys' : 'sells'}
          marked={marked}
          onMark={setMarked}
          onEnter={ignore}
          sum={
            <>
              <span>{t('trade.pieces', { count: sum.pieces })}</span>
              <span className="flex items-center gap-3">
                <ExactSum chaos={sum.chaos} />
                <PayablePrice chaos={sum.chaos} size={18} />
              </span>
            </>
          }
        />
        <SearchExtraLine view={view} pieces={sum.pieces} />
        {/* With nothing left in stock or listed, there is no reason to whisper. */}
        {step !== 'traded' && step !== 'declined' && step !== 'gone' && sum.pieces > 0 && (
          <WhisperBox whispers={view.whispers} short={view.short} role={view.role} />
        )}
      </section>
    </PriceViewProvider>
  );
}

/** The outcome of the trade; null while the trade can still be finished. */
function OutcomeNote({ view, step }: { readonly view: TradeView; readonly step: TradeState }) {
  const { t } = useTranslation();
  const ign = nameCounterpart(view);
  if (step === 'declined') {
    return (
      <Note>
        {t('trade.wasDeclined', { ign })} <EndedAgo view={view} />
      </Note>
    );
  }
  if (step === 'traded') {
    const part = countHanded(view.notification.body);
    return (
      <Note tone="info">
        {part !== null && <b className="mr-1 font-semibold">{t('trade.handedOf', { part: part.handed, count: part.asked })}</b>}
        {t('trade.wasTraded')} <EndedAgo view={view} />
      </Note>
    );
  }
  return step === 'gone' && view.listing?.state === 'inactive' ? <Note tone="warn">{t('trade.wasGone', { ign })}</Note> : null;
}

/** Time since the trade was done or declined. */
function EndedAgo({ view }: Pick<AskerTradeProps, 'view'>) {
  const endedMs = readEndMs(view.notification);
  return endedMs === null ? null : <TimeAgo timestampMs={endedMs} className="text-muted" />;
}
