/** Ways to break or stop a part, and to restore it. */
import { execFile } from 'node:child_process';
import { readFile, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { System } from './system.ts';

const POLL_MS = 10;
const run = promisify(execFile);

export function signalPart(system: System, part: string, name: NodeJS.Signals): void {
  const pid = system.pidOf(part);
  if (pid !== null) process.kill(pid, name);
}

/** Sends the signal and waits until the process has exited: a part that still counts as ready has not recovered. */
export async function stopPart(system: System, part: string, name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void> {
  const pid = system.pidOf(part);
  if (pid === null) return;
  process.kill(pid, name);
  while (system.pidOf(part) === pid && isThere(pid)) await sleep(POLL_MS);
}

/**
 * Pauses a part with all its processes, like a swapping machine or a debugger: PostgreSQL and nginx answer from child
 * processes.
 */
export async function pausePart(system: System, part: string, lengthMs: number): Promise<void> {
  const pid = system.pidOf(part);
  if (pid === null) return;
  const all = [pid, ...(await listChildren(pid))];
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const one of all) if (isThere(one)) process.kill(one, signal);
  };
  signalAll('SIGSTOP');
  await sleep(lengthMs);
  signalAll('SIGCONT');
}

async function listChildren(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').flatMap((each) => (each === '' ? [] : [Number(each)]));
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Fills the disk that everything is written to, and frees it again. Allocates the space instead of writing it, which
 * would take minutes while the process is busy with links.
 */
export async function fillDisk(folder: string, lengthMs: number): Promise<void> {
  const file = path.join(folder, 'ballast');
  try {
    await takeRoom(file);
    await sleep(lengthMs);
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Allocates the remaining space in halves: while other processes write, a disk refuses to allocate exactly what it
 * reports as free.
 */
async function takeRoom(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(file));
  let taken = 0;
  for (let length = 2 ** Math.floor(Math.log2(bavail * bsize)); length >= bsize; length /= 2) {
    const isTaken = await run('fallocate', ['--offset', String(taken), '--length', String(length), file]).then(
      () => true,
      () => false,
    );
    if (isTaken) taken += length;
  }
  if (taken === 0) throw new Error(`nothing could be allocated in ${file}`);
}
