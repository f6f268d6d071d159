/** Point-in-time restore with PostgreSQL's own tools, by the settings and commands of docs/operations.md. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../lib/root.mjs';

const SYSTEM = '/usr/lib/postgresql';
const version = existsSync(SYSTEM)
  ? readdirSync(SYSTEM).find((name) => existsSync(path.join(SYSTEM, name, 'bin/pg_basebackup')))
  : undefined;
/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const PORT = String(40_000 + (process.pid % 20_000));

/** Settings and commands that the page shows, with our folders and port. */
function readPage(folders: Readonly<Record<string, string>>): { settings: string; backup: string; restore: string; recovery: string } {
  const section = /## Backups\n([\s\S]*?)\n## /.exec(readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8'))?.[1] ?? '';
  const blocks = [...section.matchAll(/```\w*\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  const [settings = '', backup = '', restore = '', recovery = ''] = blocks.map((block) =>
    Object.entries(folders).reduce((text, [said, ours]) => text.replaceAll(said, ours), block),
  );
  return { settings, backup, restore, recovery };
}

it.skipIf(version === undefined)('D02 a backup and the archived log bring back the moment before a mistake', async () => {
  const bin = path.join(SYSTEM, version ?? '', 'bin');
  const folder = mkdtempSync('/tmp/restore-');
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (command: string): string =>
    execFileSync('/bin/sh', ['-ec', command], {
      ...user,
      cwd: folder,
      env: { PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).toString();
  const start = (data: string): string =>
    run(`pg_ctl -D ${data} -w -o "-p ${PORT} -k ${folder} -c listen_addresses= -c fsync=off" -l ${data}.log start >/dev/null`);
  const stop = (data: string): string => run(`pg_ctl -D ${data} -w -m fast stop >/dev/null`);
  const ask = (sql: string): string => run(`psql -h ${folder} -p ${PORT} -U postgres -Atqc "${sql}" postgres`).trim();
  onTestFinished(() => {
    for (const data of ['data', 'restored']) if (existsSync(path.join(folder, data, 'postmaster.pid'))) stop(data);
    rmSync(folder, { recursive: true, force: true });
  });
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
  // Takes connections before it has reached the moment; until then it only reads.
  await expect.poll(() => ask('select pg_is_in_recovery()'), { timeout: 60_000 }).toBe('f');
  expect(ask('select text from kept')).toBe('after the backup');
});
