/** Requests for one listing, for its row in the list of own listings. Pure. */
import type { QueuedTrade } from '@poexchange/contract/rest/later';
import { splitQueue, type QueueEntry } from './queue-view.ts';

export type ListingRequests = {
  readonly open: readonly QueueEntry[];
  /** Finished trades of the last day, and the amount they were finished for. */
  readonly tradedCount: number;
  readonly tradedChaos: number;
};

/** The open requests for a listing, and its trades of the last day. */
export function readRequestsOf(trades: readonly QueuedTrade[], uuid: string): ListingRequests {
  const { open, done } = splitQueue(
    trades.filter(({ notification }) => notification.body.uuid === uuid),
    'owner',
  );
  const traded = done.filter(({ tag }) => tag.kind === 'traded');
  return { open, tradedCount: traded.length, tradedChaos: traded.reduce((sum, { chaos }) => sum + chaos, 0) };
}
