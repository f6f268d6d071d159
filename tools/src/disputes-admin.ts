/** Disputes of services at the command line, and what an operator decides on them (D64). */
import { decideDisputeById, listDisputes, type DisputeLine } from '@poexchange/server/admin';
import { flatten, matching, readReason, timeOf, type AddCommands } from './admin-command.ts';

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

/** Prints one line for each dispute: a reason of several lines would look like several disputes. */
function printDisputes(disputes: readonly DisputeLine[]): string {
  if (disputes.length === 0) return 'No open disputes.';
  const lines = disputes.map(({ id, target, reporter, service, price, reason, atMs, upheldBefore }) => {
    const before = upheldBefore === 0 ? '' : `, ${upheldBefore} upheld before`;
    return `${id} ${timeOf(atMs)} ${target ?? DELETED} (${service}, ${price}${before}), says ${reporter ?? DELETED}: ${flatten(reason)}`;
  });
  return lines.join('\n');
}
