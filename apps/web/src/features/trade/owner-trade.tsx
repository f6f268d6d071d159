import type { TradeView } from '@poexchange/contract/rest';
import { findCategory } from '@poexchange/domain/category';
import { payableTotal, viewOfAsk, writePayable } from '@poexchange/domain/currency';
import { isOpenTrade, readStep } from '@poexchange/domain/trade';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { usePriceIndex } from '../../shared/prices/use-price-index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { ExactSum, PayablePrice } from '../../shared/ui/payable-price.tsx';
import { PriceViewProvider } from '../../shared/ui/price-view.tsx';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { PHONE_QUERY, useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { BuyerSearch } from './buyer-search.tsx';
import { listTabs, placeItems } from './choose-stacks.ts';
import { HandoverList, tickNext } from './handover-list.tsx';
import { changeEntered, useEntered, useForgetAfterEnd } from './handover-store.ts';
import { enterAmount, enterHanded, listHandedItems, listRows, sumRows, toggleTick, type AmountRemark, type Entered } from './handover.ts';
import { timesOfTrade } from './queue-view.ts';
import { ReplyBar, useReplyCopy } from './reply-bar.tsx';
import { replyIds } from './replies.ts';
import { StashSide } from './stash-side.tsx';
import { stepBeforeEnd } from './step-before-end.ts';
import type { HitState } from './tab-grid.tsx';
import { TradeFooter } from './trade-footer.tsx';
import { TradeHeader } from './trade-header.tsx';
import { TradeNotes } from './trade-notes.tsx';
import { useProcessTrade, useTradeStep } from './trade-query.ts';
import { pressCopySearch } from './trade-search-box.tsx';
import { TradeSteps } from './trade-steps.tsx';
import { useTradeKeys } from './use-trade-keys.ts';
import { GivenWhisper } from './whisper-box.tsx';
import { dockedBar } from '../../shared/ui/docked-bar.ts';

export type OwnerTradeProps = {
  readonly view: TradeView;
  /** Goes to a neighbour in the list of open requests. */
  readonly onNext: (by: 1 | -1) => void;
  readonly hasNext: boolean;
  /** Where the list does not stand beside: the button that opens it. */
  readonly queueButton: React.ReactNode;
};

/**
 * A trade as the owner of its listing works on it: steps, replies, rows to hand over, the stash beside, and the end
 * below.
 */
export function OwnerTrade({ view, onNext, hasNext, queueButton }: OwnerTradeProps) {
  const { t } = useTranslation();
  const { id, body } = view.notification;
  const { game, league, category, custom } = body.meta;
  const { prices } = usePriceIndex({ game, league, tags: custom?.tags ?? findCategory(game, category)?.tags ?? [] });
  const [marked, setMarked] = useState<string | null>(null);
  const times = timesOfTrade(view.notification);
  const isOpen = isOpenTrade(times) && body.valid;
  const entered = useEntered(id);
  const rows = useMemo(() => listRows(view, entered), [view, entered]);
  const sum = sumRows(view, rows);
  const priceView = useMemo(() => viewOfAsk(game, body), [game, body]);
  const byHash = useMemo(() => new Map(rows.map((row) => [row.item.hash, row])), [rows]);
  const placed = useMemo(
    () =>
      placeItems(view.items, (item) => {
        const row = byHash.get(item.hash);
        // What is gone is drawn where it lay, with a cross; what is not taken is only shown.
        return row === undefined || row.amount === 0 ? item.quantity : row.amount;
      }),
    [view.items, byHash],
  );
  const stacksOf = useMemo(() => new Map(placed.map(({ item, stacks }) => [item.hash, stacks])), [placed]);
  const tabs = useMemo(() => listTabs(placed), [placed]);
  const onEnter = useCallback((change: (before: Entered) => Entered) => changeEntered(id, change), [id]);
  const { remarks } = entered;
  const onAmount = useCallback(
    (hash: string, amount: number, remark: AmountRemark | null): void => onEnter((before) => enterAmount(before, hash, amount, remark)),
    [onEnter],
  );
  useForgetAfterEnd(id, isOpen ? 'open' : 'ended');
  // What nobody can read is not taken for nothing.
  const unread = rows.find(({ item }) => remarks[item.hash]?.kind === 'notACount')?.item.hash;
  const onTick = useCallback((hash: string) => isOpen && onEnter((before) => toggleTick(before, hash)), [onEnter, isOpen]);
  const stateOf = useCallback(
    (hash: string): HitState => {
      const row = byHash.get(hash);
      if (row?.availability === 'gone') return 'gone';
      if (row?.isTicked === true) return 'handed';
      return isOpen && row?.amount !== 0 ? 'asked' : 'idle';
    },
    [byHash, isOpen],
  );

  const process = useProcessTrade(id);
  const step = useTradeStep(id);
  const replies = useReplyCopy(
    {
      name: body.ign,
      total: writePayable(payableTotal(sum.chaos, priceView)),
      lines: rows.map(({ item, amount }) => ({
        name: prices.get(item.hash)?.name ?? t('trade.unknownItem'),
        asked: item.quantity,
        amount,
      })),
    },
    (reply) => {
      // Who copies the invitation is about to send it.
      if (reply === 'invite' && readStep(times) === 'asked' && isOpen) step.mutate('invited');
    },
  );
  const canDone =
    isOpen && unread === undefined && sum.pieces > 0 && view.listing !== null && view.listing.state !== 'deleted' && !process.isPending;
  const onDone = (): void => {
    if (canDone) process.mutate({ undo: false, items: listHandedItems(rows) });
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
  // What was entered by hand lies nowhere that could be drawn (D55).
  const hasSide = hasPlaces && (game === 'poe1' || tabs.length > 0);
  const isWide = useMediaQuery(WIDE_QUERY);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isSideOpen, setSideOpen] = useState(false);
  const side = hasSide && (
    <StashSide view={view} tabs={tabs} prices={prices} stateOf={stateOf} marked={marked} onMark={setMarked} onTick={onTick} />
  );
  return (
    // The unit and the rate it was asked at, not today's.
    <PriceViewProvider view={priceView}>
      <div
        className={`grid min-h-0 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_auto] ${hasSide ? 'lg:grid-cols-[minmax(0,1fr)_420px] xl:grid-cols-[minmax(0,1fr)_500px]' : ''}`}
      >
        <section
          aria-label={t('trade.title')}
          className="flex min-h-0 min-w-0 flex-col gap-3 overflow-y-auto px-5 pt-4 pb-3 max-md:overflow-visible max-md:px-4"
        >
          <TradeHeader view={view}>
            {queueButton}
            {!isWide && !isPhone && hasSide && (
              <Button className="shrink-0" onClick={() => setSideOpen(true)}>
                <Glyph name="stash" size={14} />
                {t('trade.openStash')}
              </Button>
            )}
          </TradeHeader>
          {body.valid && <TradeSteps view={view} onStep={isOpen ? (next) => step.mutate(next) : undefined} />}
          <ReplyBar copied={replies.copied} onCopy={(reply) => void replies.copy(reply)} />
          <TradeNotes view={view} prices={prices} sum={sum} rows={rows} />
          <HandoverList
            rows={rows}
            stacksOf={stacksOf}
            prices={prices}
            game={game}
            places={hasPlaces ? 'shown' : 'none'}
            isFixed={!isOpen}
            isAsked={!isOpen && !body.processed}
            hasStock={hasPlaces}
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
                    : t('trade.piecesOf', { count: sum.pieces, asked: sum.asked })}
                </span>
                <span className="flex items-center gap-3">
                  <ExactSum chaos={sum.chaos} />
                  <PayablePrice chaos={sum.chaos} />
                </span>
              </>
            }
          />
          <BuyerSearch view={view} />
          <span className="flex-1" />
          <GivenWhisper whispers={view.whispers} />
        </section>
        {isWide && hasSide && (
          <aside aria-label={t('trade.openStash')} className="flex min-h-0 flex-col border-l border-line-soft bg-s1">
            {side}
          </aside>
        )}
        {isPhone && hasSide && (
          <aside aria-label={t('trade.openStash')} className="border-t border-line-soft bg-s1">
            {side}
          </aside>
        )}
        {!isWide && !isPhone && hasSide && (
          <SidePanel lies="over" isOpen={isSideOpen} onClose={() => setSideOpen(false)} title={t('trade.openStash')}>
            <div className="flex justify-end border-b border-line-soft px-3 py-2">
              <Button onClick={() => setSideOpen(false)}>{t('app.close')}</Button>
            </div>
            {side}
          </SidePanel>
        )}
        {body.valid && (
          <div
            ref={dockedBar}
            className={
              hasSide
                ? 'max-md:sticky max-md:bottom-[var(--bottom-bar-height)] max-md:z-20 lg:col-span-2'
                : 'max-md:sticky max-md:bottom-[var(--bottom-bar-height)] max-md:z-20'
            }
          >
            <TradeFooter
              view={view}
              sum={sum}
              unreadName={unread === undefined ? null : (prices.get(unread)?.name ?? t('trade.unknownItem'))}
              isBusy={process.isPending || step.isPending}
              onDone={onDone}
              onUndo={() => {
                onEnter((before) => enterHanded(before, body));
                process.mutate({ undo: true });
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
