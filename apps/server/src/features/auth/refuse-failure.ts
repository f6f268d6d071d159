import type { GameApiFailure } from '@poexchange/platform/game-api';
import { RefusalError } from '../../http/refusal.ts';

/** Translates a failed call to the publisher into our API's refusal. */
export function refuseFailure(failure: GameApiFailure): RefusalError {
  switch (failure.kind) {
    case 'rateLimited':
      return new RefusalError('rateLimited', { retryAfterMs: Math.ceil(failure.retryAfterMs), policy: failure.policy });
    case 'unauthorized':
      return new RefusalError('sessionExpired');
    case 'leagueNotFound':
    case 'notFound':
      return new RefusalError('leagueNotFound');
    case 'timeout':
      return new RefusalError('gameApiTimeout');
    case 'forbidden':
    case 'down':
      return new RefusalError('gameApiDown');
  }
}
