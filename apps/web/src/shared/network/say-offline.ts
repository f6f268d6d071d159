/** The toast for failures without a connection: dismissed as soon as the connection is back. */
import { dismissToast, showToast } from '../toast/toast.ts';

const ID = 'failure:offline';

export function sayOffline(kind: 'read' | 'action'): void {
  showToast({ id: ID, level: 'error', title: { key: kind === 'read' ? 'error.no_connection_read' : 'error.no_connection' } });
}

export function unsayOffline(): void {
  dismissToast(ID);
}
