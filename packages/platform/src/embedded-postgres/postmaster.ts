import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean };

/** What the server wrote about itself into its data folder; undefined when it does not run or has not got that far. */
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
 * Whether the process is there and is no corpse and, where the system tells, is a PostgreSQL: process numbers are used
 * again.
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
    // It has ended already.
  }
}

function readProcessStatus(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
