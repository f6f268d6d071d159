/** Maps a failed call to its effect for the user: a toast, or none. Pure. */
import { ApiError } from '@poexchange/contract/client';
import { errorCatalogue } from '@poexchange/contract/errors';
import type { NotificationKey } from '../i18n/keys.ts';
import type { ToastLevel, ToastText } from '../toast/toast.ts';
import { WaitAbortedError } from './rate-waits.ts';

export type Failure =
  | { readonly kind: 'silent' }
  | { readonly kind: 'sessionExpired' }
  | { readonly kind: 'banned' }
  /** `reference` is the id of the entry in the server's log. */
  | { readonly kind: 'toast'; readonly id: string; readonly level: ToastLevel; readonly title: ToastText; readonly reference?: string }
  /** R8.24: reported only if displayed data could not be refreshed. */
  | { readonly kind: 'unknown'; readonly message: string };

/** Toast id for R8.20. */
export const GAME_DOWN_ID = 'failure:gameApiDown';

/** Prefix of the paths that the game's own servers answer (R8.20). */
const GAME_PATH = '/ggg/';
const levels: ReadonlySet<string> = new Set<ToastLevel>(['error', 'warning', 'success', 'info']);
const wordings: ReadonlySet<string> = new Set(Object.values(errorCatalogue).map(({ wording }) => wording));

/** The level is the wording's first dotted segment. */
export function levelOfWording(wording: string): ToastLevel {
  const [first = ''] = wording.split('.');
  return levels.has(first) ? (first as ToastLevel) : 'error';
}

/** Maps a server wording to one of the page's interface string keys; an unknown wording becomes the unknown error. */
export function keyOfWording(wording: string): NotificationKey {
  return wordings.has(wording) ? (wording as NotificationKey) : 'error.unknown';
}

export function describeFailure(error: unknown): Failure {
  if (error instanceof WaitAbortedError) return { kind: 'silent' };
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'silent' };
  if (!(error instanceof ApiError)) return { kind: 'unknown', message: error instanceof Error ? error.message : String(error) };
  if (error.status === 401) return { kind: 'sessionExpired' };
  if (error.refusal?.code === 'banned') return { kind: 'banned' };
  if (error.status >= 500 && error.path.startsWith(GAME_PATH))
    return { kind: 'toast', id: GAME_DOWN_ID, level: 'error', title: { key: 'error.game_api_down' } };
  // R8.23: the text that arrived instead of an error code.
  if (error.text !== null)
    return { kind: 'toast', id: 'failure:text', level: 'error', title: { key: 'error.unknown', params: { message: error.text } } };
  const { refusal } = error;
  if (refusal === null) return { kind: 'unknown', message: error.status === 0 ? '' : error.message };
  const shown = toast(refusal.wording, refusal.code, refusal.params);
  return refusal.code === 'internal' ? { ...shown, reference: refusal.requestId } : shown;
}

function toast(wording: string, id: string, params?: Record<string, string | number>): Extract<Failure, { kind: 'toast' }> {
  return {
    kind: 'toast',
    id: `failure:${id}`,
    level: levelOfWording(wording),
    title: { key: keyOfWording(wording), ...(params === undefined ? {} : { params }) },
  };
}
