/** A program's connection for leases. The program counts as alive as long as the connection exists. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { registerProgram, removeProgram, type LeaseClient } from './lease-queries.ts';

export type Session = { readonly client: LeaseClient; readonly id: string };

export type LeaseSession = {
  /**
   * Runs pieces of work one at a time. If a piece fails or takes longer than a lease's lifetime, the connection is
   * closed, and the next piece registers as a new program on a new connection.
   */
  readonly use: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

export function createLeaseSession({
  connect,
  leaseMs,
  onLost,
}: {
  connect: () => Promise<LeaseClient>;
  leaseMs: number;
  onLost: () => void;
}): LeaseSession {
  let session: Session | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const open = async (): Promise<Session> => {
    if (session !== null) return session;
    const client = await connect();
    const id = randomUUID();
    try {
      await registerProgram(client, { id, leaseMs });
    } catch (error) {
      client.release(true);
      throw error;
    }
    session = { client, id };
    return session;
  };
  const run = async <Result>(work: (session: Session) => Promise<Result>): Promise<Result> => {
    const current = await open();
    try {
      return await within(leaseMs, work(current));
    } catch (error) {
      current.client.release(true);
      session = null;
      onLost();
      throw error;
    }
  };
  const enqueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = queue.then(work);
    queue = mine.catch(() => undefined);
    return mine;
  };

  return {
    use: (work) => enqueue(() => run(work)),
    close: () =>
      enqueue(async () => {
        if (session === null) return;
        const { client, id } = session;
        session = null;
        await within(leaseMs, removeProgram(client, id)).catch(() => undefined);
        // Close the connection instead of reusing it, because it holds this program's advisory lock.
        client.release(true);
      }),
  };
}

/** Rejects if the database does not reply in time, because a broken network may not report an error. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  work.catch(() => undefined);
  const late = sleepFor(ms, undefined, { signal: answered.signal }).then((): never => {
    throw new Error('the database does not answer');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    answered.abort();
  }
}
