/** A trade from the seller's or the buyer's point of view, next to the other trades of the day. */
import { ApiError } from '@poexchange/contract/client';
import type { TradeView } from '@poexchange/contract/rest';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGame, useGameSegment } from '../../shared/game/use-game.ts';
import { ConnectButton } from '../../shared/account/connect-button.tsx';
import { useHasToken } from '../../shared/session/token.ts';
import { Button } from '../../shared/ui/button.tsx';
import { narrowToasts } from '../../shared/ui/narrow-toasts.ts';
import { SidePanel } from '../../shared/ui/side-panel.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { PHONE_QUERY, ROOMY_QUERY, useMediaQuery, WIDE_QUERY } from '../../shared/ui/use-media-query.ts';
import { AskerTrade } from './asker-trade.tsx';
import { OwnerTrade } from './owner-trade.tsx';
import { findNeighbour, listRepeats, splitQueue } from './queue-view.ts';
import { TradeQueue } from './trade-queue.tsx';
import { tradeQuery, tradeQueueQuery } from './trade-query.ts';
import { TradeSkeleton } from './trade-skeleton.tsx';
import { useTradePrices } from './use-trade-prices.ts';

/** Width of the list with text, in px: toasts stay within this width so that they do not cover the trade. */
const LIST_WIDTH = 232;

export function TradePage() {
  const { t } = useTranslation();
  const { notificationId = '' }: { notificationId?: string } = useParams({ strict: false });
  const hasToken = useHasToken();
  const trade = useQuery({ ...tradeQuery(notificationId), enabled: hasToken });
  // Remembered so that the list stays the same while the next trade is loading.
  const [party, setParty] = useState<TradeView['party']>('owner');
  if (trade.data !== undefined && trade.data.party !== party) setParty(trade.data.party);
  if (!hasToken) {
    return <EmptyState glyph="user" className="py-24" title={t('trade.needAccount')} actions={<ConnectButton />} />;
  }
  return <LoadedTrade key={party} party={party} id={notificationId} trade={trade} />;
}

type LoadedTradeProps = {
  readonly party: TradeView['party'];
  readonly id: string;
  readonly trade: {
    readonly data: TradeView | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

/** The other trades of the day, and a function that moves between open requests. */
function useQueue(party: TradeView['party'], id: string) {
  const game = useGame();
  const segment = useGameSegment();
  const navigate = useNavigate();
  const queue = useQuery(tradeQueueQuery({ game, party }));
  const lists = useMemo(() => queue.data && splitQueue(queue.data, party), [queue.data, party]);
  const goTo = useCallback(
    (by: 1 | -1) => {
      const next = lists === undefined ? null : findNeighbour(lists, id, by);
      if (next === null) return;
      void navigate({
        to: '/$game/poexchange/bulk-trade/trade/$notificationId',
        params: { game: segment, notificationId: next },
        replace: true,
      });
    },
    [lists, id, navigate, segment],
  );
  const hasNext = lists !== undefined && lists.open.length > 0 && findNeighbour(lists, id, 1) !== null;
  return { game, lists, hasFailed: queue.isError, onRetry: () => void queue.refetch(), goTo, hasNext };
}

function LoadedTrade({ party, id, trade }: LoadedTradeProps) {
  const { t } = useTranslation();
  const { goTo, hasNext, ...queue } = useQueue(party, id);
  const isWide = useMediaQuery(WIDE_QUERY);
  // Minimum width at which the list has space for text next to a trade and its stash.
  const isRoomy = useMediaQuery(ROOMY_QUERY);
  const isPhone = useMediaQuery(PHONE_QUERY);
  useEffect(() => (isRoomy ? narrowToasts(LIST_WIDTH) : undefined), [isRoomy]);
  const [isQueueOpen, setQueueOpen] = useState(false);
  // Names of items that two requests share; such items are usually part of the open trade.
  const { prices } = useTradePrices(trade.data);
  const queueProps = { ...queue, party, selectedId: id, prices };
  const open = queue.lists?.open.map((entry) => entry.trade) ?? [];
  const isQueueHidden = !isWide && !isPhone;
  return (
    <div className="relative flex flex-1 flex-col md:min-h-[560px]">
      <div className="flex min-w-0 flex-1 max-md:flex-col md:absolute md:inset-0">
        {isPhone && <TradeQueue {...queueProps} form="strip" />}
        {isWide && (
          <div className="flex min-h-0 w-[120px] shrink-0 flex-col border-r border-line-soft bg-s1 xl:w-[232px]">
            <TradeQueue {...queueProps} form={isRoomy ? 'full' : 'narrow'} />
          </div>
        )}
        <TradeMiddle
          trade={trade}
          onNext={goTo}
          hasNext={hasNext}
          queueButton={
            isQueueHidden && (
              <Button className="shrink-0" onClick={() => setQueueOpen(true)}>
                {t(party === 'owner' ? 'trade.queue.open' : 'trade.queue.mine')} <span className="text-muted">{open.length}</span>
              </Button>
            )
          }
          isRepeated={trade.data !== undefined && listRepeats(open, trade.data).length > 0}
        />
      </div>
      {isQueueHidden && (
        <SidePanel lies="over" isOpen={isQueueOpen} onClose={() => setQueueOpen(false)} title={t('trade.queue.open')}>
          <div className="flex justify-end border-b border-line-soft px-3 py-2">
            <Button onClick={() => setQueueOpen(false)}>{t('app.close')}</Button>
          </div>
          <TradeQueue {...queueProps} form="full" />
        </SidePanel>
      )}
    </div>
  );
}

type MiddleProps = {
  readonly trade: LoadedTradeProps['trade'];
  readonly onNext: (by: 1 | -1) => void;
  readonly hasNext: boolean;
  readonly queueButton: React.ReactNode;
  readonly isRepeated: boolean;
};

function TradeMiddle({ trade, onNext, hasNext, queueButton, isRepeated }: MiddleProps) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const { data, error } = trade;
  if (data !== undefined) {
    const { id } = data.notification;
    return data.party === 'owner' ? (
      <OwnerTrade key={id} view={data} onNext={onNext} hasNext={hasNext} queueButton={queueButton} isRepeated={isRepeated} />
    ) : (
      <AskerTrade key={id} view={data} onNext={onNext} queueButton={queueButton} />
    );
  }
  if (error === null) return <TradeSkeleton />;
  const toListings = (
    <Button asChild>
      <Link to="/$game/poexchange/bulk-trade/listings" params={{ game }}>
        {t('trade.toListings')}
      </Link>
    </Button>
  );
  if (isNotFound(error)) {
    return (
      <EmptyState glyph="search" className="flex-1 py-24" title={t('trade.notFound')} actions={toListings}>
        {t('trade.notFoundText')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      className="flex-1 py-24"
      title={t('trade.loadFailed')}
      actions={
        <>
          <Button kind="primary" isBusy={trade.isFetching} onClick={() => void trade.refetch()}>
            {t('app.retry')}
          </Button>
          {toListings}
        </>
      }
    />
  );
}

/** Treats an invalid id as not found, like another person's trade. */
function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
