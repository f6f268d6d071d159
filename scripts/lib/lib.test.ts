import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProgram } from './child.ts';
import { isInstalled } from './install.mjs';
import { tryLock, withLock } from './lock.mjs';
import { isNodeNewEnough } from './pinned-node.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lib-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('Node version for our TypeScript', () => {
  it.each([
    ['20.19.0', false],
    ['22.17.1', false],
    ['22.18.0', true],
    ['23.5.0', false],
    ['23.6.0', true],
    ['24.0.0', true],
    ['26.1.0', true],
  ])('D01 checks whether %s is new enough: %s', (version, expected) => {
    expect(isNodeNewEnough(version)).toBe(expected);
  });
});

describe('isInstalled', () => {
  const write = async (file: string, packages: unknown): Promise<void> => {
    await mkdir(path.join(folder, 'node_modules'), { recursive: true });
    await writeFile(path.join(folder, file), JSON.stringify({ packages }));
  };

  it('D01 compares the installed packages with the lock file, except those for other platforms', async () => {
    const lock = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win': { version: '1.0.0', optional: true } };
    await write('package-lock.json', lock);
    expect(isInstalled(folder)).toBe(false);
    await write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(true);
    await write('package-lock.json', { ...lock, 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(folder)).toBe(false);
    await write('package-lock.json', { ...lock, 'node_modules/ours': { link: true } });
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('lock', () => {
  it('D01 admits one owner at a time, and treats a dead owner’s lock as free', async () => {
    const file = path.join(folder, 'x.lock');
    const module = new URL('./lock.mjs', import.meta.url).href;
    const source = `const { tryLock } = await import('${module}'); tryLock(process.argv[1]); console.log('has it'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', source, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    expect(tryLock(file)).toEqual({ ownerPid: other.pid });
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(await withLock(file, async () => existsSync(file))).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  it.runIf(process.platform === 'linux')('D01 treats a lock as free if its owner’s process id now belongs to another program', async () => {
    const file = path.join(folder, 'x.lock');
    await writeFile(file, `${process.ppid} 1/another-boot`);
    expect(tryLock(file)).toHaveProperty('release');
  });
});

describe('startProgram', () => {
  const start = async (source: string) => {
    const entry = path.join(folder, 'program.mjs');
    await writeFile(entry, source);
    return startProgram({ name: 'program', entry, env: { WORD: 'hello' }, logFile: path.join(folder, 'program.log') });
  };

  it('D01 waits for the ready line, keeps a log, and stops in order', async () => {
    const program = await start(`
      process.once('SIGTERM', () => { setTimeout(() => { console.log('in order'); process.exit(0); }, 50); });
      console.log('{"ready":1} not this one');
      console.log(JSON.stringify({ ready: true, word: process.env.WORD }));
      setInterval(() => {}, 1000);`);
    expect(await program.ready).toEqual({ ready: true, word: 'hello' });
    await program.stop();
    expect(await program.ended).toEqual({ code: 0, signal: null });
    expect(await readFile(path.join(folder, 'program.log'), 'utf8')).toContain('in order');
  });

  it('D01 returns the last lines of a program that ends before it is ready', async () => {
    const program = await start("console.error('PORT: must be a number'); process.exit(3);");
    await expect(program.ready).rejects.toThrow('program ended before it was ready');
    expect(await program.ended).toEqual({ code: 3, signal: null });
    expect(program.readLastLines()).toEqual(['PORT: must be a number']);
  });

  it('D01 stops a program when its parent process is killed', async () => {
    const module = new URL('./child.ts', import.meta.url).href;
    const entry = path.join(folder, 'program.mjs');
    await writeFile(entry, 'console.log(JSON.stringify({ ready: true, pid: process.pid })); setInterval(() => {}, 1000);');
    const source = `
      const { startProgram } = await import('${module}');
      const program = startProgram({ name: 'x', entry: process.argv[1], env: {}, logFile: process.argv[1] + '.log' });
      process.stdout.write(String((await program.ready).pid));`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', source, entry], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(starter.stdout, 'data')) as [Buffer];
    starter.kill('SIGKILL');
    await expect.poll(() => isAlive(Number(pid.toString())), { timeout: 10_000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
