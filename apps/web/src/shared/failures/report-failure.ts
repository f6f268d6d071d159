/** Turns a failure into what happens on the page: sign-out, a toast, or nothing (R2.06, R8.19-R8.25). */
import { endBannedSession, endExpiredSession } from '../session/end-session.ts';
import { sayOffline } from '../network/say-offline.ts';
import { showToast } from '../toast/toast.ts';
import { isConnectPath } from '../account/sign-in.ts';
import { GAME_DOWN_ID, type Failure } from '../api/failures.ts';

export type FailureContext = {
  /** The caller shows it in place. An ended session is never silent. */
  readonly isSilent: boolean;
  /** True if the call was to renew or change something that is on the screen. */
  readonly hasData: boolean;
};

export function reportFailure(failure: Failure, context: FailureContext): void {
  if (failure.kind === 'sessionExpired') return endExpiredSession();
  if (failure.kind === 'banned') return endBannedSession();
  if (failure.kind === 'silent' || isConnectPath(location.pathname)) return undefined;
  // R8.20: an outage of the game's servers is always reported; the place that asked adds what it means there.
  if (context.isSilent && !(failure.kind === 'toast' && failure.id === GAME_DOWN_ID)) return undefined;
  if (failure.kind === 'toast') return void showToast({ id: failure.id, level: failure.level, title: failure.title });
  if (!context.hasData) return undefined;
  if (failure.message === '') return sayOffline();
  const { message, reference } = failure;
  return void showToast({ id: 'failure:unknown', level: 'error', title: { key: 'error.unknown', params: { message } }, reference });
}
