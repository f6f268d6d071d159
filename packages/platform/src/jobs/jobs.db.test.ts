import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { createDb, createPool, withTransaction } from '../db/index.ts';
import { createLogger } from '../log.ts';
import { createTestDatabase } from '../testing/index.ts';
import {
  type AnyJob,
  defineJob,
  enqueue,
  type JobObserver,
  listFailedJobs,
  migrateJobs,
  readQueue,
  removeFailedJobs,
  retryFailedJobs,
  startJobs,
} from './index.ts';

const log = createLogger({ name: 'test', level: 'silent' });
const database = await createTestDatabase({ migrations: [] });
const db = createDb<Record<string, never>>(database.pool);
beforeAll(async () => {
  await Promise.all([migrateJobs({ pool: database.pool }), migrateJobs({ pool: database.pool })]);
});
afterAll(() => database.drop());

type Seen = { seen: string[]; done: () => void };

function createPostcard(name: string, { fails = 'never', retries = 0 }: { fails?: 'always' | 'never'; retries?: number } = {}) {
  return defineJob({
    name,
    payload: z.object({ text: z.string() }),
    retries,
    load: async () => ({
      handle: ({ text }: { text: string }, { context }: { context: Seen }) => {
        context.done();
        if (fails === 'always') throw new Error('not yet');
        context.seen.push(text);
      },
    }),
  });
}

async function start(jobs: AnyJob<Seen>[], observer: JobObserver = { onRun: () => undefined }) {
  const context: Seen = { seen: [], done: () => undefined };
  const done = new Promise<void>((resolve) => (context.done = resolve));
  const running = await startJobs({ pool: database.pool, jobs, context, log, observer });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  return { seen: context.seen, done, stop };
}

describe('jobs', () => {
  it('D22 runs a job once its transaction has committed, and never after a rollback', async () => {
    const job = createPostcard('postcard');
    const rolledBack = withTransaction(db, async (tx) => {
      await enqueue(tx, job, { text: 'no' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await withTransaction(db, (tx) => enqueue(tx, job, { text: 'yes' }));
    const { seen, done, stop } = await start([job]);
    await done;
    await stop();
    expect(seen).toEqual(['yes']);
  });

  it('D22 runs a job only once on two nodes', async () => {
    const job = createPostcard('shared');
    const [one, other] = await Promise.all([start([job]), start([job])]);
    await enqueue(db, job, { text: 'only' });
    await Promise.race([one.done, other.done]);
    await Promise.all([one.stop(), other.stop()]);
    expect([...one.seen, ...other.seen]).toEqual(['only']);
  });

  it('D22 replaces a waiting job with the same key', async () => {
    const job = createPostcard('keyed');
    await enqueue(db, job, { text: 'first' }, { key: 'k', runAt: new Date(Date.now() + 60_000) });
    await enqueue(db, job, { text: 'second' }, { key: 'k' });
    const { seen, done, stop } = await start([job]);
    await done;
    await stop();
    expect(seen).toEqual(['second']);
  });

  it('D22 retries a failed job later, up to its number of retries', async () => {
    const job = createPostcard('stubborn', { fails: 'always', retries: 2 });
    await enqueue(db, job, { text: 'x' });
    const queued = async () => (await readQueue(database.pool)).find((entry) => entry.job === job.name);
    await database.pool.query("update graphile_worker._private_jobs set run_at = now() - interval '90 seconds'");
    expect(await queued()).toMatchObject({ waiting: 1, failed: 0 });
    expect((await queued())?.lagSeconds).toBeGreaterThanOrEqual(90);
    const runs: string[] = [];
    const { done, stop } = await start([job], { onRun: ({ job: name, outcome }) => void runs.push(`${name} ${outcome}`) });
    await done;
    await stop();
    expect(runs).toEqual(['stubborn failed']);
    expect(await queued()).toMatchObject({ waiting: 0, lagSeconds: 0, failed: 0 });
    const { rows } = await database.pool.query(
      "select attempts, max_attempts, run_at > now() as later, last_error from graphile_worker.jobs where task_identifier = 'stubborn'",
    );
    expect(rows).toEqual([{ attempts: 1, max_attempts: 3, later: true, last_error: 'not yet' }]);
  });

  it('D22 lists a permanently failed job with its reason, and retries or deletes it', async () => {
    const job = createPostcard('hopeless', { fails: 'always', retries: 0 });
    for (const text of ['one', 'two', 'three']) await enqueue(db, job, { text });
    await enqueue(db, createPostcard('waiting'), { text: 'of no concern' }, { runAt: new Date(Date.now() + 60_000) });
    await database.pool.query(
      "update graphile_worker._private_jobs set attempts = 1, max_attempts = 1, last_error = 'no way' where payload->>'text' in ('one', 'two', 'three')",
    );
    const list = async () => (await listFailedJobs(database.pool)).filter((each) => each.job === 'hopeless');
    const [first, second, third] = await list();
    expect(first).toMatchObject({ job: 'hopeless', attempts: 1, lastError: 'no way' });
    if (first === undefined || second === undefined || third === undefined) throw new Error('three failed');
    expect(await retryFailedJobs(database.pool, [first.id, 999_999])).toBe(1);
    expect(await removeFailedJobs(database.pool, [second.id, first.id])).toBe(1);
    expect(await list()).toMatchObject([{ id: third.id }]);
    expect(await retryFailedJobs(database.pool)).toBe(1);
    expect(await list()).toEqual([]);
    const { rows } = await database.pool.query(
      "select attempts, count(*)::int as n from graphile_worker.jobs where task_identifier = 'hopeless' group by 1",
    );
    expect(rows).toEqual([{ attempts: 0, n: 2 }]);
  });

  it('D22 rejects an invalid payload before anything is stored', async () => {
    const job = createPostcard('strict');
    await expect(enqueue(db, job, JSON.parse('{"text":1}'))).rejects.toThrow(z.core.$ZodError);
    expect((await database.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'strict'")).rows).toEqual([]);
  });

  it('D22 resumes after a database failure during a job, and runs the job again', async () => {
    const own = await createTestDatabase({ migrations: [], jobs: 'queue' });
    onTestFinished(own.drop);
    const pool = createPool(own.url, { max: 6 });
    onTestFinished(() => pool.end());
    const runs: string[] = [];
    const setAllowed = (isAllowed: boolean) =>
      database.pool.query(`alter database ${new URL(own.url).pathname.slice(1)} with allow_connections ${isAllowed}`);
    const job = defineJob({
      name: 'interrupted',
      payload: z.object({}),
      retries: 5,
      load: async () => ({
        handle: async () => {
          runs.push('run');
          if (runs.length > 1) return;
          await setAllowed(false);
          await database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
            new URL(own.url).pathname.slice(1),
          ]);
          setTimeout(() => void setAllowed(true), 500);
        },
      }),
    });
    const running = await startJobs({ pool, jobs: [job], context: {}, log });
    onTestFinished(running.stop);
    await enqueue(createDb(pool), job, {});
    await expect.poll(() => runs.length).toBe(2);
    await expect.poll(async () => (await readQueue(pool)).length).toBe(0);
  });
});
