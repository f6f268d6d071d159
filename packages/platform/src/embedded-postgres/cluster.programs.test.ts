import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDataFolder, resolveBinaries, startCluster } from './index.ts';
import { isServerAlive } from './postmaster.ts';
import { canEnter } from './service-user.ts';

const binaries = await resolveBinaries();
let parent = '';
let folder = '';
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  // When the tests run as root, PostgreSQL's own user must be able to enter the folder.
  await chmod(parent, 0o755);
  folder = path.join(parent, 'postgres');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as unknown[];
}

const start = () => startCluster({ folder, binaries, durability: 'none' });

describe('startCluster', () => {
  it('D02 keeps committed data after a stop, leaves no process running and blocks access by others', async () => {
    const first = await start();
    await first.createDatabase('shop');
    await query(first.urlOf('shop'), "create table word (text text); insert into word values ('É')");
    await first.stop();
    expect(isServerAlive(first.pid)).toBe(false);
    const second = await start();
    await second.createDatabase('shop');
    expect(await query(second.urlOf('shop'), 'select lower(text) as text from word')).toEqual([{ text: 'é' }]);
    await expect(query(`postgres://postgres:wrong@127.0.0.1:${second.port}/shop`, 'select 1')).rejects.toThrow(/password/);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    await second.stop();
  });

  it('D02 takes over a server whose parent process was killed, and stops it', async () => {
    const module = new URL('./index.ts', import.meta.url).href;
    const program = `
      const { resolveBinaries, startCluster } = await import('${module}');
      const { pid } = await startCluster({ folder: process.argv[1], binaries: await resolveBinaries(), durability: 'none' });
      process.stdout.write(String(pid));
      setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(starter.stdout, 'data')) as [Buffer];
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    const cluster = await start();
    expect(cluster.pid).toBe(Number(pid.toString()));
    expect(await query(cluster.urlOf('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await cluster.stop();
    expect(isServerAlive(cluster.pid)).toBe(false);
  });

  it('D01 restarts on the same port with all committed data after its main process was killed', async () => {
    const cluster = await startCluster({ folder, binaries });
    await query(cluster.urlOf('postgres'), 'create table word as select 1 as one');
    process.kill(cluster.pid, 'SIGKILL');
    await expect.poll(() => cluster.isAlive()).toBe(false);
    // The server's other processes may briefly keep its memory.
    await expect.poll(() => cluster.restart().then(() => 'up', String), { timeout: 15_000 }).toBe('up');
    expect(await query(cluster.urlOf('postgres'), 'select one from word')).toEqual([{ one: 1 }]);
    await cluster.stop();
    expect(cluster.isAlive()).toBe(false);
  });

  it('D02 replaces a stale pid file, even if its process id now belongs to another program', async () => {
    await (await start()).stop();
    await writeFile(path.join(folder, 'data/postmaster.pid'), `${process.pid}\n${folder}/data\n1\n1\n\n\n\nready\n`);
    const cluster = await start();
    expect(await query(cluster.urlOf('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await cluster.stop();
  });

  it('D02 cleans up after an interrupted first start', async () => {
    await (await start()).stop();
    await rm(path.join(folder, 'data'), { recursive: true });
    await writeFile(path.join(folder, 'draft-1'), '');
    const cluster = await start();
    await cluster.stop();
    await expect(stat(path.join(folder, 'draft-1'))).rejects.toThrow('ENOENT');
  });

  it('D02 rejects another version’s data without touching it', async () => {
    await (await start()).stop();
    await writeFile(path.join(folder, 'data/PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 9/);
  });
});

describe('chooseDataFolder', () => {
  it('D02 uses the data folder, and records its location', async () => {
    const chosen = await chooseDataFolder(path.join(parent, 'data'));
    expect(await readFile(path.join(parent, 'data/postgres-location.txt'), 'utf8')).toBe(`${chosen}\n`);
    expect(await chooseDataFolder(path.join(parent, 'data'))).toBe(chosen);
  });

  it.runIf(process.getuid?.() === 0)('D02 moves to /var/tmp when root’s folder is closed to other users', async () => {
    await chmod(parent, 0o700);
    expect(await canEnter({ uid: 65_534, gid: 65_534 }, parent)).toBe(false);
    const chosen = await chooseDataFolder(path.join(parent, 'data'));
    expect(chosen).toMatch(/^\/var\/tmp\/poexchange-[0-9a-f]{12}\/postgres$/);
    const cluster = await startCluster({ folder: chosen, binaries, durability: 'none' });
    await cluster.stop();
    await rm(path.dirname(chosen), { recursive: true });
  });
});
