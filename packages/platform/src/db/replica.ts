/**
 * Sends reads whose data may be some seconds old to a replica, or to the primary if the replica is down, slow or too
 * far behind.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from '../log.ts';
import { createDb } from './database.ts';
import { isDatabaseAway } from './absence.ts';
import { createLagMeter } from './lag-meter.ts';
import { createPool } from './pool.ts';

/** Position in the primary's write-ahead log, in bytes from its beginning. */
export type LogPosition = number;

export type ReplicaState = 'ready' | 'lagging' | 'away';

export type Replica<Tables> = {
  /**
   * Runs a read on the replica, or on the primary if the replica is unsuitable or fails. With `since`, the read sees at
   * least what was committed when that position was marked.
   */
  readonly read: <Result>(ask: (db: Kysely<Tables>) => Promise<Result>, options?: { since: LogPosition }) => Promise<Result>;
  /** Returns the primary's current position; later reads with this position as `since` see the caller's own writes. */
  readonly mark: () => Promise<LogPosition>;
  readonly readState: () => ReplicaState;
  /** Replica lag in seconds; null if unknown. */
  readonly readLagSeconds: () => number | null;
  /** The replica's connections, for monitoring. */
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly stop: () => Promise<void>;
};

type Settings = {
  readonly url: string;
  readonly primary: Pool;
  readonly maxLagMs: number;
  readonly poolSize: number;
  readonly log?: Logger;
  /** Interval between lag checks. */
  readonly lookEveryMs?: number;
  /** Timeout after which the primary is used instead. */
  readonly patienceMs?: number;
};

/** Maximum wait for the replica to reach a marked position, in ms. */
const CATCH_UP_MS = 1000;
const CATCH_UP_POLL_MS = 20;
/** States in which a replica cancels reads: the rows were removed on the primary, or the read timed out. */
const cancelled = new Set(['40001', '57014']);

class SlowReplicaError extends Error {
  override readonly name = 'SlowReplicaError';
}

/** Opens connections to a replica, and monitors it from then on. The replica may be down. */
export function createReplica<Tables>(db: Kysely<Tables>, settings: Settings): Replica<Tables> {
  const { url, primary, maxLagMs, poolSize: max, log, lookEveryMs = 1000, patienceMs = 5000 } = settings;
  const pool = createPool(url, { max, name: 'server-replica', statementTimeoutMs: patienceMs, readsOnly: true });
  const replica = createDb<Tables>(pool);
  const meter = createLagMeter();
  let state: ReplicaState = 'away';
  let reached: LogPosition = 0;
  let stopped = false;

  const enter = (next: ReplicaState, error?: unknown): void => {
    if (next === state) return;
    if (next === 'ready') log?.info({}, 'the replica is read');
    else log?.warn({ err: error, lagSeconds: meter.readLagMs() }, `the replica is ${next}: the primary answers`);
    state = next;
  };
  const readReached = async (): Promise<LogPosition> => {
    const at = await withPatience(askReached(), patienceMs);
    // A promoted replica has no primary: its data diverges from then on.
    if (at === null) throw new Error('the replica follows no primary');
    reached = at;
    return at;
  };
  const askReached = async (): Promise<LogPosition | null> => {
    const client = await pool.connect();
    let at: LogPosition | null = null;
    try {
      const text = "select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as at where pg_is_in_recovery()";
      at = (await client.query<{ at: number | null }>(text)).rows[0]?.at ?? null;
    } finally {
      // The connection to a promoted replica is closed: its address may point to another replica by now.
      client.release(at === null);
    }
    return at;
  };
  const askPrimary = async (position: 'pg_current_wal_lsn()' | 'pg_current_wal_insert_lsn()'): Promise<LogPosition> => {
    const { rows } = await primary.query<{ at: number }>(`select pg_wal_lsn_diff(${position}, '0/0') as at`);
    return rows[0]?.at ?? 0;
  };
  const look = async (): Promise<void> => {
    const askedMs = performance.now();
    // A replica's measured lag does not grow while its primary is down.
    await withPatience(askPrimary('pg_current_wal_lsn()'), patienceMs).then(
      (at) => meter.notePrimary({ atMs: askedMs, position: at }),
      () => undefined,
    );
    try {
      meter.noteReplica({ atMs: performance.now(), position: await readReached() });
      enter((meter.readLagMs() ?? 0) > maxLagMs ? 'lagging' : 'ready');
    } catch (error) {
      meter.forgetReplica();
      enter('away', error);
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopped) {
      await look();
      await sleep(lookEveryMs, undefined, { ref: false });
    }
  };
  void watch();

  const hasReached = async (since: LogPosition): Promise<boolean> => {
    const untilMs = performance.now() + CATCH_UP_MS;
    while (reached < since) {
      if (performance.now() > untilMs) return false;
      if ((await readReached()) < since) await sleep(CATCH_UP_POLL_MS);
    }
    return true;
  };
  return {
    read: async (ask, { since } = { since: 0 }) => {
      if (state !== 'ready') return ask(db);
      try {
        if (!(await hasReached(since))) return await ask(db);
        return await withPatience(ask(replica), patienceMs);
      } catch (error) {
        if (isDatabaseAway(error)) enter('away', error);
        else if (!(error instanceof SlowReplicaError) && !cancelled.has(readCode(error))) throw error;
        return ask(db);
      }
    },
    // Uses the log's insert position, because commits that do not wait for the disk may not have been written yet.
    mark: () => askPrimary('pg_current_wal_insert_lsn()'),
    readState: () => state,
    readLagSeconds: () => {
      const lagMs = meter.readLagMs();
      return lagMs === null ? null : lagMs / 1000;
    },
    pool,
    stop: async () => {
      stopped = true;
      await pool.end();
    },
  };
}

async function withPatience<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const ending = new AbortController();
  const timeUp = sleep(ms, undefined, { signal: ending.signal }).then(() => {
    throw new SlowReplicaError(`no answer within ${ms} ms`);
  });
  timeUp.catch(() => undefined);
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    ending.abort();
    work.catch(() => undefined);
  }
}

function readCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
