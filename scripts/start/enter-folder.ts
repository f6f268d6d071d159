import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '../lib/lock.mjs';

const STOPPING = 'stopping';
const NOTICE_MS = 1_000;
const STOP_MS = 60_000;
const POLL_MS = 100;

export type EnteredFolder = {
  /** Stores the site's address, for a second start with this folder. */
  readonly noteAddress: (address: string) => void;
  /** Records that this run is stopping, so that a second start waits for it. */
  readonly noteStopping: () => void;
  readonly leave: () => void;
};

/**
 * Locks a data folder for this run, or returns a description of the other run that is using the folder. Waits for a run
 * that is stopping (its terminal was closed, its npm was killed): its folder will soon be free, and "already running"
 * would not help.
 */
export async function enterFolder(
  dataFolder: string,
  { say, noticeMs = NOTICE_MS }: { say: (text: string) => void; noticeMs?: number },
): Promise<EnteredFolder | string> {
  const addressFile = path.join(dataFolder, 'address.txt');
  const lockFile = path.join(dataFolder, 'start.lock');
  const startedMs = performance.now();
  let isSaid = false;
  for (;;) {
    const lock = tryLock(lockFile);
    if ('release' in lock) {
      const note = (text: string): void => writeNote(addressFile, text);
      note('starting');
      return { noteAddress: note, noteStopping: () => note(STOPPING), leave: lock.release };
    }
    const address = readNote(addressFile);
    const isStopping = address === STOPPING;
    if (performance.now() - startedMs > (isStopping ? STOP_MS : noticeMs)) {
      return `Already running in ${dataFolder} (process ${lock.ownerPid}): ${address}`;
    }
    if (isStopping && !isSaid) say(`An earlier run in ${dataFolder} is still stopping (process ${lock.ownerPid}). Waiting for it.`);
    isSaid ||= isStopping;
    await sleep(POLL_MS);
  }
}

function writeNote(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    // On a full disk the second start prints a shorter message.
  }
}

function readNote(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'starting';
  }
}
