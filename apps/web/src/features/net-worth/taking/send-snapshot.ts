/** Sends a snapshot until the server replies; resending the same id does not create a second snapshot. */
import { ApiError } from '@poexchange/contract/client';
import type { ErrorCode } from '@poexchange/contract/errors';
import { LONGEST_DETAILS_BY_SOCKET, netWorthClientEvents } from '@poexchange/contract/events/net-worth';
import { netWorthApi, type AddSnapshotBody } from '@poexchange/contract/rest/net-worth';
import { sleep } from '../../../shared/api/rate-waits.ts';
import { readTokenOwner } from '../../../shared/session/token.ts';
import { useConnection } from '../../../shared/socket/connection-store.ts';
import { EventRefusedError } from '../../../shared/socket/realtime.ts';
import { dropUnanswered, keepUnanswered } from './kept-run.ts';
import type { RunFailure, SavedSnapshot } from './outcome.ts';
import type { World } from './world.ts';

/** Delays between attempts, in ms. After a lost reply the snapshot is resent; the server recognises its id. */
const retryWaitsMs = [1_000, 3_000, 8_000, 15_000] as const;

export const isConnected = (): boolean => useConnection.getState().socket === 'open';

/** Sends a snapshot, and stores it in this browser until the server has replied, even across a reload. */
export async function saveSnapshot(
  { call }: Pick<World, 'call'>,
  body: AddSnapshotBody,
  signal: AbortSignal,
): Promise<SavedSnapshot | RunFailure> {
  await keepUnanswered({ accountId: readTokenOwner() ?? '', body });
  const outcome = await send(call, body, signal);
  // Without a reply it is unknown whether the snapshot was stored, so it is kept here and can be resent later.
  if (outcome === null) return { kind: 'failed', code: 'snapshotNotAdded', reason: 'network' };
  await dropUnanswered(body.snapshot.id);
  return outcome;
}

/**
 * Sends a snapshot over the socket if the socket is connected and the snapshot is small enough, and otherwise by HTTP.
 * Resends the snapshot if no reply arrives. Returns null if all attempts remain unanswered.
 */
async function send(call: World['call'], body: AddSnapshotBody, signal: AbortSignal): Promise<SavedSnapshot | RunFailure | null> {
  const isSmall = body.snapshot.details.length <= LONGEST_DETAILS_BY_SOCKET;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const isBySocket = isSmall && attempt === 0 && isConnected();
      const { row, settings } = await (isBySocket ? askSocket(body) : call(netWorthApi.addSnapshot, { body }, { rateLimit: 'reject' }));
      return { kind: 'saved', row, settings };
    } catch (error) {
      signal.throwIfAborted();
      const refusal = readRefusal(error);
      if (refusal !== null) return { kind: 'failed', code: 'snapshotNotAdded', ...refusal };
      const waitMs = retryWaitsMs[attempt];
      if (waitMs === undefined) return null;
      await sleep(waitMs, signal);
    }
  }
}

async function askSocket(body: AddSnapshotBody) {
  const { realtime } = useConnection.getState();
  if (realtime === null) throw new Error('the socket is gone');
  return realtime.ask('snapshot:add', body, netWorthClientEvents['snapshot:add'].ack);
}

/** Errors after which a retry may succeed. */
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
