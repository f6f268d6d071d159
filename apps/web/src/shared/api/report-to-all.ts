import { endBannedSession, endExpiredSession } from '../session/end-session.ts';
import { isConnectPath } from '../session/connect-path.ts';
import { showToast } from '../toast/toast.ts';
import { GAME_DOWN_ID, type Failure } from './failures.ts';

/**
 * Applies the effects of a failed call that do not depend on the caller: ends the session, or reports that the game's
 * servers are down.
 */
export function reportToAll(failure: Failure): void {
  if (failure.kind === 'sessionExpired') endExpiredSession();
  else if (failure.kind === 'banned') endBannedSession();
  else if (isGameDown(failure) && !isConnectPath(location.pathname))
    showToast({ id: GAME_DOWN_ID, level: 'error', title: { key: 'error.game_api_down' } });
}

/**
 * Returns whether {@link reportToAll} has already reported a failure, in which case the caller must not report it
 * again.
 */
export function isToldToAll(failure: Failure): boolean {
  return failure.kind === 'sessionExpired' || failure.kind === 'banned' || isGameDown(failure);
}

/** Returns whether a failure is an outage of the game's servers. */
function isGameDown(failure: Failure): boolean {
  return failure.kind === 'toast' && failure.id === GAME_DOWN_ID;
}
