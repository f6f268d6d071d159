/** Fencing of what is written under a lease: an owner that was replaced while it hung writes nothing any more. */
import { LostLeaseError, type Fence as StoreFence } from '@poexchange/platform/price-store';
import { sql, type Kysely, type Transaction } from 'kysely';

/** A lease as its owner holds it; can be sent to another thread. */
export type Fence = {
  readonly lease: string;
  readonly owner: string;
  /** Grows with every owner. */
  readonly number: number;
  /** Time until which nobody can have taken the lease over, in ns of this machine's monotonic clock. */
  readonly validUntil: SharedArrayBuffer;
};

/** A transaction whose program hangs must not block the next owner for longer, in ms. */
const LONGEST_IDLE_MS = 5_000;

/**
 * Makes sure that a transaction commits only while the lease has no other owner: a next one cannot take it before the
 * transaction ends. Throws where another one has it.
 */
export async function holdFence(tx: Transaction<unknown>, { lease, owner, number }: Fence): Promise<void> {
  // A key share lock conflicts with taking over, which locks the row for update, and not with renewing.
  const { rows } = await sql`
    with held as (
      select 1 from prices.lease where name = ${lease} and owner = ${owner}::uuid and fence = ${number} for key share
    )
    select set_config('idle_in_transaction_session_timeout', ${String(LONGEST_IDLE_MS)}, true) from held`.execute(tx);
  if (rows.length === 0) throw new LostLeaseError(lease);
}

/** The fence for files: the database knows which number is the newest. */
export function makeStoreFence(db: Kysely<unknown>, { lease, owner, number, validUntil }: Fence): StoreFence {
  const until = new BigInt64Array(validUntil);
  return {
    lease,
    number,
    isValid: () => process.hrtime.bigint() < Atomics.load(until, 0),
    verify: async () => {
      const { rows } = await sql`
        select 1 from prices.lease where name = ${lease} and owner = ${owner}::uuid and fence = ${number}`.execute(db);
      return rows.length > 0;
    },
  };
}
