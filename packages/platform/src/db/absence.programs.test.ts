/** Restarts a real PostgreSQL and a real pooler while clients read and write. */
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findPgBouncer, startTestCluster, startTestPooler, type TestCluster } from '../testing/index.ts';
import { createDb, createPool, isDatabaseAway, withTransaction } from './index.ts';

type Tables = { written: { n: number } };

const PATIENCE_MS = 20_000;
const WRITERS = 6;
const READERS = 4;

describe('database restart', () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startTestCluster();
    const pool = createPool(cluster.url, { max: 1 });
    await pool.query('create table written (n int primary key)');
    await pool.end();
  });
  afterAll(() => cluster.stop());

  /**
   * Runs clients that read and write as fast as they receive responses, until `act` has finished and some more work is
   * done.
   */
  async function runThrough(url: string, act: () => Promise<void>, { first, patienceMs }: { first: number; patienceMs: number }) {
    const pool = createPool(url, { max: 6, patienceMs });
    onTestFinished(() => pool.end());
    const db = createDb<Tables>(pool);
    const acknowledged: number[] = [];
    const errors: string[] = [];
    let [next, reads, unanswered, isOver] = [first, 0, 0, false];
    const note = (error: unknown): void => void errors.push(error instanceof Error ? error.message : String(error));
    const work = async (once: () => Promise<void>): Promise<void> => {
      while (!isOver) {
        await once().catch(note);
        await sleep(1);
      }
    };
    const write = async (): Promise<void> => {
      next += 1;
      const n = next;
      let isAtCommit = false;
      await withTransaction(db, async (tx) => {
        isAtCommit = false;
        await tx.insertInto('written').values({ n }).execute();
        await sql`select pg_sleep(0.002)`.execute(tx);
        isAtCommit = true;
      }).then(
        () => acknowledged.push(n),
        (error: unknown) => {
          if (!isAtCommit) throw error;
          unanswered += 1;
        },
      );
    };
    const read = async (): Promise<void> => {
      await sql`select count(*), pg_sleep(0.002) from written`.execute(db);
      reads += 1;
    };
    const working = [...Array.from({ length: WRITERS }, () => work(write)), ...Array.from({ length: READERS }, () => work(read))];
    const doMore = async (): Promise<void> => {
      const [written, read_] = [acknowledged.length, reads];
      await expect.poll(() => acknowledged.length > written + 30 && reads > read_ + 30, { timeout: 30_000 }).toBe(true);
    };
    await doMore();
    await act();
    await doMore();
    isOver = true;
    await Promise.all(working);
    const rows = await db.selectFrom('written').select('n').where('n', '>', first).execute();
    const stored = new Set(rows.map(({ n }) => n));
    const more = rows.length - acknowledged.length;
    return { errors, unanswered, more, lost: acknowledged.filter((n) => !stored.has(n)) };
  }

  it('D36 fails only callers that are waiting for a commit, and keeps acknowledged work', async () => {
    const { errors, lost, more, unanswered } = await runThrough(cluster.url, cluster.restart, { first: 0, patienceMs: PATIENCE_MS });
    expect({ errors, lost }).toEqual({ errors: [], lost: [] });
    // A commit without a response may have been stored: its caller gets an error that says so.
    expect(more).toBeLessThanOrEqual(unanswered);
    expect(more).toBeGreaterThanOrEqual(0);
  });

  it('fails calls immediately if the outage timeout is 0', async () => {
    const { errors } = await runThrough(cluster.url, cluster.restart, { first: 1_000_000, patienceMs: 0 });
    expect(errors.length).toBeGreaterThan(0);
  });

  it('D02 reports a database that stays down after the timeout, and immediately from then on', async () => {
    const pool = createPool('postgres://nobody:none@127.0.0.1:1/nothing', { max: 2, patienceMs: 300 });
    onTestFinished(() => pool.end());
    const db = createDb<Tables>(pool);
    const ask = async () => {
      const beganMs = performance.now();
      const error: unknown = await db
        .selectFrom('written')
        .select('n')
        .execute()
        .catch((reason: unknown) => reason);
      return { isAway: isDatabaseAway(error), waited: performance.now() - beganMs >= 250 };
    };
    expect(await ask()).toEqual({ isAway: true, waited: true });
    expect(await ask()).toEqual({ isAway: true, waited: false });
  });

  /**
   * Terminates the connections that run a matching statement once there are at least `atLeast`; returns how many it
   * terminated.
   */
  async function killThose(statement: string, atLeast: number): Promise<number> {
    const pool = createPool(cluster.url, { max: 1 });
    try {
      const text = "select pid from pg_stat_activity where query like $1 and state = 'active' and pid <> pg_backend_pid()";
      await expect.poll(async () => (await pool.query(text, [statement])).rows.length, { interval: 5 }).toBeGreaterThanOrEqual(atLeast);
      const { rows } = await pool.query(text.replace('select pid', 'select pg_terminate_backend(pid)'), [statement]);
      return rows.length;
    } finally {
      await pool.end();
    }
  }

  it('D36 lets reads that all lost their connections wait for new connections, not for each other', async () => {
    const pool = createPool(cluster.url, { max: 3, patienceMs: PATIENCE_MS });
    onTestFinished(() => pool.end());
    const db = createDb<Tables>(pool);
    const reading = Promise.all([1, 2, 3].map((n) => sql<{ n: number }>`select ${n}::int as n, pg_sleep(0.3)`.execute(db)));
    expect(await killThose('%int as n, pg_sleep%', 3)).toBe(3);
    expect((await reading).map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3]);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it('D36 fails work that breaks every connection it uses, even if everything else succeeds', async () => {
    const pool = createPool(cluster.url, { max: 3, patienceMs: PATIENCE_MS });
    onTestFinished(() => pool.end());
    const db = createDb<Tables>(pool);
    let [isOver, attempts] = [false, 0];
    const others = (async () => {
      while (!isOver) await sql`select 1`.execute(db);
    })();
    const harmful = withTransaction(db, async (tx) => {
      attempts += 1;
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    expect(isDatabaseAway(await harmful.catch((error: unknown) => error))).toBe(true);
    expect(attempts).toBe(4);
    isOver = true;
    await others;
  });

  it.skipIf(findPgBouncer() === null)('D02, D36 hides a pooler restart from callers', async () => {
    const pooler = await startTestPooler(cluster.url);
    onTestFinished(pooler.stop);
    const told = await runThrough(pooler.url, pooler.restart, { first: 2_000_000, patienceMs: PATIENCE_MS });
    expect(told).toEqual({ errors: [], unanswered: 0, more: 0, lost: [] });
  });
});
