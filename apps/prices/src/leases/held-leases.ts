/** The leases that this program believes it owns. */
import type { Logger } from '@poexchange/platform/log';
import { LostLeaseError } from '@poexchange/platform/price-store';
import type { Fence } from './fence.ts';
import type { TakenLease } from './lease-queries.ts';

/** A lease that this program owns. */
export type Held = {
  readonly fence: Fence;
  /** Aborts when another program has acquired the lease, or may have acquired it. */
  readonly lost: AbortSignal;
  /** Aborts when another program should get the lease; work that would otherwise run indefinitely then ends. */
  readonly leaving: AbortSignal;
};

type Lease = Held & { readonly losing: AbortController; readonly leave: AbortController; users: number };

export type HeldLeases = {
  readonly get: (name: string) => Lease | undefined;
  readonly names: () => string[];
  readonly countLost: () => number;
  readonly open: (owner: string, lease: TakenLease) => void;
  /** Extends the leases that the database renewed; all others are lost. */
  readonly keepOnly: (renewed: readonly TakenLease[], sentAt: bigint) => void;
  readonly extend: (names: readonly string[], sentAt: bigint) => void;
  readonly loseAll: () => void;
  /** Removes released leases. */
  readonly close: (names: readonly string[]) => void;
};

export function createHeldLeases({ log, leaseMs }: { log: Logger; leaseMs: number }): HeldLeases {
  const leases = new Map<string, Lease>();
  let lost = 0;

  const expire = ({ fence }: Lease): void => void Atomics.store(new BigInt64Array(fence.validUntil), 0, 0n);
  const lose = (name: string, lease: Lease): void => {
    leases.delete(name);
    lost += 1;
    expire(lease);
    lease.losing.abort(new LostLeaseError(name));
    log.warn({ lease: name, fence: lease.fence.number }, 'a lease is lost');
  };
  /** Count the lifetime from before the query was sent, so that no other program can acquire a lease earlier. */
  const extend = (names: readonly string[], sentAt: bigint): void => {
    for (const name of names) {
      const lease = leases.get(name);
      if (lease !== undefined) Atomics.store(new BigInt64Array(lease.fence.validUntil), 0, sentAt + BigInt(leaseMs) * 1_000_000n);
    }
  };

  return {
    get: (name) => leases.get(name),
    names: () => [...leases.keys()].toSorted(),
    countLost: () => lost,
    open: (owner, { name, fence: number }) => {
      const [losing, leave] = [new AbortController(), new AbortController()];
      const validUntil = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
      const fence = { lease: name, owner, number, validUntil };
      leases.set(name, { fence, lost: losing.signal, leaving: leave.signal, losing, leave, users: 0 });
    },
    keepOnly: (renewed, sentAt) => {
      const numbers = new Map(renewed.map(({ name, fence }) => [name, fence]));
      for (const [name, lease] of leases) if (numbers.get(name) !== lease.fence.number) lose(name, lease);
      extend([...leases.keys()], sentAt);
    },
    extend,
    loseAll: () => {
      for (const [name, lease] of leases) lose(name, lease);
    },
    close: (names) => {
      for (const name of names) {
        const lease = leases.get(name);
        if (lease !== undefined) expire(lease);
        leases.delete(name);
      }
    },
  };
}
