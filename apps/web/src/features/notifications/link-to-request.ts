import { linkOptions } from '@tanstack/react-router';
import type { NotificationOf } from '@poexchange/contract/rest';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { readMessage } from './message-text.ts';

type ServiceNotification = NotificationOf<'service-buy'>;

/** The page of a service request; null for notifications from an earlier version, which do not contain the request. */
export function linkToRequest({ body }: Pick<ServiceNotification, 'body'>) {
  if (body.service === undefined) return null;
  return linkOptions({
    to: '/$game/poexchange/services/trade/$notificationId',
    params: { game: segmentOfGame(body.poe), notificationId: body.id },
  });
}

/** The page of the request that a message is about; null if the message is not about a request. */
export function linkToMessage({ body }: Pick<NotificationOf<'message'>, 'body'>) {
  const { request, game } = readMessage(body).params;
  if (typeof request !== 'string' || (game !== 'poe1' && game !== 'poe2')) return null;
  return linkOptions({
    to: '/$game/poexchange/services/trade/$notificationId',
    params: { game: segmentOfGame(game), notificationId: request },
  });
}
