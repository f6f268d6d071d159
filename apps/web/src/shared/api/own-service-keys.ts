/**
 * Keys of cached data about the user's own services, requests and vouches. The data is removed when the session ends.
 */
import type { Game } from '@poexchange/domain/item';
import { ownKeys } from './own-keys.ts';

export const ownServiceKeys = {
  mine: (game: Game, league: string) => [...ownKeys.services, 'mine', game, league] as const,
  presets: (game: Game, league: string) => [...ownKeys.services, 'mine', 'presets', game, league] as const,
  anyMine: [...ownKeys.services, 'mine'] as const,
  requests: (game: Game) => [...ownKeys.services, 'requests', game] as const,
  anyRequests: [...ownKeys.services, 'requests'] as const,
  request: (id: string) => [...ownKeys.services, 'request', id] as const,
  anyRequest: [...ownKeys.services, 'request'] as const,
  vouches: [...ownKeys.services, 'vouches'] as const,
  vouchInfo: (userId: string) => [...ownKeys.services, 'vouch-info', userId] as const,
};
