/** Reports of vouches at the command line, and what an operator decides on them (D61). */
import { closeVouchReportsByName, listVouchReports, removeVouchByName, type VouchReport } from '@poexchange/server/admin';

/**
 * Lists the open reports, removes one vouch, or closes the reports on a person whose vouches stay. Returns its output;
 * null for unknown commands.
 */
export async function runVouchesCommand(databaseUrl: string, [verb, ...words]: readonly string[]): Promise<string | null> {
  if (verb === 'reports') return printReports(await listVouchReports(databaseUrl));
  if (verb === 'remove') return removeOne(databaseUrl, words);
  if (verb === 'close') return closeReports(databaseUrl, words);
  return null;
}

async function removeOne(databaseUrl: string, [voucher, target, ...words]: readonly string[]): Promise<string | null> {
  const reason = words.join(' ').trim();
  if (voucher === undefined || target === undefined || reason === '') return null;
  const isRemoved = await removeVouchByName(databaseUrl, { voucher, target, reason });
  return isRemoved ? `The vouch of ${voucher} for ${target} is removed.` : `${voucher} does not vouch for ${target}.`;
}

async function closeReports(databaseUrl: string, [target, ...words]: readonly string[]): Promise<string | null> {
  const reason = words.join(' ').trim();
  if (target === undefined || reason === '') return null;
  const count = await closeVouchReportsByName(databaseUrl, { target, reason });
  if (count === null) return `${target} has never signed in.`;
  return count === 0 ? `No open reports on ${target}.` : `Closed ${count} on ${target}; the vouches stay.`;
}

/** Prints one line for each report: a reason of several lines would look like several reports. */
function printReports(reports: readonly VouchReport[]): string {
  if (reports.length === 0) return 'No open reports.';
  const lines = reports.map(({ target, vouchers, reason, atMs }) => {
    const names = vouchers.length === 0 ? 'nobody vouches for them' : vouchers.join(', ');
    return `${new Date(atMs).toISOString()} ${target}: ${reason.replaceAll(/\s*\n\s*/g, ' / ')} (${names})`;
  });
  return lines.join('\n');
}
