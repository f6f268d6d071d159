/** Fencing of writes under a lease: an owner that was replaced while it hung can no longer write. */
import { LostLeaseError, type Fence as StoreFence } from '@poexchange/platform/price-store';
import { sql, type Kysely, type Transaction } from 'kysely';

/** A lease from its owner's perspective; can be sent to another thread. */
export type Fence = {
  readonly lease: string;
  readonly owner: string;
  /** Increases with each new owner. */
  readonly number: number;
  /** Time until which no other program can have acquired the lease, in ns of this machine's monotonic clock. */
  readonly validUntil: SharedArrayBuffer;
};

/** Maximum time in ms that the transaction of a hanging program may block the next owner. */
const LONGEST_IDLE_MS = 5_000;

/**
 * Ensures that a transaction commits only while the lease has no other owner: the next owner cannot acquire the lease
 * before the transaction ends. Throws if another program has the lease.
 */
export async function holdFence(tx: Transaction<unknown>, { lease, owner, number }: Fence): Promise<void> {
  // A key share lock conflicts with acquiring the lease, which locks the row for update, but not with renewing the
  // lease.
  const { rows } = await sql`
    with held as (
      select 1 from prices.lease where name = ${lease} and owner = ${owner}::uuid and fence = ${number} for key share
    )
    select set_config('idle_in_transaction_session_timeout', ${String(LONGEST_IDLE_MS)}, true) from held`.execute(tx);
  if (rows.length === 0) throw new LostLeaseError(lease);
}

/** Creates the fence for files: the database stores the newest number. */
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
