/** Ways in which a part is broken or stopped, and restored. */
import { execFile } from 'node:child_process';
import { readFile, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { System } from './system.ts';

/** Space left free on a full disk: too little for anything. */
const LEFT_BYTES = 4096;
const POLL_MS = 10;
/** Attempts to use up the space left on a disk. */
const MOST_TRIES = 5;
const run = promisify(execFile);

export function signalPart(system: System, part: string, name: NodeJS.Signals): void {
  const pid = system.pidOf(part);
  if (pid !== null) process.kill(pid, name);
}

/** Sends the signal and waits until the process has ended: a part that still counts as ready has not recovered. */
export async function stopPart(system: System, part: string, name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void> {
  const pid = system.pidOf(part);
  if (pid === null) return;
  process.kill(pid, name);
  while (system.pidOf(part) === pid && isThere(pid)) await sleep(POLL_MS);
}

/**
 * Pauses a part with all of its processes, as a swapping machine or a debugger does: PostgreSQL and nginx answer from
 * child processes of the one that was started.
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
 * Fills the disk that everything is written to, and frees it again. The space is allocated at once: writing a file
 * takes minutes while the process is busy with links.
 */
export async function fillDisk(folder: string, lengthMs: number): Promise<void> {
  const file = path.join(folder, 'ballast');
  try {
    await takeRoom(file, MOST_TRIES);
    await sleep(lengthMs);
  } finally {
    await rm(file, { force: true });
  }
}

/** Allocates the space that is left, and retries if another process has used some of it in between. */
async function takeRoom(file: string, tries: number): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(file));
  try {
    await run('fallocate', ['--length', String(Math.max(bsize, bavail * bsize - LEFT_BYTES)), file]);
  } catch (error) {
    if (tries === 1) throw error;
    await takeRoom(file, tries - 1);
  }
}
