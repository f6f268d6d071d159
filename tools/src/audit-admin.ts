/** Commands for sessions, leagues and the audit. */
import { listLeagues } from '@poexchange/prices/admin';
import { endSessionsByName, listSessions, readAuditOf, type SessionLine } from '@poexchange/server/admin';
import { flatten, joinWords, timeOf, type AddCommands } from './admin-command.ts';

export const addAuditCommands: AddCommands = (parent, onDatabase) => {
  parent
    .command('audit')
    .description('Prints the newest 200 lines of the audit, of all accounts or of one.')
    .argument('[ACCOUNT#1234]')
    .action(onDatabase(printAudit));
  const sessions = parent.command('sessions').description('Sessions of an account.');
  sessions.command('list').description('Lists them, newest first.').argument('<ACCOUNT#1234>').action(onDatabase(printSessions));
  sessions
    .command('end')
    .description('Signs the account out everywhere. With the word "stolen" also deletes its tokens and turns off its webhooks.')
    .argument('<ACCOUNT#1234>')
    .argument('[stolen]')
    .argument('[REASON...]')
    .allowUnknownOption()
    .action(onDatabase(endSessions));
  parent
    .command('league')
    .description('Leagues that the publisher listed.')
    .command('list')
    .description('Lists them with their days, and whether they are published.')
    .action(onDatabase(printLeagues));
};

async function printAudit(databaseUrl: string, accountName?: string): Promise<string> {
  const lines = await readAuditOf(databaseUrl, accountName ?? null);
  if (lines === null) return `${accountName} has never signed in.`;
  if (lines.length === 0) return 'Nothing is noted.';
  return lines.map(({ atMs, action, who, reason }) => `${timeOf(atMs)} ${action} ${who}: ${flatten(reason)}`).join('\n');
}

async function printSessions(databaseUrl: string, accountName: string): Promise<string> {
  const sessions = await listSessions(databaseUrl, accountName);
  if (sessions === null) return `${accountName} has never signed in.`;
  return sessions.length === 0 ? `${accountName} has no sessions.` : sessions.map(describe).join('\n');
}

async function endSessions(databaseUrl: string, accountName: string, first = '', more: string[] = []): Promise<string> {
  const isStolen = first === 'stolen';
  const ended = await endSessionsByName(databaseUrl, { accountName, reason: joinWords([first, ...more]), isStolen });
  if (ended === null) return `${accountName} has never signed in.`;
  const sessions = `${ended.sessions} sessions of ${accountName} ended`;
  return isStolen ? `${sessions}, ${ended.tokens} tokens deleted, ${ended.webhooks} webhooks turned off.` : `${sessions}.`;
}

async function printLeagues(databaseUrl: string): Promise<string> {
  const leagues = await listLeagues(databaseUrl);
  if (leagues.length === 0) return 'No leagues are known: has prices run?';
  const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '-';
  return leagues
    .map(
      ({ game, name, startAt, endAt, isPublished }) =>
        `${game} ${name}: ${day(startAt)} to ${day(endAt)}, ${isPublished ? 'published' : 'no more published'}`,
    )
    .join('\n');
}

function describe({ via, createdMs, expiresMs, endedMs }: SessionLine): string {
  const end = endedMs === null ? `open until ${timeOf(expiresMs)}` : `ended ${timeOf(endedMs)}`;
  return `${timeOf(createdMs)} by ${via}, ${end}`;
}
