/** Commands for permanently failed jobs. */
import { createPool } from '@poexchange/platform/db';
import { listFailedJobs, removeFailedJobs, retryFailedJobs } from '@poexchange/platform/jobs';
import { numbers, timeOf, type AddCommands } from './admin-command.ts';

type Pool = ReturnType<typeof createPool>;

/** Maximum length of a reason on a line, in characters. */
const LONGEST_REASON = 500;

export const addJobsCommands: AddCommands = (parent, onDatabase) => {
  const jobs = parent.command('jobs').description('Jobs that failed for good.');
  jobs
    .command('failed')
    .description('Lists the oldest 200.')
    .action(onDatabase(async (databaseUrl) => withPool(databaseUrl, async (pool) => describeJobs(await listFailedJobs(pool)))));
  jobs
    .command('retry')
    .description('Tries these again, as from the start; without numbers all.')
    .addArgument(numbers('[NUMBER...]'))
    .action(
      onDatabase(async (databaseUrl, ids: readonly number[]) =>
        withPool(databaseUrl, async (pool) => `${await retryFailedJobs(pool, ids)} jobs are tried again.`),
      ),
    );
  jobs
    .command('remove')
    .description('Deletes these.')
    .addArgument(numbers('<NUMBER...>'))
    .action(
      onDatabase(async (databaseUrl, ids: readonly number[]) =>
        withPool(databaseUrl, async (pool) => `${await removeFailedJobs(pool, ids)} jobs are forgotten.`),
      ),
    );
};

async function withPool(databaseUrl: string, work: (pool: Pool) => Promise<string>): Promise<string> {
  const pool = createPool(databaseUrl, { max: 1, name: 'admin' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

function describeJobs(failed: Awaited<ReturnType<typeof listFailedJobs>>): string {
  if (failed.length === 0) return 'No job has failed for good.';
  return failed
    .map(({ id, job, attempts, lastError, atMs }) => `${id} ${timeOf(atMs)} ${job}, ${attempts} attempts: ${shorten(lastError)}`)
    .join('\n');
}

/** Writes text on one line without control characters: several lines would look like several jobs. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s*[\n\r\p{Zl}\p{Zp}]\s*/gu, ' / ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)} …` : line;
}
