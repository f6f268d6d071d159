/** Permanently failed jobs, at the command line. */
import { createPool } from '@poexchange/platform/db';
import { listFailedJobs, removeFailedJobs, retryFailedJobs } from '@poexchange/platform/jobs';

const NUMBER = /^[1-9]\d{0,14}$/;
/** Longest reason on a line, in characters. */
const LONGEST_REASON = 500;

/** Lists, retries or deletes failed jobs. Returns its output; null for unknown commands. */
export async function runJobsCommand(databaseUrl: string, [verb, ...words]: readonly string[]): Promise<string | null> {
  if (!words.every((word) => NUMBER.test(word))) return null;
  const ids = words.map(Number);
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    if (verb === 'failed' && ids.length === 0) {
      const failed = await listFailedJobs(pool);
      if (failed.length === 0) return 'No job has failed for good.';
      return failed
        .map(
          ({ id, job, attempts, lastError, atMs }) =>
            `${id} ${new Date(atMs).toISOString()} ${job}, ${attempts} attempts: ${flatten(lastError)}`,
        )
        .join('\n');
    }
    if (verb === 'retry') return `${await retryFailedJobs(pool, ids)} jobs are tried again.`;
    if (verb === 'remove' && ids.length > 0) return `${await removeFailedJobs(pool, ids)} jobs are forgotten.`;
    return null;
  } finally {
    await pool.end();
  }
}

/** Writes a text on one line without control characters: several lines would look like several jobs. */
function flatten(text: string): string {
  const line = text.replaceAll(/\s*[\n\r\p{Zl}\p{Zp}]\s*/gu, ' / ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)} …` : line;
}
