/** Every way in which a session ends in this browser. The socket and the query cache react through `onSessionEnd`. */
import { showToast } from '../toast/toast.ts';
import { clearToken, forgetShareFlag, readToken } from './token.ts';

/**
 * `expired`: the server no longer accepts the token; `signOut`: the user signed out; `banned`: the account is blocked;
 * `elsewhere`: another tab or browser ended the session.
 */
export type EndReason = 'expired' | 'signOut' | 'banned' | 'elsewhere';

const listeners = new Set<(reason: EndReason) => void>();

/** Listeners run before the token is cleared, so that the socket can still send a message. */
export function onSessionEnd(listener: (reason: EndReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Several calls may fail simultaneously; only the first failure has an effect. */
export function endExpiredSession(): void {
  if (readToken() === null) return;
  end('expired');
  showToast({ id: 'session', level: 'info', title: { key: 'info.session_expired' } });
}

/** Reports a ban once. */
export function endBannedSession(): void {
  forgetShareFlag();
  const wasSignedIn = readToken() !== null;
  if (wasSignedIn) end('banned');
  showToast({ id: 'banned', level: 'error', title: { key: 'error.banned' }, durationMs: Infinity });
}

/** Applies the end of a session in another tab or browser. */
export function endSessionFromElsewhere(): void {
  if (readToken() === null) return;
  end('elsewhere');
  showToast({ id: 'session', level: 'info', title: { key: 'info.signed_out_elsewhere' } });
}

/**
 * The server has already ended every session, and may already have reported that to this page. The notice stays until
 * it is closed.
 */
export function leaveDeletedAccount(): void {
  if (readToken() !== null) end('elsewhere');
  showToast({ id: 'session', level: 'success', title: { key: 'success.account_deleted' }, durationMs: Infinity });
}

/** Ends the session in every tab. */
export function signOut(): void {
  if (readToken() === null) return;
  end('signOut');
  showToast({ id: 'session', level: 'success', title: { key: 'success.signed_out' } });
}

function end(reason: EndReason): void {
  for (const listener of listeners) listener(reason);
  clearToken();
}
