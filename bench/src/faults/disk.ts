import { execFile } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Bench } from '../lib/run-bench.ts';

const run = promisify(execFile);
/** Room for the database with its log, the price files and the logs of a run. */
const SIZE = '1600m';

/**
 * Makes `folder` a disk of its own that can be filled, in memory; null where this machine does not let us, and the
 * folder is a plain one then.
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
