/**
 * Keeps the auto snapshot token during a reload, so that this window still holds it (R4.40). The token is written when
 * the page is unloaded and read once, so that a copy of the window does not get the token too.
 */
const KEY = 'poexchange:auto-token';

/** `place` identifies the account and the game. */
export function keepToken(place: string, token: string | undefined): void {
  if (token === undefined) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([place, token]));
  } catch {
    // Storage is full or blocked: the server frees the token 30 s later.
  }
}

/** Returns the token kept for a place, and removes any stored token. */
export function takeKeptToken(place: string): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const parsed: unknown = kept === null ? null : JSON.parse(kept);
    if (!Array.isArray(parsed) || parsed[0] !== place) return null;
    return typeof parsed[1] === 'string' ? parsed[1] : null;
  } catch {
    return null;
  }
}
