/** Ways in which a part is broken or stopped, and becomes whole again. */
import { execFile } from 'node:child_process';
import { readFile, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { System } from './system.ts';

/** Left free on a disk that is full: too little for anything. */
const LEFT_BYTES = 4096;
const POLL_MS = 10;
/** Attempts to take all room that is left on a disk. */
const MOST_TRIES = 5;
const run = promisify(execFile);

export function signalPart(system: System, part: string, name: NodeJS.Signals): void {
  const pid = system.pidOf(part);
  if (pid !== null) process.kill(pid, name);
}

/** Sends the signal and waits until the process is gone: a part that still counts as ready has not recovered. */
export async function stopPart(system: System, part: string, name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<void> {
  const pid = system.pidOf(part);
  if (pid === null) return;
  process.kill(pid, name);
  while (system.pidOf(part) === pid && isThere(pid)) await sleep(POLL_MS);
}

/**
 * Holds a part as a machine that swaps or a debugger does, with all of its processes: PostgreSQL and nginx answer from
 * others than the one that was started.
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
 * Fills the disk that everything is written to, and makes room again. The room is taken at once: a file that is written
 * takes minutes from a process that is busy with lines.
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

/** Takes what is left, and again where somebody else has just taken a part of that. */
async function takeRoom(file: string, tries: number): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(file));
  try {
    await run('fallocate', ['--length', String(Math.max(bsize, bavail * bsize - LEFT_BYTES)), file]);
  } catch (error) {
    if (tries === 1) throw error;
    await takeRoom(file, tries - 1);
  }
}
