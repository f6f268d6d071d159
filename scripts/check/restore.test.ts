/**
 * Tests restoring a dump, and restoring to a point in time from the archived log, with PostgreSQL's own tools and the
 * settings and commands from docs/operations.md.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createPool, migrate } from '@poexchange/platform/db';
import { findFreePort } from '@poexchange/platform/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../lib/root.mjs';

const SYSTEM = '/usr/lib/postgresql';
const version = existsSync(SYSTEM)
  ? readdirSync(SYSTEM).find((name) => existsSync(path.join(SYSTEM, name, 'bin/pg_basebackup')))
  : undefined;
// Skipped on machines without PostgreSQL's own tools; with POSTGRES_TOOLS=required, this file fails there instead.
if (version === undefined && process.env.POSTGRES_TOOLS === 'required') throw new Error("PostgreSQL's tools are not installed");
/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const PORT = await findFreePort();
const urlOf = (database: string): string => `postgres://postgres@127.0.0.1:${PORT}/${database}`;

const section = /## Backups\n([\s\S]*?)\n## /.exec(readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8'))?.[1] ?? '';

/** Reads the page's settings and commands, with our folders and port inserted. */
function readPage(folders: Readonly<Record<string, string>>): { settings: string; backup: string; restore: string; recovery: string } {
  const blocks = [...section.matchAll(/```\w*\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  const [settings = '', backup = '', restore = '', recovery = ''] = blocks.map((block) =>
    Object.entries(folders).reduce((text, [said, ours]) => text.replaceAll(said, ours), block),
  );
  return { settings, backup, restore, recovery };
}

/** Creates an empty folder owned by PostgreSQL's user, and the commands for running a server in that folder. */
function openFolder() {
  const bin = path.join(SYSTEM, version ?? '', 'bin');
  const folder = mkdtempSync('/tmp/restore-');
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (command: string, database = 'postgres'): string =>
    execFileSync('/bin/sh', ['-ec', command], {
      ...user,
      cwd: folder,
      env: { PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', DATABASE_URL: urlOf(database) },
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    }).toString();
  const start = (data: string): string =>
    run(`pg_ctl -D ${data} -w -o "-p ${PORT} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off" -l ${data}.log start >/dev/null`);
  const stop = (data: string): string => run(`pg_ctl -D ${data} -w -m fast stop >/dev/null`);
  const ask = (sql: string, database = 'postgres'): string => run(`psql -Atqc "${sql}" "$DATABASE_URL"`, database).trim();
  onTestFinished(() => {
    for (const data of ['data', 'restored']) if (existsSync(path.join(folder, data, 'postmaster.pid'))) stop(data);
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, run, start, stop, ask };
}

it.skipIf(version === undefined)('D02 restores the state before a mistake from a backup and the archived log', async () => {
  const { folder, run, start, stop, ask } = openFolder();
  run(`initdb -D data -U postgres --no-sync -A trust >/dev/null; mkdir archive`);
  const page = (moment: string) =>
    readPage({
      '/archive': `${folder}/archive`,
      '/backups/base': `${folder}/base`,
      '/var/lib/postgresql/data': `${folder}/restored`,
      '"$DATABASE_URL"': `"host=${folder} port=${PORT} user=postgres"`,
      '2026-01-31 12:00:00+00': moment,
    });
  appendFileSync(path.join(folder, 'data/postgresql.conf'), page('').settings);
  start('data');
  ask('create table kept (text text)');
  run(page('').backup);
  ask("insert into kept values ('after the backup')");
  const moment = ask('select clock_timestamp()');
  ask("delete from kept; insert into kept values ('the mistake')");
  ask('select pg_switch_wal()');
  stop('data');
  run(page(moment).restore);
  appendFileSync(path.join(folder, 'restored/postgresql.auto.conf'), page(moment).recovery);
  start('restored');
  // The server accepts connections before it reaches the target time, but is read-only until then.
  await expect.poll(() => ask('select pg_is_in_recovery()'), { timeout: 60_000 }).toBe('f');
  expect(ask('select text from kept')).toBe('after the backup');
});

/** Applies a program's migrations up to a number, and returns how many were applied. */
async function migrateUpTo(
  { folder, database = 'postgres' }: { folder: string; database?: string },
  { program, last }: { program: 'server' | 'prices'; last: string },
): Promise<number> {
  const all = path.join(ROOT, `apps/${program}/migrations`);
  const some = mkdtempSync(path.join(folder, `${program}-`));
  for (const name of readdirSync(all)) if (name.slice(0, 4) <= last) cpSync(path.join(all, name), path.join(some, name));
  const pool = createPool(urlOf(database), { name: 'restore', max: 1 });
  try {
    return (await migrate({ pool, schema: program === 'server' ? 'public' : 'prices', folder: some })).length;
  } finally {
    await pool.end();
  }
}

it.skipIf(version === undefined)('D02 restores every row and sequence of both programs from a dump of migrated data', async () => {
  const { folder, run, start, ask } = openFolder();
  chmodSync(folder, 0o777);
  const load = (file: string): string => run(`psql -qv ON_ERROR_STOP=1 -f ${path.join(ROOT, file)} "$DATABASE_URL"`);
  const commands = [...section.matchAll(/`(pg_(?:dump|restore) [^`]*)`/g)].map((match) => match[1] ?? '');
  expect(commands).toHaveLength(2);
  run(`initdb -D data -U postgres --no-sync -A trust >/dev/null`);
  start('data');
  // Migrates data from earlier versions, so that the dump contains every migration's changes.
  await migrateUpTo({ folder }, { program: 'server', last: '0029' });
  await migrateUpTo({ folder }, { program: 'prices', last: '0016' });
  for (const file of ['server/src/testing/more-data-of-0029', 'prices/src/testing/data-of-0016']) load(`apps/${file}.sql`);
  await migrateUpTo({ folder }, { program: 'server', last: '9999' });
  await migrateUpTo({ folder }, { program: 'prices', last: '9999' });
  const listRows = (tables: string): string =>
    tables
      .split(' ')
      .map((table) => `select '${table}', count(*), md5(string_agg(t::text, ';' order by t::text)) from ${table} t`)
      .join(' union all ');
  const inOurs = "where schemaname in ('public', 'prices')";
  const readAll = (database: string): string[] =>
    [
      listRows(
        ask(`select string_agg(schemaname || '.' || tablename, ' ' order by schemaname, tablename) from pg_tables ${inOurs}`, database),
      ),
      `select sequencename, last_value from pg_sequences ${inOurs} order by 1`,
      `select indexdef from pg_indexes ${inOurs} order by 1`,
    ].flatMap((sql) => ask(sql, database).split('\n'));
  const before = readAll('postgres');
  expect(before.filter((line) => /^\S+\|[1-9]\d*\|[0-9a-f]{32}$/.test(line)).length).toBeGreaterThan(20);
  run(commands[0] ?? '');
  run(`createdb -h 127.0.0.1 -p ${PORT} -U postgres anew`);
  run(commands[1] ?? '', 'anew');
  expect(readAll('anew')).toEqual(before);
  const anew = { folder, database: 'anew' };
  expect(await migrateUpTo(anew, { program: 'server', last: '9999' })).toBe(0);
  expect(await migrateUpTo(anew, { program: 'prices', last: '9999' })).toBe(0);
});
