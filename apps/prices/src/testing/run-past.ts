// Fills the history in DATABASE_URL from a simulated exchange until nothing is left; prints a line for each moment.
// Used by tests that kill this program.
import { createDb, createPool } from '@poexchange/platform/db';
import { createLogger } from '@poexchange/platform/log';
import { createPastTaker } from '../exchange/follow-past.ts';
import { answerPastHour } from './past-exchange.ts';

const pool = createPool(process.env['DATABASE_URL'] ?? '', { max: 2 });
const { takeNext } = createPastTaker({
  db: createDb<unknown>(pool),
  fetchDigest: async (game, hourSeconds) => answerPastHour(game, hourSeconds),
  log: createLogger({ name: 'past', level: 'silent' }),
  clock: () => Number(process.env['CLOCK_MS']),
  mostDays: 3,
});
process.stdout.write('begins\n');
while ((await takeNext()).kind !== 'over') process.stdout.write('taken\n');
process.stdout.write('over\n');
await pool.end();
