import type { QueuedTrade } from '@poexchange/contract/rest/later';
import { readTradeState } from '@poexchange/domain/trade';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import { serviceRequestsQuery } from '../../shared/services/requests-query.ts';
import { readServerNowMs } from '../../shared/time/server-clock.ts';
import { sentTradesQuery } from '../../shared/trades/sent-trades-query.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { countHanded } from '../../shared/trades/count-handed.ts';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { linkToTrade } from './link-to-trade.ts';
import { TradeText } from './trade-text.tsx';

// The service catalogue is loaded with the first service request.
const ServiceRow = lazyPart(() => import('./sent-service-row.tsx').then((module) => ({ default: module.SentServiceRow })));

const DAY_MS = 24 * 3_600_000;

/** The item and service requests that the user sent in the last day, with their outcomes, newest first. */
export function SentRequests({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const game = useGame();
  const trades = useQuery(sentTradesQuery(game));
  const services = useQuery(serviceRequestsQuery(game));
  const queries = [trades, services];
  if (trades.data === undefined || services.data === undefined) {
    return queries.some(({ isError }) => isError) ? (
      <ErrorState
        title={t('notifications.failed')}
        actions={<Button onClick={() => void Promise.all(queries.map(({ refetch }) => refetch()))}>{t('app.retry')}</Button>}
      />
    ) : (
      <div className="flex flex-col gap-3 p-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    );
  }
  const sinceMs = readServerNowMs() - DAY_MS;
  const rows = [
    ...trades.data.map((trade) => ({ atMs: trade.notification.timestamp, trade, request: null })),
    ...services.data
      .filter(({ party, askedMs }) => party === 'asker' && askedMs >= sinceMs)
      .map((request) => ({ atMs: request.askedMs, trade: null, request })),
  ].toSorted((a, b) => b.atMs - a.atMs);
  if (rows.length === 0) {
    return (
      <EmptyState glyph="bell" title={t('notifications.emptySent')}>
        {t('notifications.emptySentText')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {rows.map((row) =>
        row.trade === null ? (
          <Suspense key={row.request.id} fallback={<li className="h-[54px] border-b border-line-soft" />}>
            <ServiceRow request={row.request} onOpen={onOpen} />
          </Suspense>
        ) : (
          <SentRow key={row.trade.notification.id} trade={row.trade} onOpen={onOpen} />
        ),
      )}
    </ul>
  );
}

function SentRow({ trade, onOpen }: { readonly trade: QueuedTrade; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const { notification, ign } = trade;
  const { steps, processed } = notification.body;
  const { invitedMs = null, hideoutMs = null, declinedMs = null } = steps ?? {};
  const state = readTradeState({ invitedMs, hideoutMs, declinedMs, processedMs: processed ? 1 : null }, trade.listingState);
  const part = countHanded(notification.body);
  const content = (
    <>
      <span className="flex items-center gap-2">
        <SellerName ign={ign} />
        <Badge tone={state === 'traded' ? 'up' : state === 'declined' || state === 'gone' ? 'warn' : 'neutral'}>
          {t(`trade.tag.${state === 'gone' ? 'listingGone' : state}`)}
        </Badge>
        {part !== null && <span className="text-12 text-muted">{t('trade.handedOf', { part: part.handed, count: part.asked })}</span>}
        <span className="flex-1" />
        <TimeAgo timestampMs={notification.timestamp} form="short" className="text-12 text-muted" />
      </span>
      <span className="text-12 text-muted">
        <TradeText notification={notification} reader="asker" />
      </span>
    </>
  );
  return (
    <li className="border-b border-line-soft">
      <Link {...linkToTrade(notification)} onClick={onOpen} className="flex flex-col gap-0.5 px-3 py-2 hover:bg-s3">
        {content}
      </Link>
    </li>
  );
}
