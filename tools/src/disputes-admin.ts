/** Commands for service disputes and vouch reports, and for an operator's decisions on them (D64, D61). */
import {
  closeVouchReportsByName,
  decideDisputeById,
  type DisputeLine,
  listDisputes,
  listVouchReports,
  removeVouchByName,
  type VouchReport,
} from '@poexchange/server/admin';
import { type AddCommands, flatten, matching, readReason, timeOf } from './admin-command.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DELETED = 'a deleted account';
const answers = {
  done: 'Decided; both people are notified.',
  decided: 'It was decided before.',
  unknown: 'There is no such dispute.',
} as const;

export const addDisputesCommands: AddCommands = (parent, onDatabase) => {
  const disputes = parent.command('disputes').description('Services that were paid and not done.');
  disputes
    .command('list')
    .description('Lists the open disputes.')
    .action(onDatabase(async (databaseUrl) => printDisputes(await listDisputes(databaseUrl))));
  for (const verb of ['uphold', 'reject'] as const)
    disputes
      .command(verb)
      .description(`Decides a dispute: ${verb}s it, and notifies both people.`)
      .addArgument(matching('<ID>', ID, 'the id of a dispute'))
      .argument('<REASON...>')
      .allowUnknownOption()
      .action(
        onDatabase(
          async (databaseUrl, id: string, words: string[]) =>
            answers[await decideDisputeById(databaseUrl, { id, isUpheld: verb === 'uphold', reason: readReason(words) })],
        ),
      );
};

/** Formats each dispute on one line: a reason with several lines would look like several disputes. */
function printDisputes(disputes: readonly DisputeLine[]): string {
  if (disputes.length === 0) return 'No open disputes.';
  const lines = disputes.map(({ id, target, reporter, service, price, reason, atMs, upheldBefore }) => {
    const before = upheldBefore === 0 ? '' : `, ${upheldBefore} upheld before`;
    return `${id} ${timeOf(atMs)} ${target ?? DELETED} (${service}, ${price}${before}), says ${reporter ?? DELETED}: ${flatten(reason)}`;
  });
  return lines.join('\n');
}

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

/** Formats each report on one line: a reason with several lines would look like several reports. */
function printReports(reports: readonly VouchReport[]): string {
  if (reports.length === 0) return 'No open reports.';
  const lines = reports.map(({ target, vouchers, reason, atMs }) => {
    const names = vouchers.length === 0 ? 'nobody vouches for them' : vouchers.join(', ');
    return `${timeOf(atMs)} ${target}: ${flatten(reason)} (${names})`;
  });
  return lines.join('\n');
}
