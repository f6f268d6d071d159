/** The command line of `npm run admin`. */
import { listQuarantine, reprice, retryQuarantine } from '@poexchange/prices/admin';
import { Command, CommanderError } from 'commander';
import { addAccountCommands, addProgramCommands } from './accounts-admin.ts';
import { NoDatabaseError, RefusedError, type OnDatabase, numbers, type AddCommands } from './admin-command.ts';
import { addAuditCommands } from './audit-admin.ts';
import { addDisputesCommands, addVouchesCommands } from './disputes-admin.ts';
import { addJobsCommands } from './jobs-admin.ts';
import { addKeysCommands } from './keys-admin.ts';

/** Commands for prices and quarantined changes. */
const addPricesCommands: AddCommands = (parent, onDatabase) => {
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

const NAME = 'npm run admin --';

/** A command's printed text and its exit code: 2 if its arguments were rejected. */
export type Outcome = { readonly code: 0 | 2; readonly text: string };

/** Runs a command from the words of a command line; without words it lists all commands. */
export async function runAdmin(databaseUrl: string, words: readonly string[]): Promise<Outcome> {
  const printed: string[] = [];
  const program = createProgram(
    (work) =>
      async (...values) => {
        if (databaseUrl === '') throw new NoDatabaseError();
        printed.push(await work(databaseUrl, ...values));
      },
    (text) => void printed.push(text.trimEnd()),
  );
  if (words.length === 0) return { code: 0, text: listCommands(program) };
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof NoDatabaseError) return { code: 2, text: error.message };
    if (error instanceof RefusedError) return refuse(program, error.message);
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) return refuse(program, error.code === 'commander.help' ? 'error: a command is missing' : error.message);
  }
  return { code: 0, text: printed.join('\n') };
}

function createProgram(onDatabase: OnDatabase, print: (text: string) => void): Command {
  const program = new Command(NAME)
    .description('Commands of the operator. They work on the database of DATABASE_URL while the programs run.')
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .showSuggestionAfterError()
    .helpCommand(false);
  const parts = [
    addAccountCommands,
    addAuditCommands,
    addProgramCommands,
    addJobsCommands,
    addKeysCommands,
    addVouchesCommands,
    addDisputesCommands,
    addPricesCommands,
  ];
  for (const add of parts) add(program, onDatabase);
  return program;
}

function refuse(program: Command, why: string): Outcome {
  return { code: 2, text: `${listCommands(program)}\n\n${why}` };
}

/** Lists all commands with their arguments, one per line. */
function listCommands(program: Command): string {
  const lines = listLeaves(program.commands).map((words, at) => `${at === 0 ? NAME : ' '.repeat(NAME.length)} ${words}`);
  return `${lines.join('\n')}\n\nDATABASE_URL names the database. --help after a command describes it.`;
}

function listLeaves(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => {
    if (command.commands.length > 0) return listLeaves(command.commands).map((words) => `${command.name()} ${words}`);
    const words = command.registeredArguments.map((argument) => {
      const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
      return argument.required ? name : `[${name}]`;
    });
    return [[command.name(), ...words].join(' ')];
  });
}
