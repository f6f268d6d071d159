import type { TradeNotification } from '@poexchange/contract/rest';
import { linkOptions } from '@tanstack/react-router';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useListingState } from './use-listing-state.ts';

export function linkToTrade({ id, body }: Pick<TradeNotification, 'id' | 'body'>) {
  return linkOptions({
    to: '/$game/poexchange/bulk-trade/trade/$notificationId',
    params: { game: segmentOfGame(body.meta.game), notificationId: id },
  });
}

/** The page of a trade, while there is one to show (R2.02): its request was valid, and the listing is on the market. */
export function useTradeLink(notification: TradeNotification): ReturnType<typeof linkToTrade> | null {
  const listing = useListingState(notification.body.uuid);
  return listing === 'active' && notification.body.valid ? linkToTrade(notification) : null;
}
