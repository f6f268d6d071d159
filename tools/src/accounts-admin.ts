/** Commands for account bans and deletions (D13, D18), and for an account's access tokens and webhooks. */
import { banAccount, deleteAccountByName, unbanAccount } from '@poexchange/server/admin';
import {
  listTokensByName,
  listWebhooksByName,
  removeTokensByName,
  removeWebhooksByName,
  type TokenLine,
  type WebhookLine,
} from '@poexchange/server/admin-programs';
import { type AddCommands, joinWords, matching, timeOf } from './admin-command.ts';

const ACCOUNT = '<ACCOUNT#1234>';

export const addAccountCommands: AddCommands = (parent, onDatabase) => {
  parent
    .command('ban')
    .description('Shuts an account out and ends its sessions.')
    .argument(ACCOUNT)
    .argument('[REASON...]')
    .allowUnknownOption()
    .action(onDatabase(async (databaseUrl, account: string, reason: string[] = []) => ban(databaseUrl, account, joinWords(reason))));
  parent.command('unban').description('Lets a banned account sign in again.').argument(ACCOUNT).action(onDatabase(unban));
  parent.command('delete').description('Deletes an account for good.').argument(ACCOUNT).action(onDatabase(deleteForGood));
};

async function ban(databaseUrl: string, accountName: string, reason: string): Promise<string> {
  const ended = await banAccount(databaseUrl, accountName, reason);
  return ended === null ? `${accountName} has never signed in.` : `${accountName} is banned; ${ended} sessions ended.`;
}

async function unban(databaseUrl: string, accountName: string): Promise<string> {
  return (await unbanAccount(databaseUrl, accountName)) ? `${accountName} may sign in again.` : `${accountName} has never signed in.`;
}

async function deleteForGood(databaseUrl: string, accountName: string): Promise<string> {
  return (await deleteAccountByName(databaseUrl, accountName)) ? `${accountName} is deleted.` : `${accountName} has never signed in.`;
}

type Noun<Line> = {
  readonly noun: string;
  readonly what: string;
  readonly list: (databaseUrl: string, accountName: string) => Promise<Line[] | null>;
  readonly write: (line: Line) => string;
  readonly remove: typeof removeTokensByName;
};

const ID_OR_ALL = /^(?:all|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12})$/;

export const addProgramCommands: AddCommands = (parent, onDatabase) => {
  const addNoun = <Line>({ noun, what, list, write, remove }: Noun<Line>): void => {
    const group = parent.command(noun).description(`${what} of an account.`);
    group
      .command('list')
      .description('Lists them.')
      .argument('<ACCOUNT#1234>')
      .action(
        onDatabase(async (databaseUrl, accountName: string) => {
          const lines = await list(databaseUrl, accountName);
          if (lines === null) return `${accountName} has never signed in.`;
          return lines.length === 0 ? `${accountName} has no ${noun}.` : lines.map(write).join('\n');
        }),
      );
    group
      .command('remove')
      .description('Removes one of them, or all.')
      .argument('<ACCOUNT#1234>')
      .addArgument(matching('<ID|all>', ID_OR_ALL, 'an id or "all"'))
      .argument('[REASON...]')
      .allowUnknownOption()
      .action(
        onDatabase(async (databaseUrl, accountName: string, which: string, reason: string[] = []) => {
          const id = which === 'all' ? null : which.toLowerCase();
          const count = await remove(databaseUrl, { accountName, id, reason: joinWords(reason) });
          return count === null ? `${accountName} has never signed in.` : `${count} ${noun} of ${accountName} removed.`;
        }),
      );
  };
  addNoun({ noun: 'tokens', what: 'Access tokens', list: listTokensByName, write: describeToken, remove: removeTokensByName });
  addNoun({ noun: 'webhooks', what: 'Webhooks', list: listWebhooksByName, write: describeWebhook, remove: removeWebhooksByName });
};

function describeToken({ id, name, scopes, createdMs, expiresMs, lastUsedMs }: TokenLine): string {
  const used = lastUsedMs === null ? 'never used' : `last used ${timeOf(lastUsedMs)}`;
  return `${id} ${timeOf(createdMs)} until ${timeOf(expiresMs)}, ${used}: ${name} (${scopes.join(' ')})`;
}

function describeWebhook({ id, url, events, createdMs, offMs }: WebhookLine): string {
  return `${id} ${timeOf(createdMs)}, ${offMs === null ? 'on' : `off since ${timeOf(offMs)}`}: ${url} (${events.join(' ')})`;
}
