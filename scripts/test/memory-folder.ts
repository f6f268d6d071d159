import { readFileSync, statfsSync } from 'node:fs';

/** Linux mounts this folder in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** More than the temporary files of two workers use at any time. */
const LEAST_FREE_BYTES = 8 * 2 ** 30;

/**
 * Makes the tests put their temporary files in memory if there is room. They create thousands of small files, which on
 * a disk takes about half of the time of the prices tests. An existing TMPDIR is kept.
 */
export function useMemoryFolder(): void {
  if (process.env.TMPDIR === undefined && isUsable()) process.env.TMPDIR = MEMORY_FOLDER;
}

function isUsable(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY_FOLDER);
    const [, , type, flags = ''] = mount?.split(' ') ?? [];
    // Tests also start programs from their temporary folder.
    return type === 'tmpfs' && !flags.split(',').includes('noexec') && bavail * bsize >= LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
