/** `npm run admin -- ban|unban|delete ACCOUNT`: shuts an account out, lets it in again (D13), or deletes it (D18). Works on the database of DATABASE_URL while servers run. */
import { banAccount, deleteAccountByName, unbanAccount } from '@poexchange/server/admin';

const usage = 'npm run admin -- ban|unban|delete ACCOUNT#1234   (DATABASE_URL names the database)';

async function ban(databaseUrl: string, accountName: string): Promise<string> {
  const ended = await banAccount(databaseUrl, accountName);
  return ended === null ? `${accountName} has never signed in.` : `${accountName} is banned; ${ended} sessions ended.`;
}

async function unban(databaseUrl: string, accountName: string): Promise<string> {
  return (await unbanAccount(databaseUrl, accountName)) ? `${accountName} may sign in again.` : `${accountName} has never signed in.`;
}

async function deleteForGood(databaseUrl: string, accountName: string): Promise<string> {
  return (await deleteAccountByName(databaseUrl, accountName)) ? `${accountName} is deleted.` : `${accountName} has never signed in.`;
}

const [command, accountName] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
const commands: Readonly<Record<string, typeof ban>> = { ban, unban, delete: deleteForGood };
const run = command === undefined ? undefined : commands[command];
if (run === undefined || accountName === undefined || databaseUrl === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else process.stdout.write(`${await run(databaseUrl, accountName)}\n`);
