import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 250;

/**
 * Takes a lock file that holds the number of its owner; one whose owner is gone counts as free.
 * @param {string} file
 * @returns {{ release: () => void } | { ownerPid: number }}
 */
export function tryLock(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(file, `${process.pid} ${readBirth(process.pid)}`, { flag: 'wx' });
      return { release: () => fs.rmSync(file, { force: true }) };
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const ownerPid = readOwner(file);
    if (ownerPid !== undefined) return { ownerPid };
    fs.rmSync(file, { force: true });
  }
}

/**
 * Does some work while holding the lock exclusively; waits for it if necessary.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {(ownerPid: number) => void} [onWait]
 */
export async function withLock(file, work, onWait) {
  for (;;) {
    const lock = tryLock(file);
    if ('release' in lock) {
      const { release } = lock;
      process.once('exit', release);
      try {
        return await work();
      } finally {
        process.off('exit', release);
        release();
      }
    }
    onWait?.(lock.ownerPid);
    await sleep(POLL_MS);
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} undefined when the lock is free
 */
function readOwner(file) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  // An empty lock file is still being written by its owner.
  if (text === '') return isYoung(file) ? 0 : undefined;
  const [pid, birth = ''] = text.split(' ');
  return isAlive(Number(pid)) && readBirth(Number(pid)) === birth ? Number(pid) : undefined;
}

/**
 * Start time of a process, if the system reports it: after a restart another program may have the same number.
 * @param {number} pid
 */
export function readBirth(pid) {
  try {
    const afterName = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return `${afterName.split(' ')[19]}/${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return '';
  }
}

/** @param {string} file */
function isYoung(file) {
  const status = fs.statSync(file, { throwIfNoEntry: false });
  return status !== undefined && Date.now() - status.mtimeMs < 5_000;
}

/** @param {number} pid */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
