/**
 * `npm run admin -- ban|unban|delete ACCOUNT`: shuts an account out, lets it in again (D13), or deletes it (D18).
 * `vouches reports`, `vouches remove` and `vouches close`: reports of vouches, and what is decided on them (D61).
 * `disputes list|uphold|reject`: services that were paid and not done, and what is decided on them (D64).
 * `audit [ACCOUNT]`, `sessions list|end ACCOUNT`, `tokens|webhooks list|remove ACCOUNT` and `league list` show and end
 * what there is.
 * `jobs failed|retry|remove` are about jobs that failed for good.
 * `keys list|rotate|retire` change keys in a file of variables without signing anybody out.
 * `reprice`, `quarantine list` and `quarantine retry [NUMBER...]`: about prices. Works on the database of DATABASE_URL
 * while the programs run.
 */
import { banAccount, deleteAccountByName, unbanAccount } from '@poexchange/server/admin';
import { auditCommands } from './audit-admin.ts';
import { runDisputesCommand } from './disputes-admin.ts';
import { runJobsCommand } from './jobs-admin.ts';
import { runKeysCommand } from './keys-admin.ts';
import { programCommands } from './programs-admin.ts';
import { runVouchesCommand } from './vouches-admin.ts';
import { listQuarantine, reprice, retryQuarantine } from '@poexchange/prices/admin';

const USAGE = `npm run admin -- ban ACCOUNT#1234 [REASON]
                 unban|delete ACCOUNT#1234
                 audit [ACCOUNT#1234]
                 sessions list ACCOUNT#1234
                 sessions end ACCOUNT#1234 [stolen] [REASON]
                 tokens|webhooks list ACCOUNT#1234
                 tokens|webhooks remove ACCOUNT#1234 ID|all [REASON]
                 league list
                 jobs failed
                 jobs retry [NUMBER...]
                 jobs remove NUMBER...
                 keys list FILE
                 keys rotate signing|encryption FILE
                 keys retire ID FILE [leaked]
                 vouches reports
                 vouches remove VOUCHER#1234 TARGET#1234 REASON
                 vouches close TARGET#1234 REASON
                 disputes list
                 disputes uphold|reject ID REASON
                 reprice
                 quarantine list|retry [NUMBER...]   (DATABASE_URL names the database)`;

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

const words = process.argv.slice(2);
const [command = '', accountName] = words;
const databaseUrl = process.env['DATABASE_URL'] ?? '';
const accountCommands: Readonly<Record<string, typeof ban>> = { ban, unban, delete: deleteForGood };

async function runCommand(): Promise<string | null> {
  if (databaseUrl === '') return null;
  if (command === 'vouches') return runVouchesCommand(databaseUrl, words.slice(1));
  if (command === 'disputes') return runDisputesCommand(databaseUrl, words.slice(1));
  if (command === 'jobs') return runJobsCommand(databaseUrl, words.slice(1));
  if (command === 'keys') return runKeysCommand(databaseUrl, words.slice(1));
  const named = { ...auditCommands, ...programCommands };
  const byName = Object.hasOwn(named, command) ? named[command] : undefined;
  if (byName !== undefined) return byName(databaseUrl, words.slice(1));
  const ofAccount = Object.hasOwn(accountCommands, command) ? accountCommands[command] : undefined;
  if (ofAccount === undefined) return runPricesCommand(databaseUrl, words);
  return accountName === undefined ? null : ofAccount(databaseUrl, accountName, words.slice(2).join(' ').trim());
}

const printed = await runCommand();
if (printed === null && words.length > 0 && databaseUrl === '') {
  process.stderr.write('DATABASE_URL is not set: it names the database (with npm start: .data/database-url.txt).\n');
  process.exitCode = 2;
} else if (printed === null) {
  const isAsking = words.length === 0;
  (isAsking ? process.stdout : process.stderr).write(`${USAGE}\n`);
  if (!isAsking) process.exitCode = 2;
} else process.stdout.write(`${printed}\n`);

/** Runs the commands about prices; returns its output, or null for unknown words. */
async function runPricesCommand(databaseUrl: string, words: readonly string[]): Promise<string | null> {
  const [noun, verb, ...rest] = words;
  if (noun === 'reprice' && verb === undefined) return describeReprice(await reprice(databaseUrl));
  if (noun !== 'quarantine') return null;
  if (verb === 'list' && rest.length === 0) return describeList(await listQuarantine(databaseUrl));
  const ids = rest.map(Number);
  if (verb !== 'retry' || !ids.every((id) => Number.isSafeInteger(id) && id > 0)) return null;
  return describeRetry(await retryQuarantine(databaseUrl, ids));
}

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
