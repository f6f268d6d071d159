import type { QueuedTrade } from '@poexchange/contract/rest/later';
import { readTradeState } from '@poexchange/domain/trade';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { sentTradesQuery } from '../../shared/trades/sent-trades-query.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SellerName } from '../../shared/network/seller-name.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/states.tsx';
import { countHanded } from '../../shared/trades/count-handed.ts';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import { linkToTrade } from './link-to-trade.ts';
import { TradeText } from './trade-text.tsx';

/** Requests one sent to others in the last day, and their outcomes. */
export function SentRequests({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const game = useGame();
  const { data, isError, refetch } = useQuery(sentTradesQuery(game));
  if (data === undefined) {
    return isError ? (
      <ErrorState title={t('notifications.failed')} actions={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>} />
    ) : (
      <div className="flex flex-col gap-3 p-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState glyph="bell" title={t('notifications.emptySent')}>
        {t('trade.queue.emptyMine')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {data.map((trade) => (
        <SentRow key={trade.notification.id} trade={trade} onOpen={onOpen} />
      ))}
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
        {part !== null && <span className="text-12 text-muted">{t('trade.piecesOf', { count: part.handed, asked: part.asked })}</span>}
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
      {/* R2.02: the page of a trade is linked while its listing is on the market. */}
      {trade.listingState === 'active' && notification.body.valid ? (
        <Link {...linkToTrade(notification)} onClick={onOpen} className="flex flex-col gap-0.5 px-3 py-2 hover:bg-s3">
          {content}
        </Link>
      ) : (
        <div className="flex flex-col gap-0.5 px-3 py-2">{content}</div>
      )}
    </li>
  );
}
