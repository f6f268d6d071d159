/** The only module that reads and writes the login token. */
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'poexchange:token';
/** A flag set by earlier versions, removed together with a banned account's session. */
const DO_NOT_SHARE_KEY = 'doNotShareJwt';

export type Token = { readonly text: string; readonly expiresAtMs: number };

const listeners = new Set<() => void>();
let current: Token | null = null;

/** Reads a token's exp claim; null for invalid text. The server checks the signature. */
export function parseToken(text: string): Token | null {
  try {
    const claims: unknown = JSON.parse(atob((text.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || typeof claims.exp !== 'number') return null;
    return { text, expiresAtMs: claims.exp * 1000 };
  } catch {
    return null;
  }
}

/** Reads the stored token and removes it if it is expired or unreadable. Returns `expired` if it had expired. */
export function restoreToken(nowMs: number): 'none' | 'valid' | 'expired' {
  const text = readStored();
  const token = text === null ? null : parseToken(text);
  if (token !== null && token.expiresAtMs > nowMs) {
    setCurrent(token);
    return 'valid';
  }
  setCurrent(null);
  if (text === null) return 'none';
  writeStored(null);
  return 'expired';
}

/** The token to send, or null for a visitor. */
export function readToken(): string | null {
  return current?.text ?? null;
}

/** The token's account id, for data that this browser stores per account; null for a visitor. */
export function readTokenOwner(): string | null {
  return current === null ? null : readSubject(current.text);
}

function readSubject(text: string): string | null {
  try {
    const claims: unknown = JSON.parse(atob((text.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}

export function storeToken(text: string): void {
  writeStored(text);
  setCurrent(parseToken(text));
}

export function clearToken(): void {
  writeStored(null);
  setCurrent(null);
}

/** R4.13. */
export function forgetShareFlag(): void {
  try {
    localStorage.removeItem(DO_NOT_SHARE_KEY);
  } catch {
    // Storage is blocked: the token is not stored.
  }
}

/** Listeners run on every change, including changes in other tabs. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows sign-in and sign-out in this browser's other tabs. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === STORAGE_KEY || event.key === null) setCurrent(event.newValue === null ? null : parseToken(event.newValue));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Returns whether the user is signed in, and re-renders on changes. */
export function useHasToken(): boolean {
  return useSyncExternalStore(onTokenChange, () => current !== null);
}

function setCurrent(token: Token | null): void {
  if (token?.text === current?.text) return;
  current = token;
  for (const listener of listeners) listener();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function writeStored(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Storage is blocked (private mode): the session lasts until the page closes.
  }
}
