/**
 * Toasts for failures without a connection. The toast about data that could not be read is dismissed on reconnect,
 * because the data is refetched then; the toast about an action that was not sent stays for its usual time, because the
 * user must repeat the action.
 */
import { dismissToast, showToast } from '../toast/toast.ts';

const READ_ID = 'failure:offline';
const ACTION_ID = 'failure:not-sent';

export function sayOffline(kind: 'read' | 'action'): void {
  if (kind === 'read') showToast({ id: READ_ID, level: 'error', title: { key: 'error.no_connection_read' } });
  else showToast({ id: ACTION_ID, level: 'error', title: { key: 'error.no_connection' } });
}

/** Dismisses the toast about data that could not be read. */
export function unsayOffline(): void {
  dismissToast(READ_ID);
}
