import { statfs } from 'node:fs/promises';

/** PostgreSQL alone needs this much space at a time, for the next segment of its log. */
const LEAST_BYTES = 24 * 1024 * 1024;

/** Describes which of these folders is on a full disk; undefined if all have space. */
export async function findFullDisk(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const status = await statfs(folder).catch(() => undefined);
    if (status !== undefined && status.blocks > 0 && status.bavail * status.bsize < LEAST_BYTES) return `the disk of ${folder} is full`;
  }
  return undefined;
}
