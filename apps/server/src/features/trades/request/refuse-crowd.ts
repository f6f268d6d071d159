import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { RefusalError } from '../../../http/refusal.ts';
import type { TradeRecord } from '../trades.queries.ts';

/** Requests that reach one person in a minute: of one sender, and of everybody (D37). */
export const reachLimits = { perSender: 10, inAll: 60, windowMs: 60_000 } as const;

/**
 * Takes back a request that is one too many for its receiver (D37). Called after the receiver's room was written to:
 * its row is locked until the end of the transaction, so that of several at once each counts those before it.
 */
export async function refuseCrowd(tx: Transaction<Database>, record: TradeRecord): Promise<void> {
  const sinceMs = record.created_ms - reachLimits.windowMs;
  const { rows } = await sql<{ inAll: number; ofSender: number; oldestMs: number; oldestOfSenderMs: number }>`
    select count(*)::int as "inAll", count(*) filter (where sender_id = ${record.sender_id})::int as "ofSender",
      min(created_ms)::float8 as "oldestMs", min(created_ms) filter (where sender_id = ${record.sender_id})::float8 as "oldestOfSenderMs"
    from trades where receiver_id = ${record.receiver_id} and created_ms > ${sinceMs}`.execute(tx);
  const [counted] = rows;
  if (counted === undefined) return;
  const refuse = (policy: string, oldestMs: number): never => {
    throw new RefusalError('rateLimited', { retryAfterMs: Math.max(1000, oldestMs - sinceMs), policy });
  };
  if (counted.ofSender > reachLimits.perSender) refuse('requests-to-one-seller', counted.oldestOfSenderMs);
  if (counted.inAll > reachLimits.inAll) refuse('requests-to-a-seller', counted.oldestMs);
}
