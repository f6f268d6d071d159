/**
 * This program's leases: the leagues that it prices and the shared tasks that it runs. Times are by the database's
 * clock.
 */
import { setTimeout as sleepFor } from 'node:timers/promises';
import type { Logger } from '@poexchange/platform/log';
import { assignLeases } from './assign-leases.ts';
import { createHeldLeases, type Held } from './held-leases.ts';
import { noteRepriced, readLeases, releaseLeases, renewLeases, takeLeases, type LeaseClient } from './lease-queries.ts';
import { createLeaseSession, type Session } from './lease-session.ts';

/** Work that only one program does at a time, and its weight relative to other work. */
export type SharedWork = { readonly name: string; readonly weight: number };

export type LeaseDeps = {
  /** Opens a dedicated connection. */
  readonly connect: () => Promise<LeaseClient>;
  /** Lists all shared work. */
  readonly listWork: () => Promise<readonly SharedWork[]>;
  readonly log: Logger;
  /** Lifetime of a lease that is not renewed, in ms. Leases are renewed four times in this period. */
  readonly leaseMs?: number | undefined;
  /** Waits between two rounds; rejects if aborted. */
  readonly sleep?: (ms: number, options: { readonly signal: AbortSignal }) => Promise<void>;
};

/** Leases that this program owns, live programs, and the number of leases acquired and lost since the start. */
export type LeaseStatus = { readonly held: readonly string[]; readonly programs: number; readonly taken: number; readonly lost: number };

export type LeaseKeeper = {
  /** Renews, releases and acquires leases now rather than every few seconds. Throws if the database is down. */
  readonly refresh: () => Promise<void>;
  /** Runs work under its lease. Returns `notHeld` if another program has the lease. */
  readonly use: <Result>(name: string, work: (held: Held) => Promise<Result>) => Promise<Result | 'notHeld'>;
  readonly isHeld: (name: string) => boolean;
  /** True if a live program, this program included, had this work when leases were last read. */
  readonly isTaken: (name: string) => boolean;
  /** Resolves once leases have next been read. */
  readonly nextRound: () => Promise<void>;
  /**
   * Records that this program has completed an operator's request. Returns the number up to which all programs have
   * completed requests.
   */
  readonly noteRepriced: (upTo: number) => Promise<number>;
  readonly read: () => LeaseStatus;
  readonly close: () => Promise<void>;
};

/** If a program hangs, its work is taken over once its leases have expired, at most a quarter of this time later. */
const LEASE_MS = 12_000;
const ROUNDS_IN_A_LEASE = 4;
const sleepHere: NonNullable<LeaseDeps['sleep']> = (ms, options) => sleepFor(ms, undefined, options);

export function createLeaseKeeper({ connect, listWork, log, leaseMs = LEASE_MS, sleep = sleepHere }: LeaseDeps): LeaseKeeper {
  const leases = createHeldLeases({ log, leaseMs });
  const session = createLeaseSession({ connect, leaseMs, onLost: leases.loseAll });
  const stopping = new AbortController();
  let owners: ReadonlyMap<string, string | null> = new Map();
  let programs = 1;
  let taken = 0;
  let waiting: (() => void)[] = [];

  const giveBack = async ({ client, id }: Session, names: readonly string[]): Promise<void> => {
    leases.close(names);
    await releaseLeases(client, { id, names });
  };
  const renew = async ({ client, id }: Session): Promise<void> => {
    const sentAt = process.hrtime.bigint();
    const renewed = await renewLeases(client, { id, leaseMs });
    leases.keepOnly(renewed, sentAt);
    // Drop the old state of a lease that this program acquired again under a new number.
    for (const lease of renewed) if (leases.get(lease.name) === undefined) leases.open(id, lease);
    leases.extend(
      renewed.map(({ name }) => name),
      sentAt,
    );
  };
  const rebalance = async (current: Session, work: readonly SharedWork[]): Promise<void> => {
    const { client, id } = current;
    const names = work.map(({ name }) => name);
    const found = await readLeases(client, names);
    programs = found.programs.length;
    const owned = work.map((one) => ({ ...one, owner: found.owners.get(one.name) ?? null }));
    const chosen = assignLeases(found.programs, owned);
    for (const name of leases.names()) if (chosen.get(name) !== id) leases.get(name)?.leave.abort();
    const idle = leases.names().filter((name) => leases.get(name)?.leaving.aborted === true && leases.get(name)?.users === 0);
    await giveBack(current, idle);
    const free = owned.filter(({ name, owner }) => owner === null && chosen.get(name) === id && leases.get(name) === undefined);
    const sentAt = process.hrtime.bigint();
    const got = await takeLeases(client, { id, leaseMs, names: free.map(({ name }) => name) });
    for (const lease of got) leases.open(id, lease);
    leases.extend(
      got.map(({ name }) => name),
      sentAt,
    );
    taken += got.length;
    if (got.length > 0) log.info({ leases: got.map(({ name }) => name), programs }, 'leases taken');
    owners = new Map([...found.owners, ...got.map(({ name }) => [name, id] as const)]);
  };
  const refresh = async (): Promise<void> => {
    const work = await listWork();
    await session.use(async (current) => {
      await renew(current);
      await rebalance(current, work);
    });
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  };
  const repeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(leaseMs / ROUNDS_IN_A_LEASE, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await refresh().catch((error: unknown) => log.warn({ err: error }, 'the leases could not be renewed'));
    }
  };
  const repeating = repeat();

  return {
    refresh,
    isHeld: (name) => leases.get(name) !== undefined,
    isTaken: (name) => leases.get(name) !== undefined || (owners.get(name) ?? null) !== null,
    nextRound: () => new Promise((resolve) => waiting.push(resolve)),
    use: async (name, work) => {
      const lease = leases.get(name);
      if (lease === undefined || lease.leaving.aborted) return 'notHeld';
      lease.users += 1;
      try {
        return await work(lease);
      } finally {
        lease.users -= 1;
        if (lease.users === 0 && lease.leaving.aborted && leases.get(name) === lease)
          await session.use((current) => giveBack(current, [name])).catch(() => undefined);
      }
    },
    noteRepriced: (upTo) => session.use(({ client, id }) => noteRepriced(client, { id, upTo })),
    read: () => ({ held: leases.names(), programs, taken, lost: leases.countLost() }),
    close: async () => {
      stopping.abort();
      await repeating;
      leases.close(leases.names());
      await session.close();
    },
  };
}
