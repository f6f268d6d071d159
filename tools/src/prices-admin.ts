/** Prices and quarantined changes at the command line. */
import { listQuarantine, reprice, retryQuarantine } from '@poexchange/prices/admin';
import { numbers, type AddCommands } from './admin-command.ts';

export const addPricesCommands: AddCommands = (parent, onDatabase) => {
  parent
    .command('reprice')
    .description('Values and publishes now, instead of at the next interval.')
    .action(onDatabase(async (databaseUrl) => describeReprice(await reprice(databaseUrl))));
  const quarantine = parent.command('quarantine').description('Changes that could not be read.');
  quarantine
    .command('list')
    .description('Lists the newest 200.')
    .action(onDatabase(async (databaseUrl) => describeList(await listQuarantine(databaseUrl))));
  quarantine
    .command('retry')
    .description('Reads these once more; without numbers all.')
    .addArgument(numbers('[NUMBER...]'))
    .action(onDatabase(async (databaseUrl, ids: readonly number[]) => describeRetry(await retryQuarantine(databaseUrl, ids))));
};

function describeReprice(outcome: Awaited<ReturnType<typeof reprice>>): string {
  return outcome === 'published' ? 'Everything is valued and published.' : 'Nothing was published within two minutes: does prices run?';
}

function describeList(changes: Awaited<ReturnType<typeof listQuarantine>>): string {
  if (changes.length === 0) return 'The quarantine is empty.';
  return changes
    .map(
      ({ id, quarantinedAt, changeId, byteCount, reason }) =>
        `${id}  ${quarantinedAt.toISOString()}  ${changeId}  ${byteCount} bytes  ${reason}`,
    )
    .join('\n');
}

function describeRetry(outcomes: Awaited<ReturnType<typeof retryQuarantine>>): string {
  const texts = {
    stored: 'read and stored',
    superseded: 'read; its tab has been seen since, or its offers would be dead',
    stillUnreadable: 'still cannot be read, and stays',
  } as const;
  return outcomes.size === 0 ? 'Nothing to retry.' : [...outcomes].map(([id, outcome]) => `${id}  ${texts[outcome]}`).join('\n');
}
