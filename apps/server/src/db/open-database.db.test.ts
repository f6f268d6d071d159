import { createLogger } from '@poexchange/platform/log';
import { createTestDatabase } from '@poexchange/platform/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './open-database.ts';

it("D21 limits statements to 30 s, and a hanging node's transaction to 5 s, with and without a pooler", async () => {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(database.drop);
  const log = createLogger({ name: 'test', level: 'silent' });
  for (const direct of [undefined, database.url]) {
    const opened = openDatabase({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: direct, DATABASE_POOL_SIZE: 2 }, log);
    onTestFinished(opened.end);
    const { rows } = await opened.direct.query(
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
    );
    expect(rows).toEqual([{ statement: '30s', idle: '5s' }]);
  }
});
