import type { TradeView } from '@poexchange/contract/rest';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { nameKnown } from '../../shared/price-files/item-text.ts';
import { dockedBar } from '../../shared/ui/docked-bar.ts';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { BuyerSearch, SearchExtraLine } from './buyer-search.tsx';
import { HandoverList } from './handover-list.tsx';
import { enterHanded, type HandoverSum } from './handover.ts';
import { stepBeforeEnd } from './queue-view.ts';
import { ReplyBar } from './reply-bar.tsx';
import { StashSide } from './stash-side.tsx';
import { TradeFooter } from './trade-footer.tsx';
import { TradeHeader } from './trade-header.tsx';
import { TradeNotes } from './trade-notes.tsx';
import { TradeSteps } from './trade-steps.tsx';
import { useOwnerTrade, type OwnerTradeState } from './use-owner-trade.ts';
import { useStashPlace } from './use-stash-place.tsx';
import { GivenWhisper } from './whisper-box.tsx';

export type OwnerTradeProps = {
  readonly view: TradeView;
  /** Moves to the next or previous open request. */
  readonly onNext: (by: 1 | -1) => void;
  readonly hasNext: boolean;
  /** Button that opens the list of trades in layouts where it is hidden. */
  readonly queueButton: React.ReactNode;
  /** True if the same person has another open request for some of these items. */
  readonly isRepeated: boolean;
};

/**
 * A trade from the listing owner's point of view: steps, replies, rows to hand over with the stash next to them, and
 * below them the buttons that end the trade.
 */
export function OwnerTrade({ view, onNext, hasNext, queueButton, isRepeated }: OwnerTradeProps) {
  const { t } = useTranslation();
  const { body } = view.notification;
  const { game } = body.meta;
  const trade = useOwnerTrade(view, onNext);
  const { prices, isNaming, isOpen, deal, replies, step } = trade;
  const { rows, sum, stacksOf, tabs, stateOf, onEnter, onTick, onAmount } = trade.handover;
  const [marked, setMarked] = useState<string | null>(null);
  const hasPlaces = deal === 'sells';
  // Manually entered quantities have no position to show.
  const hasSide = hasPlaces && (game === 'poe1' || tabs.length > 0);
  const place = useStashPlace(hasSide);
  const stash = { view, tabs, prices, isNaming, stateOf, marked, onMark: setMarked, onTick };
  return (
    // Uses the unit and the rate of the request instead of today's unit and rate.
    <PriceViewProvider view={trade.priceView}>
      <div
        className={`grid min-h-0 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_auto] ${hasSide ? 'lg:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_500px]' : ''}`}
      >
        <section
          aria-label={t('trade.title')}
          className="flex min-h-0 min-w-0 flex-col gap-3 overflow-y-auto px-5 pt-4 pb-3 max-md:overflow-visible max-md:px-4"
        >
          <TradeHeader view={view}>
            {queueButton}
            {place.button}
          </TradeHeader>
          {body.valid && <TradeSteps view={view} onStep={isOpen ? (next) => step.mutate(next) : undefined} />}
          <ReplyBar deal={deal} copied={replies.copied} onCopy={(reply) => void replies.copy(reply)} />
          <TradeNotes view={view} prices={prices} sum={sum} rows={rows} isRepeated={isRepeated} />
          <HandoverList
            rows={rows}
            stacksOf={stacksOf}
            prices={prices}
            isNaming={isNaming}
            game={game}
            places={hasPlaces ? 'shown' : 'none'}
            isFixed={!isOpen}
            isRequested={!isOpen && !body.processed}
            deal={deal}
            marked={marked}
            onMark={setMarked}
            onEnter={onEnter}
            remarks={trade.remarks}
            onAmount={onAmount}
            sum={<HandedSum sum={sum} />}
          />
          <SearchExtraLine view={view} pieces={sum.pieces} />
          <BuyerSearch view={view} />
          {/* Below the wide breakpoint, toasts cover this space at the end of the scrolled content. */}
          <span className="min-h-[var(--toasts-room,0px)] flex-1 max-md:min-h-0 xl:min-h-0" />
          <GivenWhisper whispers={view.short === undefined ? view.whispers : [view.short, ...view.whispers]} />
        </section>
        {place.show(hasSide && <StashSide {...stash} />)}
        {body.valid && (
          <div
            ref={dockedBar}
            className={`max-md:sticky max-md:bottom-[var(--bottom-bar-height)] max-md:z-20 ${hasSide ? 'lg:col-span-2' : ''}`}
          >
            <OwnerFooter view={view} trade={trade} onNext={hasNext ? () => onNext(1) : undefined} />
          </div>
        )}
      </div>
    </PriceViewProvider>
  );
}

function HandedSum({ sum }: { readonly sum: HandoverSum }) {
  const { t } = useTranslation();
  return (
    <>
      <span>
        {sum.pieces === sum.requested
          ? t('trade.pieces', { count: sum.requested })
          : t('trade.piecesOf', { part: sum.pieces, count: sum.requested })}
      </span>
      <span className="flex items-center gap-3">
        <ExactSum chaos={sum.chaos} />
        <PayablePrice chaos={sum.chaos} />
      </span>
    </>
  );
}

type OwnerFooterProps = {
  readonly view: TradeView;
  readonly trade: OwnerTradeState;
  readonly onNext: (() => void) | undefined;
};

function OwnerFooter({ view, trade, onNext }: OwnerFooterProps) {
  const { t } = useTranslation();
  const { prices, finish, step, onDone } = trade;
  const { sum, unread, onEnter } = trade.handover;
  return (
    <TradeFooter
      view={view}
      sum={sum}
      unreadName={unread === undefined ? null : nameKnown(prices.get(unread), t)}
      isBusy={finish.isPending || step.isPending}
      onDone={onDone}
      onUndo={() => {
        onEnter((before) => enterHanded(before, view.notification.body));
        finish.mutate({ undo: true });
      }}
      onDecline={() => step.mutate('declined')}
      onReopen={() => step.mutate(stepBeforeEnd(view.notification))}
      onNext={onNext}
    />
  );
}
