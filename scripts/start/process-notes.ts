import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, readBirth } from '../lib/lock.mjs';

const ASKED_MS = 12_000;
const KILLED_MS = 3_000;
const POLL_MS = 50;

type Note = { readonly name: string; readonly pid: number; readonly birth: string };

/**
 * Creates notes of the processes that use a data folder, so that the next start finds the processes of a killed run. A
 * note that cannot be written (a full disk) is skipped: the children of a dead supervisor also end on their own.
 */
export function createProcessNotes(dataFolder: string): {
  readonly add: (name: string, pid: number | undefined) => void;
  readonly remove: (pid: number | undefined) => void;
} {
  const notes = new Map<number, Note>();
  const write = (): void => {
    const file = fileOf(dataFolder);
    try {
      // Renamed into place: a start that reads an incomplete file would miss processes.
      writeFileSync(`${file}.new`, JSON.stringify([...notes.values()]), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch {
      // The previous notes remain.
    }
  };
  return {
    add: (name, pid) => {
      if (pid === undefined) return;
      notes.set(pid, { name, pid, birth: readBirth(pid) });
      write();
    },
    remove: (pid) => {
      if (pid !== undefined && notes.delete(pid)) write();
    },
  };
}

/**
 * Stops the processes that a killed supervisor left running on this data folder, gracefully if possible, and waits for
 * them, with a message. Does nothing if all have ended.
 */
export async function endFormerProcesses(
  dataFolder: string,
  { say, signal, askedMs = ASKED_MS }: { say: (text: string) => void; signal: AbortSignal; askedMs?: number },
): Promise<void> {
  const former = readNotes(dataFolder).filter(isStillThere);
  if (former.length === 0) return;
  const list = former.map(({ name, pid }) => `${name} (process ${pid})`).join(', ');
  say(`An earlier run was killed; its programs are still ending: ${list}. Waiting for them.`);
  for (const [kind, timeoutMs] of [
    ['SIGTERM', askedMs],
    ['SIGKILL', KILLED_MS],
  ] as const) {
    const rest = former.filter(isStillThere);
    for (const { pid, birth } of rest) if (birth !== '') signalProcess(pid, kind);
    const deadline = performance.now() + timeoutMs;
    while (former.some(isStillThere) && performance.now() < deadline) await sleep(POLL_MS, undefined, { signal });
  }
}

/**
 * Returns whether a recorded process is still running. If the system does not report start times, its id may belong to
 * another process: it is waited for, but never ended.
 */
function isStillThere({ pid, birth }: Note): boolean {
  return isAlive(pid) && readBirth(pid) === birth && !isCorpse(pid);
}

function isCorpse(pid: number): boolean {
  try {
    return /^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function readNotes(dataFolder: string): Note[] {
  try {
    const notes = JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')) as unknown;
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(value: unknown): value is Note {
  const note = value as Partial<Note> | null;
  return typeof note?.name === 'string' && typeof note.birth === 'string' && Number.isInteger(note.pid);
}

function signalProcess(pid: number, kind: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, kind);
  } catch {
    // The process has already ended.
  }
}

function fileOf(dataFolder: string): string {
  return path.join(dataFolder, 'processes.json');
}
