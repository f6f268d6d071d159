/** Sessions, leagues and the audit at the command line. */
import { listLeagues } from '@poexchange/prices/admin';
import { endSessionsByName, listSessions, readAuditOf, type SessionLine } from '@poexchange/server/admin';

/** The commands, by their first word; each returns its output, or null for unknown words. */
export const auditCommands: Readonly<Record<string, (databaseUrl: string, words: readonly string[]) => Promise<string | null>>> = {
  audit: printAudit,
  sessions: runSessions,
  league: runLeague,
};

async function printAudit(databaseUrl: string, [accountName, ...rest]: readonly string[]): Promise<string | null> {
  if (rest.length > 0) return null;
  const lines = await readAuditOf(databaseUrl, accountName ?? null);
  if (lines === null) return `${accountName} has never signed in.`;
  if (lines.length === 0) return 'Nothing is noted.';
  return lines.map(({ atMs, action, who, reason }) => `${timeOf(atMs)} ${action} ${who}: ${flatten(reason)}`).join('\n');
}

async function runSessions(databaseUrl: string, [verb, accountName, ...words]: readonly string[]): Promise<string | null> {
  if (accountName === undefined) return null;
  if (verb === 'list' && words.length === 0) {
    const sessions = await listSessions(databaseUrl, accountName);
    if (sessions === null) return `${accountName} has never signed in.`;
    return sessions.length === 0 ? `${accountName} has no sessions.` : sessions.map(describe).join('\n');
  }
  if (verb !== 'end') return null;
  const isStolen = words[0] === 'stolen';
  const ended = await endSessionsByName(databaseUrl, { accountName, reason: words.join(' ').trim(), isStolen });
  if (ended === null) return `${accountName} has never signed in.`;
  const sessions = `${ended.sessions} sessions of ${accountName} ended`;
  return isStolen ? `${sessions}, ${ended.tokens} tokens deleted, ${ended.webhooks} webhooks turned off.` : `${sessions}.`;
}

async function runLeague(databaseUrl: string, words: readonly string[]): Promise<string | null> {
  if (words.join(' ') !== 'list') return null;
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

function timeOf(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** Writes a text on one line: a reason of several lines would look like several entries. */
function flatten(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' / ');
}
