import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean };

/**
 * Reads the server's status file in its data folder; undefined if the server is not running or has not written the file
 * yet.
 */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFileOf(data), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isServerAlive(pid)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

export function pidFileOf(data: string): string {
  return path.join(data, 'postmaster.pid');
}

/**
 * Returns whether the process is alive, is not a zombie and, where the system allows checking, is PostgreSQL: process
 * ids are reused.
 */
export function isServerAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const status = readProcessStatus(pid);
  return status === undefined || (status.startsWith(`${pid} (postgres)`) && !status.startsWith(`${pid} (postgres) Z`));
}

export function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

function readProcessStatus(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
