/** Access tokens and webhooks of an account at the command line. */
import {
  listTokensByName,
  listWebhooksByName,
  removeTokensByName,
  removeWebhooksByName,
  type TokenLine,
  type WebhookLine,
} from '@poexchange/server/admin-programs';

type Command = (databaseUrl: string, words: readonly string[]) => Promise<string | null>;
type Noun<Line> = {
  readonly noun: string;
  readonly list: (databaseUrl: string, accountName: string) => Promise<Line[] | null>;
  readonly write: (line: Line) => string;
  readonly remove: typeof removeTokensByName;
};

/** The commands, by their first word; each returns its output, or null for unknown words. */
export const programCommands: Readonly<Record<string, Command>> = {
  tokens: makeCommand({ noun: 'tokens', list: listTokensByName, write: describeToken, remove: removeTokensByName }),
  webhooks: makeCommand({ noun: 'webhooks', list: listWebhooksByName, write: describeWebhook, remove: removeWebhooksByName }),
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function makeCommand<Line>({ noun, list, write, remove }: Noun<Line>): Command {
  return async (databaseUrl, [verb, accountName, which, ...words]) => {
    if (accountName === undefined) return null;
    const unknown = `${accountName} has never signed in.`;
    if (verb === 'list' && which === undefined) {
      const lines = await list(databaseUrl, accountName);
      if (lines === null) return unknown;
      return lines.length === 0 ? `${accountName} has no ${noun}.` : lines.map(write).join('\n');
    }
    if (verb !== 'remove' || which === undefined || (which !== 'all' && !UUID.test(which))) return null;
    const id = which === 'all' ? null : which.toLowerCase();
    const count = await remove(databaseUrl, { accountName, id, reason: words.join(' ').trim() });
    return count === null ? unknown : `${count} ${noun} of ${accountName} removed.`;
  };
}

function describeToken({ id, name, scopes, createdMs, expiresMs, lastUsedMs }: TokenLine): string {
  const used = lastUsedMs === null ? 'never used' : `last used ${timeOf(lastUsedMs)}`;
  return `${id} ${timeOf(createdMs)} until ${timeOf(expiresMs)}, ${used}: ${name} (${scopes.join(' ')})`;
}

function describeWebhook({ id, url, events, createdMs, offMs }: WebhookLine): string {
  return `${id} ${timeOf(createdMs)}, ${offMs === null ? 'on' : `off since ${timeOf(offMs)}`}: ${url} (${events.join(' ')})`;
}

function timeOf(atMs: number): string {
  return new Date(atMs).toISOString();
}
