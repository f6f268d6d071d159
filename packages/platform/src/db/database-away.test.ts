import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('some text'), { code });

it('knows a database that is away from a statement that is wrong', () => {
  for (const code of ['57P01', '57P03', '08006', '25006', 'ECONNREFUSED', 'ENOTFOUND'])
    expect(isDatabaseAway(withCode(code)), code).toBe(true);
  for (const text of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])
    expect(isDatabaseAway(new Error(text)), text).toBe(true);
  for (const code of ['23505', '57014', '40001', '42P01']) expect(isDatabaseAway(withCode(code)), code).toBe(false);
  expect([isDatabaseAway(new Error('some text')), isDatabaseAway('57P01')]).toEqual([false, false]);
});
