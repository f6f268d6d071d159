/** Bans and deletions of accounts at the command line (D13, D18). */
import { banAccount, deleteAccountByName, unbanAccount } from '@poexchange/server/admin';
import { joinWords, type AddCommands } from './admin-command.ts';

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
