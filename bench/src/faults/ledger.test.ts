import { ApiError } from '@poexchange/contract/client';
import { expect, it } from 'vitest';
import { callUntilAnswered, createLedger } from './ledger.ts';

const signal = new AbortController().signal;
const fail = (status: number): never => {
  throw new ApiError({ status, refusal: null, endpoint: 'publish' });
};

it('repeats a call with its key until it is answered, and records each failure', async () => {
  const [ledger, keys] = [createLedger(), [] as string[]];
  const reply = await callUntilAnswered(ledger, async (key) => (keys.push(key) < 3 ? fail(keys.length === 1 ? 0 : 502) : 'done'), {
    signal,
  });
  expect(reply).toBe('done');
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(Object.fromEntries(ledger.errors)).toEqual({ 'publish: 0': 1, 'publish: 502': 1 });
  expect(ledger.refused.size).toBe(0);
});

it('neither repeats a refused call nor counts it as a failure', async () => {
  const ledger = createLedger();
  let calls = 0;
  const call = async (): Promise<string> => {
    calls += 1;
    return fail(409);
  };
  expect(await callUntilAnswered(ledger, call, { signal })).toBeNull();
  expect([calls, ledger.errors.size, ledger.refused.get('publish: 409')]).toEqual([1, 0, 1]);
});

it('records a different answer to the same key', async () => {
  const ledger = createLedger();
  let turn = 0;
  const call = async (): Promise<number> => (turn += 1);
  await callUntilAnswered(ledger, call, { signal, sameAs: (a, b) => a === b });
  expect(ledger.differing).toEqual(['[1,2]']);
  await callUntilAnswered(ledger, call, { signal, sameAs: () => true });
  expect(ledger.differing).toHaveLength(1);
});
