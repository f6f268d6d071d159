import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveBinaries, startCluster } from '@poexchange/platform/embedded-postgres';

const PREFIX = 'poexchange-bench-';

/**
 * Creates a folder for this process that other users can read: PostgreSQL runs as another user if it is started by
 * root.
 */
export function makeBenchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export function removeBenchFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** PostgreSQL's folder within a benchmark's folder, as chosen by the platform package. */
const POSTGRES_FOLDER = 'data/postgres';

/**
 * Removes what killed benchmarks have left behind: their folders, and PostgreSQL, the only program that outlives its
 * parent.
 */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (Number.isNaN(owner) || isRunning(owner)) continue;
    // Another user's leftovers cannot be removed, but do no harm.
    await removeAbandoned(path.join(tmpdir(), name)).catch(() => undefined);
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const postgres = path.join(folder, POSTGRES_FOLDER);
  // The code that starts PostgreSQL also stops it, because that code checks whose process it is.
  if (existsSync(path.join(postgres, 'data/postmaster.pid'))) {
    const cluster = await startCluster({ folder: postgres, binaries: await resolveBinaries() });
    await cluster.stop();
  }
  removeBenchFolder(folder);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
