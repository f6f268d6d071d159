import { judgeReach, reachLimits, type ReachVerdict } from '@poexchange/domain/trade';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { RefusalError } from '../../../http/refusal.ts';
import type { TradeRecord } from '../trades.queries.ts';
import { readAccountCreatedMs, readReached } from './request.queries.ts';

/** Maximum age in ms of an open request that can be repeated: as long as a listing lasts. */
export const ASKED_AGAIN_FOR_MS = 2 * 3_600_000;

type Reaching = { readonly record: TradeRecord; readonly senderId: string; readonly receiverId: string; readonly nowMs: number };

/**
 * Decides whether a request may reach its receiver now, given those of the last minute. Called with the receiver's room
 * locked until the transaction ends, so that concurrent requests count each other.
 */
export async function judgeCrowd(tx: Transaction<Database>, { record, senderId, receiverId, nowMs }: Reaching): Promise<ReachVerdict> {
  const reached = await readReached(tx, {
    receiverId,
    senderId,
    exceptId: record.id,
    oldestMs: nowMs - ASKED_AGAIN_FOR_MS - reachLimits.windowMs,
    sinceMs: nowMs - reachLimits.windowMs,
  });
  return judgeReach(reached, { accountCreatedMs: await readAccountCreatedMs(tx, senderId), nowMs });
}

/** Refuses and removes a request above its receiver's limit. */
export async function refuseCrowd(tx: Transaction<Database>, reaching: Reaching): Promise<void> {
  const verdict = await judgeCrowd(tx, reaching);
  if (!verdict.ok) throw new RefusalError('rateLimited', { retryAfterMs: verdict.retryAfterMs, policy: verdict.policy });
}
