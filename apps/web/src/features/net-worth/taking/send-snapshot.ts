/** Sends a snapshot until the server has answered: the same id twice is the same snapshot. */
import { ApiError } from '@poexchange/contract/client';
import type { ErrorCode } from '@poexchange/contract/errors';
import { LONGEST_DETAILS_BY_SOCKET } from '@poexchange/contract/events/net-worth';
import type { AddSnapshotBody, SnapshotRow, SnapshotSettings } from '@poexchange/contract/rest/net-worth';
import { EventRefusedError } from '../../../shared/socket/realtime.ts';
import type { RunFailure, SavedSnapshot } from './outcome.ts';

type Added = { readonly row: SnapshotRow; readonly settings: SnapshotSettings };

export type SendPort = {
  readonly isConnected: () => boolean;
  /** The event `snapshot:add`, for small snapshots. */
  readonly ask: (body: AddSnapshotBody) => Promise<Added>;
  /** The call that does the same for snapshots of any size. */
  readonly call: (body: AddSnapshotBody) => Promise<Added>;
  readonly sleep: (waitMs: number, signal: AbortSignal) => Promise<void>;
};

/** Delays between attempts, in ms. After a lost answer the snapshot is resent; the server knows the id. */
const retryWaitsMs = [1_000, 3_000, 8_000, 15_000] as const;

/**
 * Sends a snapshot over the socket if it is connected and the snapshot fits, else as a call (R7.44). Without an answer
 * it is resent. Returns `unanswered` if none arrived at all: it may have been stored, and can be resent later.
 */
export async function sendSnapshot(
  body: AddSnapshotBody,
  port: SendPort,
  signal: AbortSignal,
): Promise<SavedSnapshot | RunFailure | { readonly kind: 'unanswered' }> {
  const isSmall = body.snapshot.details.length <= LONGEST_DETAILS_BY_SOCKET;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { row, settings } = isSmall && attempt === 0 && port.isConnected() ? await port.ask(body) : await port.call(body);
      return { kind: 'saved', row, settings };
    } catch (error) {
      signal.throwIfAborted();
      const refusal = readRefusal(error);
      if (refusal !== null) return { kind: 'failed', code: 'snapshotNotAdded', ...refusal };
      const waitMs = retryWaitsMs[attempt];
      if (waitMs === undefined) return { kind: 'unanswered' };
      await port.sleep(waitMs, signal);
    }
  }
}

/** Answers after which the server may still accept the snapshot. */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['internal', 'rateLimited', 'notReady']);

function readRefusal(error: unknown): { refusal: ErrorCode; lastSnapshotAt?: number } | null {
  if (error instanceof EventRefusedError) {
    if (passing.has(error.code)) return null;
    return { refusal: error.code, ...(error.lastSnapshotAt !== undefined && { lastSnapshotAt: error.lastSnapshotAt }) };
  }
  if (!(error instanceof ApiError) || error.refusal === null || passing.has(error.refusal.code)) return null;
  const { code, params } = error.refusal;
  const lastSnapshotAt = params?.['lastSnapshotAt'];
  return { refusal: code, ...(typeof lastSnapshotAt === 'number' && { lastSnapshotAt }) };
}
