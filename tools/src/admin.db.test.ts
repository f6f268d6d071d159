/** Runs `npm run admin` as an operator would: sessions, audit, leagues, bans and deletions. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrateJobs } from '@poexchange/platform/jobs';
import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { createMarket } from '@poexchange/server/testing';
import { expect, it, onTestFinished } from 'vitest';
import { runAdmin as runInProcess } from './admin-program.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;

type Printed = { readonly out: string; readonly code: number };

/** Runs the program with these arguments; for unknown arguments it prints its usage and exits with code 2. */
async function runAdmin(databaseUrl: string, ...words: readonly string[]): Promise<Printed> {
  const run = promisify(execFile);
  const args = [path.join(ROOT, 'scripts/run.mjs'), 'tools/src/admin.ts', ...words];
  try {
    const { stdout } = await run(process.execPath, args, { cwd: ROOT, env: { ...process.env, DATABASE_URL: databaseUrl } });
    return { out: stdout.trim(), code: 0 };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { out: stderr.trim(), code };
  }
}

/** Runs a command in this process; null if its arguments are rejected. */
async function runWords(databaseUrl: string, ...words: readonly string[]): Promise<string | null> {
  const { code, text } = await runInProcess(databaseUrl, words);
  return code === 0 ? text : null;
}

async function openMarket() {
  const market = await createMarket();
  onTestFinished(() => market.stop());
  const person = await market.addPerson('Kirael');
  const addSession = (createdMs: number) =>
    market.db
      .insertInto('sessions')
      .values({ user_id: person.id, created_ms: createdMs, expires_ms: createdMs + 86_400_000, ended_ms: null })
      .execute();
  return { market, addSession, url: market.database.url };
}

it('D13 lists sessions newest first and ends them with a reason, which the audit stores on one line', async () => {
  const { addSession, url } = await openMarket();
  const run = async (...words: readonly string[]) => runWords(url, ...words);
  expect(await run('sessions', 'list', 'Kirael#1234')).toBe('Kirael#1234 has no sessions.');
  const nowMs = Date.now();
  await addSession(nowMs - 2000);
  await addSession(nowMs - 1000);
  const open = ((await run('sessions', 'list', 'Kirael#1234')) ?? '').split('\n');
  expect(open).toHaveLength(2);
  expect(open[0]).toMatch(new RegExp(`^${new Date(nowMs - 1000).toISOString()} by \\w+, open until ${moment}$`));

  expect(await run('sessions', 'end', 'Kirael#1234', 'lost,\n 2026', 'by mail')).toBe('2 sessions of Kirael#1234 ended.');
  const ended = ((await run('sessions', 'list', 'Kirael#1234')) ?? '').split('\n');
  expect(ended.every((line) => / ended /.test(line))).toBe(true);
  expect(await run('sessions', 'end', 'Kirael#1234')).toBe('0 sessions of Kirael#1234 ended.');
  const audit = ((await run('audit', 'Kirael#1234')) ?? '').split('\n').filter((line) => line.includes(' end-sessions '));
  expect(audit).toHaveLength(2);
  expect(audit[1]).toMatch(new RegExp(`^${moment} end-sessions Kirael#1234: lost, / 2026 by mail$`));
});

it('D22 lists permanently failed jobs on one line each, retries and deletes them', async () => {
  const { market, url } = await openMarket();
  await migrateJobs({ pool: market.database.pool, log: createLogger({ name: 'admin', level: 'silent' }) });
  const run = (...words: readonly string[]) => runWords(url, 'jobs', ...words);
  expect(await run('failed')).toBe('No job has failed for good.');
  for (let count = 0; count < 2; count += 1)
    await market.database.pool.query("select from graphile_worker.add_job('prune', '{}'::json, max_attempts := 1)");
  await market.database.pool.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = E'one\\n two\\x1b[2J\\u202e\\r three' || repeat('x', 2000)",
  );
  const [line = '', ...more] = ((await run('failed')) ?? '').split('\n');
  expect(line).toMatch(new RegExp(`^\\d+ ${moment} prune, 1 attempts: one / two\\[2J / threex{400,500} …$`));
  expect(more).toHaveLength(1);
  const id = line.split(' ')[0] ?? '';
  expect(await run('retry', id)).toBe('1 jobs are tried again.');
  expect(await run('remove', more[0]?.split(' ')[0] ?? '')).toBe('1 jobs are forgotten.');
  expect(await run('failed')).toBe('No job has failed for good.');
  for (const words of [['remove'], ['retry', 'x'], ['failed', '1'], ['remove', '-1'], []]) expect(await run(...words)).toBeNull();
});

it('changes nothing for unknown commands and accounts that never signed in', async () => {
  const { url } = await openMarket();
  const run = async (...words: readonly string[]) => runWords(url, ...words);
  expect(await run('audit')).toBe('Nothing is noted.');
  for (const command of ['audit', 'sessions'])
    expect(await run(command, ...(command === 'audit' ? [] : ['list']), 'Nobody#1')).toBe('Nobody#1 has never signed in.');
  expect(await run('sessions', 'end', 'Nobody#1')).toBe('Nobody#1 has never signed in.');
  expect(await run('sessions', 'list', 'Kirael#1234', 'now')).toBeNull();
  expect(await run('sessions', 'stop', 'Kirael#1234')).toBeNull();
  expect(await run('sessions', 'list')).toBeNull();
  expect(await run('audit', 'Kirael#1234', 'all')).toBeNull();
  expect(await run('league', 'drop', 'Standard')).toBeNull();
  expect(await run('audit')).toBe('Nothing is noted.');
});

it('lists leagues with their days, and no leagues before prices has run', async () => {
  const database = await createTestDatabase({ migrations: [{ schema: 'prices', folder: path.join(ROOT, 'apps/prices/migrations') }] });
  onTestFinished(() => database.drop());
  const run = async (...words: readonly string[]) => runWords(database.url, 'league', ...words);
  expect(await run('list')).toBe('No leagues are known: has prices run?');
  await database.pool.query(
    `insert into prices.league (game, name, start_at, end_at, listed_at) values
       ('poe1', 'Mercenaries', '2026-06-13', null, now()), ('poe1', 'Settlers', '2024-07-26', '2024-11-30', '2024-12-01')`,
  );
  expect(await run('list')).toBe(
    'poe1 Mercenaries: 2026-06-13 to -, published\npoe1 Settlers: 2024-07-26 to 2024-11-30, no more published',
  );
});

it('D13, D18 bans and deletes an account, and records each action in the audit', async () => {
  const { market, url } = await openMarket();
  expect(await runAdmin(url, 'ban', 'Kirael#1234', 'scam', 'twice')).toEqual({ out: 'Kirael#1234 is banned; 0 sessions ended.', code: 0 });
  expect(await runAdmin(url, 'delete', 'Kirael#1234')).toEqual({ out: 'Kirael#1234 is deleted.', code: 0 });
  expect(await market.db.selectFrom('users').select('name').execute()).toEqual([]);
  const acts = ((await runWords(url, 'audit')) ?? '').split('\n').map((line) => line.split(' ')[1]);
  expect(acts).toEqual(['delete-account', 'ban']);
  const unknown = await runAdmin(url, 'sessions', 'close', 'Kirael#1234');
  expect(unknown.code).toBe(2);
  expect(unknown.out).toMatch(/^npm run admin -- ban ACCOUNT#1234/);
});
