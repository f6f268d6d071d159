import { expect, it } from 'vitest';
import { isDatabaseAway } from './absence.ts';

const withCode = (code: string) => Object.assign(new Error('some text'), { code });

it('distinguishes an unavailable database from an invalid statement', () => {
  const states = ['57P01', '57P02', '57P03', '57P05', '08006', '08P01', '53100', '53300', '25006', '25P03'];
  const network = ['REFUSED', 'RESET'].map((end) => `ECONN${end}`);
  for (const code of [...states, ...network, 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'])
    expect(isDatabaseAway(withCode(code)), code).toBe(true);
  for (const text of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])
    expect(isDatabaseAway(new Error(text)), text).toBe(true);
  for (const code of ['23505', '57014', '40001', '42P01', '53200', '25P02', 'ENOENT'])
    expect(isDatabaseAway(withCode(code)), code).toBe(false);
  expect([isDatabaseAway(new Error('some text')), isDatabaseAway('57P01')]).toEqual([false, false]);
});
