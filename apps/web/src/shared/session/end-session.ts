/**
 * Every way a session ends in this browser (R4.09-R4.15, D13). The socket and the query cache follow through
 * `onSessionEnd`.
 */
import { showToast } from '../toast/toast.ts';
import { clearToken, forgetShareFlag, readToken } from './token.ts';

/**
 * `expired`: the server no longer accepts the token; `signOut`: the user signed out; `banned`: the account is blocked;
 * `elsewhere`: another tab or browser ended the session.
 */
export type EndReason = 'expired' | 'signOut' | 'banned' | 'elsewhere';

const listeners = new Set<(reason: EndReason) => void>();

/** Called before the token is cleared, so that the socket can still send a message. */
export function onSessionEnd(listener: (reason: EndReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** R4.10. Several calls may fail at once; only the first has an effect. */
export function endExpiredSession(): void {
  if (readToken() === null) return;
  end('expired');
  showToast({ id: 'session', level: 'info', title: { key: 'info.session_expired' } });
}

/** R4.11-R4.14: reported once. */
export function endBannedSession(): void {
  forgetShareFlag();
  const wasSignedIn = readToken() !== null;
  if (wasSignedIn) end('banned');
  showToast({ id: 'banned', level: 'error', title: { key: 'error.banned' }, durationMs: Infinity });
}

/** R4.15: the session was ended somewhere else. */
export function endSessionFromElsewhere(): void {
  if (readToken() === null) return;
  end('elsewhere');
  showToast({ id: 'session', level: 'info', title: { key: 'info.signed_out_elsewhere' } });
}

/**
 * D18: the server has already ended every session, and may have reported that first. The notice stays until it is
 * closed: nothing else tells the person that the account is gone.
 */
export function leaveDeletedAccount(): void {
  if (readToken() !== null) end('elsewhere');
  showToast({ id: 'session', level: 'success', title: { key: 'success.account_deleted' }, durationMs: Infinity });
}

/** Ends the session wherever it is open (D13). */
export function signOut(): void {
  if (readToken() === null) return;
  end('signOut');
  showToast({ id: 'session', level: 'success', title: { key: 'success.signed_out' } });
}

function end(reason: EndReason): void {
  for (const listener of listeners) listener(reason);
  clearToken();
}
