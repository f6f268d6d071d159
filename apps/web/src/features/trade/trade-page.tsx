/** R2.02: one trade as seller or buyer sees it. */
import { ApiError } from '@poexchange/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGameSegment } from '../../shared/game/use-game.ts';
import { ConnectButton } from '../../shared/session/connect-button.tsx';
import { useHasToken } from '../../shared/session/token.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { TradeContent } from './trade-content.tsx';
import { TradeSkeleton } from './trade-skeleton.tsx';
import { tradeQuery } from './trade-query.ts';

export function TradePage() {
  const { t } = useTranslation();
  const { notificationId = '' }: { notificationId?: string } = useParams({ strict: false });
  const game = useGameSegment();
  const hasToken = useHasToken();
  const { data, error, refetch, isFetching } = useQuery({ ...tradeQuery(notificationId), enabled: hasToken });
  if (!hasToken) {
    return <EmptyState glyph="user" className="py-24" title={t('trade.needAccount')} actions={<ConnectButton />} />;
  }
  if (data !== undefined) return <TradeContent view={data} />;
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
      <EmptyState glyph="search" className="py-24" title={t('trade.notFound')} actions={toListings}>
        {t('trade.notFoundText')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      className="py-24"
      title={t('trade.loadFailed')}
      actions={
        <>
          <Button kind="primary" isBusy={isFetching} onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
          {toListings}
        </>
      }
    />
  );
}

/** An id that is none is as absent as one of somebody else. */
function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
