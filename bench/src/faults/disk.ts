import { execFile } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Bench } from '../lib/run-bench.ts';

const run = promisify(execFile);
/** Space for the database with its WAL, the price files and the logs of a run. */
const SIZE = '1600m';

/**
 * Mounts an in-memory disk at `folder`, so that it can be filled. Returns null if this machine does not allow that;
 * `folder` is then an ordinary folder.
 */
export async function mountDisk(folder: string, { onEnd }: Pick<Bench, 'onEnd'>): Promise<string | null> {
  await mkdir(folder, { recursive: true });
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'poexchange-faults', folder]).then(
    () => true,
    () => false,
  );
  await chmod(folder, 0o755);
  if (!isMounted) return null;
  onEnd('disk', async () => void (await run('umount', ['-l', folder])));
  return folder;
}
