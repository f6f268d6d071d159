import type { TradeNotification } from '@poexchange/contract/rest';
import { linkOptions } from '@tanstack/react-router';
import { segmentOfGame } from '../../shared/game/game-path.ts';

/** A trade keeps its page even if its request was invalid or its listing no longer exists. */
export function linkToTrade({ id, body }: Pick<TradeNotification, 'id' | 'body'>) {
  return linkOptions({
    to: '/$game/poexchange/bulk-trade/trade/$notificationId',
    params: { game: segmentOfGame(body.meta.game), notificationId: id },
  });
}
