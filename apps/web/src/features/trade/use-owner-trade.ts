import type { TradeView } from '@poexchange/contract/rest';
import { payableTotal, viewOfAsk, writePayable } from '@poexchange/domain/currency';
import { isOpenTrade, readStep } from '@poexchange/domain/trade';
import { useMemo } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { PriceIndex } from '../../shared/price-files/known-groups.ts';
import { tickNext } from './handover-list.tsx';
import { useEntered, useForgetAfterEnd } from './handover-store.ts';
import { listHandedItems, type Deal, type HandoverRow } from './handover.ts';
import { timesOfTrade } from './queue-view.ts';
import { replyIds } from './replies.ts';
import { useReplyCopy } from './reply-bar.tsx';
import { useFinishTrade, useTradeStep } from './trade-query.ts';
import { pressCopySearch } from './trade-search-box.tsx';
import { useHandover } from './use-handover.ts';
import { useTradeKeys } from './use-trade-keys.ts';
import { useTradePrices } from './use-trade-prices.ts';

export type OwnerTradeState = ReturnType<typeof useOwnerTrade>;

/**
 * A trade from its listing owner's side: what to hand over, the steps, the replies, the end of the trade, and the keys
 * for all of these.
 */
export function useOwnerTrade(view: TradeView, onNext: (by: 1 | -1) => void) {
  const { id, body } = view.notification;
  const { prices, isLoading: isNaming } = useTradePrices(view);
  const times = timesOfTrade(view.notification);
  const isOpen = isOpenTrade(times) && body.valid;
  const state = isOpen ? 'open' : 'ended';
  const entered = useEntered(id);
  const handover = useHandover(view, entered, state);
  const { rows, sum, unread } = handover;
  const deal: Deal = view.role === 'seller' ? 'sells' : 'buys';
  const priceView = useMemo(() => viewOfAsk(body.meta.game, body), [body]);
  useForgetAfterEnd(id, state);

  const finish = useFinishTrade(id);
  const step = useTradeStep(id);
  const lines = useReplyLines(rows, prices);
  const replies = useReplyCopy({ deal, name: body.ign, total: writePayable(payableTotal(sum.chaos, priceView)), lines }, (reply) => {
    // Copying the invitation sets the step, because the owner sends the invitation next.
    if (reply === 'invite' && readStep(times) === 'asked' && isOpen) step.mutate('invited');
  });
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
  return { prices, isNaming, isOpen, remarks: entered.remarks, handover, deal, priceView, finish, step, replies, onDone };
}

/** Lines about items in replies. The replies are for the game chat, where item names are English. */
function useReplyLines(rows: readonly HandoverRow[], prices: PriceIndex) {
  const { t } = useTranslation();
  return rows.map(({ item, available, amount }) => ({
    name: prices.get(item.hash)?.name ?? t('trade.unknownItem'),
    requested: item.quantity,
    available,
    amount,
  }));
}
