/** Reports of vouches at the command line, and what an operator decides on them (D61). */
import { closeVouchReportsByName, listVouchReports, removeVouchByName, type VouchReport } from '@poexchange/server/admin';
import { flatten, readReason, timeOf, type AddCommands } from './admin-command.ts';

export const addVouchesCommands: AddCommands = (parent, onDatabase) => {
  const vouches = parent.command('vouches').description('Reports of vouches.');
  vouches
    .command('reports')
    .description('Lists the open reports, oldest first.')
    .action(onDatabase(async (databaseUrl) => printReports(await listVouchReports(databaseUrl))));
  vouches
    .command('remove')
    .description('Removes one vouch.')
    .argument('<VOUCHER#1234>')
    .argument('<TARGET#1234>')
    .argument('<REASON...>')
    .allowUnknownOption()
    .action(onDatabase(removeOne));
  vouches
    .command('close')
    .description('Closes the reports on a person whose vouches stay.')
    .argument('<TARGET#1234>')
    .argument('<REASON...>')
    .allowUnknownOption()
    .action(onDatabase(closeReports));
};

async function removeOne(databaseUrl: string, voucher: string, target: string, words: string[]): Promise<string> {
  const isRemoved = await removeVouchByName(databaseUrl, { voucher, target, reason: readReason(words) });
  return isRemoved ? `The vouch of ${voucher} for ${target} is removed.` : `${voucher} does not vouch for ${target}.`;
}

async function closeReports(databaseUrl: string, target: string, words: string[]): Promise<string> {
  const count = await closeVouchReportsByName(databaseUrl, { target, reason: readReason(words) });
  if (count === null) return `${target} has never signed in.`;
  return count === 0 ? `No open reports on ${target}.` : `Closed ${count} on ${target}; the vouches stay.`;
}

/** Prints one line for each report: a reason of several lines would look like several reports. */
function printReports(reports: readonly VouchReport[]): string {
  if (reports.length === 0) return 'No open reports.';
  const lines = reports.map(({ target, vouchers, reason, atMs }) => {
    const names = vouchers.length === 0 ? 'nobody vouches for them' : vouchers.join(', ');
    return `${timeOf(atMs)} ${target}: ${flatten(reason)} (${names})`;
  });
  return lines.join('\n');
}
