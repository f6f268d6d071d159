import { judgeReach, reachLimits, type ReachVerdict } from '@poexchange/domain/trade';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { RefusalError } from '../../../http/refusal.ts';
import type { TradeRecord } from '../trades.queries.ts';
import { readAccountCreatedMs, readReached } from './request.queries.ts';

/** Age in ms up to which an open request may be asked again (D37): as long as a listing lasts (R4.02). */
export const ASKED_AGAIN_FOR_MS = 2 * 3_600_000;

type Reaching = { readonly record: TradeRecord; readonly senderId: string; readonly receiverId: string; readonly nowMs: number };

/**
 * Judges whether a request may reach its receiver now, beside those of the last minute (D37). Called with the room of
 * the receiver locked until the end of the transaction, so that of several at once each counts those before it.
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

/** Takes back a request that is one too many for its receiver. */
export async function refuseCrowd(tx: Transaction<Database>, reaching: Reaching): Promise<void> {
  const verdict = await judgeCrowd(tx, reaching);
  if (!verdict.ok) throw new RefusalError('rateLimited', { retryAfterMs: verdict.retryAfterMs, policy: verdict.policy });
}
