import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { enterFolder } from './enter-folder.ts';

let folder = '';
let said: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'enter-'));
  said = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const enter = () => enterFolder(folder, { say: (text) => said.push(text), noticeMs: 150 });

/** Starts another process that owns the folder until it is asked to end. */
async function startHolder() {
  const module = new URL('./enter-folder.ts', import.meta.url).href;
  const source = `const { enterFolder } = await import('${module}');
    const entered = await enterFolder(process.argv[1], { say: () => {} });
    process.on('SIGTERM', () => { entered.noteStopping(); setTimeout(() => { entered.leave(); process.exit(); }, 400); });
    entered.noteAddress('http://localhost:1');
    console.log('in'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', source, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

describe('data folder', () => {
  it('D01 allows one run at a time, and gives a second start the address of the first run', async () => {
    const holder = await startHolder();
    expect(await enter()).toBe(`Already running in ${folder} (process ${holder.pid}): http://localhost:1`);
  });

  it('D01 makes a new start wait while the previous run stops, with one message', async () => {
    const holder = await startHolder();
    holder.kill('SIGTERM');
    expect(typeof (await enter())).toBe('object');
    expect(said).toEqual([`An earlier run in ${folder} is still stopping (process ${holder.pid}). Waiting for it.`]);
  });

  it('D01 is free after kill -9, whatever its notes contain', async () => {
    const holder = await startHolder();
    await writeFile(path.join(folder, 'address.txt'), 'stopping');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(typeof (await enter())).toBe('object');
    expect(said).toEqual([]);
  });
});
