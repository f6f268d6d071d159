/** Disputes of services at the command line, and what an operator decides on them (D64). */
import { decideDisputeById, listDisputes, type DisputeLine } from '@poexchange/server/admin';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DELETED = 'a deleted account';
const answers = {
  done: 'Decided; both people are notified.',
  decided: 'It was decided before.',
  unknown: 'There is no such dispute.',
} as const;

/** Lists the open disputes, or decides one. Returns its output; null for unknown commands. */
export async function runDisputesCommand(databaseUrl: string, [verb, id = '', ...words]: readonly string[]): Promise<string | null> {
  if (verb === 'list') return printDisputes(await listDisputes(databaseUrl));
  const reason = words.join(' ').trim();
  if ((verb !== 'uphold' && verb !== 'reject') || !ID.test(id) || reason === '') return null;
  return answers[await decideDisputeById(databaseUrl, { id, isUpheld: verb === 'uphold', reason })];
}

/** Prints one line for each dispute: a reason of several lines would look like several disputes. */
function printDisputes(disputes: readonly DisputeLine[]): string {
  if (disputes.length === 0) return 'No open disputes.';
  const lines = disputes.map(({ id, target, reporter, service, price, reason, atMs, upheldBefore }) => {
    const before = upheldBefore === 0 ? '' : `, ${upheldBefore} upheld before`;
    return `${id} ${new Date(atMs).toISOString()} ${target ?? DELETED} (${service}, ${price}${before}), says ${reporter ?? DELETED}: ${reason.replaceAll(/\s*\n\s*/g, ' / ')}`;
  });
  return lines.join('\n');
}
