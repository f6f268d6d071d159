import { setTimeout as sleep } from 'node:timers/promises';
import { type Driver, Kysely, PostgresDialect, type PostgresDialectConfig, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { type Absence, createAbsence } from './absence.ts';
import { noteOutlet, OutletDriver, type Outlet } from './after-commit.ts';
import { PatientDriver } from './patient-driver.ts';
import { HostPool } from './pool.ts';

const retriedStates = new Set(['40001', '40P01']);
const ATTEMPTS = 6;
/** The first wait before another attempt; each later one is up to twice as long. */
const FIRST_WAIT_MS = 10;

/** Thrown inside a transaction that found its data changed: it is rolled back and retried. */
export class TryAgainError extends Error {
  override readonly name = 'TryAgainError';
  readonly code = '40001';
}

/**
 * Creates the typed query builder over a pool. Destroying it ends the pool, so the owner of the pool ends the pool
 * only. With an `outlet` its transactions can queue messages for after the commit.
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

/** The PostgreSQL dialect with a driver of our own. */
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

/** Returns the pool a builder was made with, for what the builder cannot express. */
export function poolOf<Tables>(db: Kysely<Tables>): Pool {
  const pool = pools.get(db);
  if (pool === undefined) throw new Error('This query builder was not made by createDb');
  return pool;
}

/**
 * Runs `work` in one transaction. Deadlocks, serialization failures and TryAgainErrors are retried after a random wait,
 * and a connection that was lost before the commit is replaced as long as the pool waits for outages: `work` may run
 * more than once and must have no effect outside the database.
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
      // A commit without an answer may have been stored, so it must not be retried.
      if (isCommitting || bear === undefined || !(await bear(error))) throw error;
    }
  }
}

/** Runs a single statement, or a transaction, again after a deadlock or a serialization failure, with a random wait. */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !retriedStates.has(readSqlState(error))) throw error;
      // Random, because two that collided once would collide again.
      await sleep(Math.random() * FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  }
}

function readSqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Returns whether PostgreSQL can store all texts of a JSON value: neither `text` nor `jsonb` accepts NUL or half of a
 * surrogate pair.
 */
export function isStorable(value: unknown): boolean {
  // A list instead of recursion: hostile input may be nested deeper than the stack.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string' && UNSTORABLE.test(part)) return false;
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) waiting.push(inner);
  }
  return true;
}
