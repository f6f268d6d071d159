import { expect, it } from 'vitest';
import { runChecks, type Check } from './run-checks.ts';

async function run(checks: readonly Check[], signal = new AbortController().signal) {
  const texts: string[] = [];
  const code = await runChecks(checks, { signal, write: (text) => void texts.push(text) });
  return { code, said: texts.join('') };
}

const good: Check = ['good', async () => ''];
const bad: Check = ['bad', async () => 'a.ts: too long'];
const broken: Check = ['broken', () => Promise.reject(new Error('no such program'))];

it('passes if no check finds a problem', async () => {
  expect(await run([good, good])).toEqual({ code: 0, said: 'All checks passed.\n' });
});

it('fails if a check finds a problem or crashes, and still runs the remaining checks', async () => {
  expect(await run([bad, good, broken])).toEqual({ code: 1, said: 'a.ts: too long\n\nno such program\n\nFailed: bad, broken\n' });
});

it.each([
  ['a check that failed by it', 'killed'],
  ['a check that came through', ''],
])('a run that a signal ends during %s never reports that all checks passed', async (_name, found) => {
  const controller = new AbortController();
  const made: string[] = [];
  const interrupted: Check = ['interrupted', async () => (controller.abort(), found)];
  const later: Check = ['later', async () => (made.push('later'), '')];
  expect(await run([good, interrupted, later], controller.signal)).toEqual({ code: 130, said: 'Interrupted.\n' });
  expect(made).toEqual([]);
  expect(await run([interrupted], controller.signal)).toEqual({ code: 130, said: 'Interrupted.\n' });
});

it('reports earlier failures if a run is interrupted', async () => {
  const controller = new AbortController();
  const interrupted: Check = ['interrupted', async () => (controller.abort(), '')];
  expect(await run([bad, interrupted], controller.signal)).toEqual({ code: 130, said: 'a.ts: too long\n\nFailed: bad\nInterrupted.\n' });
});
