/** `npm run admin -- COMMAND`: bans, sessions, the audit, keys, jobs, reports and prices, for an operator. */
import { runAdmin } from './admin-program.ts';

const { code, text } = await runAdmin(process.env['DATABASE_URL'] ?? '', process.argv.slice(2));
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
if (code !== 0) process.exitCode = code;
