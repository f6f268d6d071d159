import type { TradeView } from '@poexchange/contract/rest';
import { findCategory } from '@poexchange/domain/category';
import { payableTotal, viewOfAsk, writePayable } from '@poexchange/domain/currency';
import { isOpenTrade, readStep } from '@poexchange/domain/trade';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { usePriceIndex } from '../../shared/prices/use-price-index.ts';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { BuyerSearch, SearchExtraLine } from './buyer-search.tsx';
import { HandoverList, tickNext } from './handover-list.tsx';
import { useEntered, useForgetAfterEnd } from './handover-store.ts';
import { enterHanded, listHandedItems } from './handover.ts';
import { timesOfTrade } from './queue-view.ts';
import { ReplyBar, useReplyCopy } from './reply-bar.tsx';
import { replyIds } from './replies.ts';
import { StashSide } from './stash-side.tsx';
import { stepBeforeEnd } from './step-before-end.ts';
import { TradeFooter } from './trade-footer.tsx';
import { TradeHeader } from './trade-header.tsx';
import { TradeNotes } from './trade-notes.tsx';
import { useFinishTrade, useTradeStep } from './trade-query.ts';
import { pressCopySearch } from './trade-search-box.tsx';
import { TradeSteps } from './trade-steps.tsx';
import { useHandover } from './use-handover.ts';
import { useStashPlace } from './use-stash-place.tsx';
import { useTradeKeys } from './use-trade-keys.ts';
import { GivenWhisper } from './whisper-box.tsx';
import { dockedBar } from '../../shared/ui/docked-bar.ts';
import { nameKnown } from '../../shared/price-files/item-text.ts';

export type OwnerTradeProps = {
  readonly view: TradeView;
  /** Goes to a neighbour in the list of open requests. */
  readonly onNext: (by: 1 | -1) => void;
  readonly hasNext: boolean;
  /** Button that opens the list of trades where the list is hidden. */
  readonly queueButton: React.ReactNode;
  /** True if the same person has another open request for some of these items. */
  readonly isRepeated: boolean;
};

/**
 * A trade as the owner of its listing sees it: steps, replies, rows to hand over, the stash next to them, and the final
 * buttons below.
 */
export function OwnerTrade({ view, onNext, hasNext, queueButton, isRepeated }: OwnerTradeProps) {
  const { t } = useTranslation();
  const { id, body } = view.notification;
  const { game, league, category, custom } = body.meta;
  const { prices, isLoading: isNaming } = usePriceIndex({ game, league, tags: custom?.tags ?? findCategory(game, category)?.tags ?? [] });
  const [marked, setMarked] = useState<string | null>(null);
  const times = timesOfTrade(view.notification);
  const isOpen = isOpenTrade(times) && body.valid;
  const state = isOpen ? 'open' : 'ended';
  const entered = useEntered(id);
  const { rows, sum, stacksOf, tabs, unread, stateOf, onEnter, onTick, onAmount } = useHandover(view, entered, state);
  const { remarks } = entered;
  const priceView = useMemo(() => viewOfAsk(game, body), [game, body]);
  useForgetAfterEnd(id, state);

  const finish = useFinishTrade(id);
  const step = useTradeStep(id);
  const replies = useReplyCopy(
    {
      deal: view.role === 'seller' ? 'sells' : 'buys',
      name: body.ign,
      total: writePayable(payableTotal(sum.chaos, priceView)),
      lines: rows.map(({ item, available, amount }) => ({
        // Text for the game chat, where item names are English (D30).
        name: prices.get(item.hash)?.name ?? t('trade.unknownItem'),
        asked: item.quantity,
        available,
        amount,
      })),
    },
    (reply) => {
      // Copying the invitation is the step before sending it.
      if (reply === 'invite' && readStep(times) === 'asked' && isOpen) step.mutate('invited');
    },
  );
  const canDone = isOpen && unread === undefined && sum.pieces > 0 && !finish.isPending;
  const onDone = (): void => {
    if (canDone) finish.mutate({ undo: false, items: listHandedItems(rows) });
  };
  useTradeKeys({
    onNext,
    onReply: (index) => {
      const reply = replyIds[index];
      if (reply !== undefined) void replies.copy(reply);
    },
    onCopySearch: pressCopySearch,
    onDone,
    ...(isOpen && { onTickNext: tickNext }),
  });

  const hasPlaces = view.role === 'seller';
  // Quantities entered by hand have no position to draw.
  const hasSide = hasPlaces && (game === 'poe1' || tabs.length > 0);
  const place = useStashPlace(hasSide);
  const stash = { view, tabs, prices, isNaming, stateOf, marked, onMark: setMarked, onTick };
  const side = hasSide && <StashSide {...stash} />;
  return (
    // The unit and the rate of the request, not today's.
    <PriceViewProvider view={priceView}>
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
          <ReplyBar deal={view.role === 'seller' ? 'sells' : 'buys'} copied={replies.copied} onCopy={(reply) => void replies.copy(reply)} />
          <TradeNotes view={view} prices={prices} sum={sum} rows={rows} isRepeated={isRepeated} />
          <HandoverList
            rows={rows}
            stacksOf={stacksOf}
            prices={prices}
            isNaming={isNaming}
            game={game}
            places={hasPlaces ? 'shown' : 'none'}
            isFixed={!isOpen}
            isAsked={!isOpen && !body.processed}
            deal={hasPlaces ? 'sells' : 'buys'}
            marked={marked}
            onMark={setMarked}
            onEnter={onEnter}
            remarks={remarks}
            onAmount={onAmount}
            sum={
              <>
                <span>
                  {sum.pieces === sum.asked
                    ? t('trade.pieces', { count: sum.asked })
                    : t('trade.piecesOf', { part: sum.pieces, count: sum.asked })}
                </span>
                <span className="flex items-center gap-3">
                  <ExactSum chaos={sum.chaos} />
                  <PayablePrice chaos={sum.chaos} />
                </span>
              </>
            }
          />
          <SearchExtraLine view={view} pieces={sum.pieces} />
          <BuyerSearch view={view} />
          {/* Below the wide breakpoint, toasts cover this space at the end of the scrolled content. */}
          <span className="min-h-[var(--toasts-room,0px)] flex-1 max-md:min-h-0 xl:min-h-0" />
          <GivenWhisper whispers={view.short === undefined ? view.whispers : [view.short, ...view.whispers]} />
        </section>
        {place.show(side)}
        {body.valid && (
          <div
            ref={dockedBar}
            className={`max-md:sticky max-md:bottom-[var(--bottom-bar-height)] max-md:z-20 ${hasSide ? 'lg:col-span-2' : ''}`}
          >
            <TradeFooter
              view={view}
              sum={sum}
              unreadName={unread === undefined ? null : nameKnown(prices.get(unread), t)}
              isBusy={finish.isPending || step.isPending}
              onDone={onDone}
              onUndo={() => {
                onEnter((before) => enterHanded(before, body));
                finish.mutate({ undo: true });
              }}
              onDecline={() => step.mutate('declined')}
              onReopen={() => step.mutate(stepBeforeEnd(view.notification))}
              onNext={hasNext ? () => onNext(1) : undefined}
            />
          </div>
        )}
      </div>
    </PriceViewProvider>
  );
}
