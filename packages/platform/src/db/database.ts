import { setTimeout as sleep } from 'node:timers/promises';
import { type Driver, Kysely, PostgresDialect, type PostgresDialectConfig, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { type Absence, createAbsence } from './absence.ts';
import { noteOutlet, OutletDriver, type Outlet } from './after-commit.ts';
import { PatientDriver } from './patient-driver.ts';
import { HostPool } from './pool.ts';

const retriedStates = new Set(['40001', '40P01']);
const ATTEMPTS = 6;
/** Wait before the first retry; each later wait is up to twice as long. */
const FIRST_WAIT_MS = 10;

/** Thrown inside a transaction whose data has changed in the meantime: the transaction is rolled back and retried. */
export class TryAgainError extends Error {
  override readonly name = 'TryAgainError';
  readonly code = '40001';
}

/**
 * Creates the typed query builder over a pool. Destroying the builder also ends the pool, so the pool's owner only ends
 * the pool and never destroys the builder. With an `outlet`, the builder's transactions can queue messages to send
 * after the commit.
 */
export function createDb<Tables>(pool: Pool, { outlet }: { outlet?: Outlet } = {}): Kysely<Tables> {
  const absence = pool instanceof HostPool ? pool.absence : createAbsence(0);
  const createDriver = (): Driver =>
    outlet === undefined ? new PatientDriver({ pool }, absence) : new OutletDriver({ pool }, { absence, outlet });
  const db = new Kysely<Tables>({ dialect: new OwnDialect({ pool }, createDriver) });
  pools.set(db, pool);
  absences.set(db, absence);
  if (outlet !== undefined) noteOutlet(db, outlet);
  return db;
}

const pools = new WeakMap<object, Pool>();
const absences = new WeakMap<object, Absence>();

/** The PostgreSQL dialect with our own driver. */
class OwnDialect extends PostgresDialect {
  readonly #createDriver: () => Driver;

  constructor(config: PostgresDialectConfig, createDriver: () => Driver) {
    super(config);
    this.#createDriver = createDriver;
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }
}

/** Returns a builder's pool, for operations the builder cannot express. */
export function poolOf<Tables>(db: Kysely<Tables>): Pool {
  const pool = pools.get(db);
  if (pool === undefined) throw new Error('This query builder was not made by createDb');
  return pool;
}

/**
 * Runs `work` in one transaction. Deadlocks, serialization failures and TryAgainErrors are retried after a random wait,
 * and a connection lost before the commit is replaced within the pool's outage timeout: `work` may run more than once
 * and must have no effect outside the database.
 */
export async function withTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  { isolation = 'read committed' }: { isolation?: 'read committed' | 'repeatable read' | 'serializable' } = {},
): Promise<Result> {
  const bear = absences.get(db)?.beginWork();
  for (;;) {
    let isCommitting = false;
    const workOnce = async (tx: Transaction<Tables>): Promise<Result> => {
      const result = await work(tx);
      isCommitting = true;
      return result;
    };
    try {
      return await retryDeadlocks(() => {
        isCommitting = false;
        return db.transaction().setIsolationLevel(isolation).execute(workOnce);
      });
    } catch (error) {
      // A commit without a response may have been stored, so it must not be retried.
      if (isCommitting || bear === undefined || !(await bear(error))) throw error;
    }
  }
}

/** Retries a single statement or a transaction after a deadlock or a serialization failure, with a random wait. */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !retriedStates.has(readSqlState(error))) throw error;
      // The wait is random because two transactions that collided once would otherwise collide again.
      await sleep(Math.random() * FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  }
}

function readSqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Returns whether PostgreSQL can store all strings in a JSON value: neither `text` nor `jsonb` accepts NUL or half of a
 * surrogate pair.
 */
export function isStorable(value: unknown): boolean {
  // Uses a list instead of recursion: hostile input may be nested deeper than the stack.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string' && UNSTORABLE.test(part)) return false;
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) waiting.push(inner);
  }
  return true;
}
