import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunErrors } from './error-reporter.ts';
import { addTallies, countPlaywright, countVitest, formatTally, listSlowest, partCutOff, readTally } from './tally.ts';

/** Creates a test in a Playwright report; a test with an error failed on its first try. */
const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'trade.e2e.ts',
  line: 7,
  tests: [
    { status, results: [message === undefined ? {} : { error: { message }, annotations: [{ type: 'shown', description: '/poe' }] }, {}] },
  ],
});

const file = (status: string, ...tests: string[]) => ({
  name: 'x',
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: 'a test' })),
});

describe('test tally', () => {
  it('D01 sums all runners into one line', () => {
    const tally = addTallies([
      countVitest({ testResults: [file('passed', 'passed', 'skipped', 'todo', 'pending'), file('failed', 'failed', 'passed')] }),
      countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } }),
    ]);
    expect(formatTally(tally)).toBe('5 passed, 2 failed, 5 skipped');
  });

  it('lists the slowest files of all runners', () => {
    const slow = { ...spec('a', 'expected'), tests: [{ status: 'flaky', results: [{ duration: 70_000 }, { duration: 20_000 }] }] };
    const tally = addTallies([
      countVitest({
        testResults: [{ ...file('passed', 'passed'), name: 'slow.test.ts', startTime: 5000, endTime: 65_000 }, file('passed')],
      }),
      countPlaywright({
        stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
        suites: [{ title: 'trade.e2e.ts', suites: [{ specs: [slow] }], specs: [spec('b', 'expected')] }],
      }),
    ]);
    expect(listSlowest(tally, 2)).toEqual(['   90 s  trade.e2e.ts', '   60 s  slow.test.ts']);
  });

  it('D01 counts a file that cannot be loaded as a failure', () => {
    expect(countVitest({ testResults: [{ ...file('failed'), message: 'no such module' }] })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['x: no such module'],
      notices: [],
      times: [{ file: 'x', ms: 0 }],
    });
  });

  it('D01 never counts a runner with a bad exit code as passed, with or without a report', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const report = path.join(folder, 'report.json');
    const count = () => ({ passed: 2, failed: 0, skipped: 0, failures: [], notices: [], times: [] });
    expect(await readTally({ runner: 'vitest', file: report, exitCode: 0 }, count)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    await writeFile(report, '{}');
    expect(await readTally({ runner: 'vitest', file: report, exitCode: 1 }, count)).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
    expect(await readTally({ runner: 'vitest', file: report, exitCode: 0 }, count)).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
  });

  describe('run that fails although every test passed', () => {
    const readEnd = async (ended: RunErrors) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const [report, errorsFile] = [path.join(folder, 'report.json'), path.join(folder, 'errors.json')];
      await writeFile(report, JSON.stringify({ testResults: [file('passed', 'passed')] }));
      await writeFile(errorsFile, JSON.stringify(ended));
      return readTally({ runner: 'vitest', file: report, exitCode: 1, errorsFile }, countVitest);
    };
    const death = { type: 'Unhandled Error', message: 'Caused by: Worker exited unexpectedly', file: null };

    it('names an uncaught error and the file that ran', async () => {
      const hangUp = { type: 'Unhandled Rejection', message: 'socket hang up', file: 'a.db.test.ts' };
      expect((await readEnd({ errors: [hangUp], unfinished: [] })).failures).toEqual([
        'vitest ended with 1, though each of its tests passed',
        'a.db.test.ts: Unhandled Rejection: socket hang up',
      ]);
    });

    it('passes with a notice if a process died after every file had ended, and fails if a file was unfinished', async () => {
      expect(await readEnd({ errors: [death], unfinished: [] })).toMatchObject({
        failed: 0,
        notices: ['vitest: 1 of its processes died after their tests had passed'],
      });
      expect(await readEnd({ errors: [death], unfinished: ['b.test.ts'] })).toMatchObject({ failed: 1, notices: [] });
      expect(await readEnd({ errors: [death, death, death], unfinished: [] })).toMatchObject({ failed: 1 });
    });
  });

  it('D01 distinguishes files whose process died from failed and skipped files', () => {
    const died = { ...file('passed', 'passed', 'pending', 'pending'), name: 'died' };
    const others = [file('passed', 'passed', 'skipped', 'todo'), { ...file('failed', 'failed', 'pending'), name: 'failed' }];
    expect(partCutOff({ testResults: [died, ...others] })).toEqual({ cutOff: ['died'], rest: { testResults: others } });
    expect(partCutOff({ testResults: others }).cutOff).toEqual([]);
  });

  it('D01 lists journeys that passed on a second try, and treats more than two as failures', () => {
    const count = (flaky: number) =>
      countPlaywright({
        stats: { expected: 3, unexpected: 0, flaky, skipped: 0 },
        suites: [{ specs: Array.from({ length: flaky }, (_, at) => spec(`asks ${at}`, 'flaky', 'closed')) }],
      });
    expect(count(2)).toMatchObject({ passed: 5, failed: 0, failures: [] });
    const tried = (at: number) => `trade.e2e.ts:7 > asks ${at}: closed; shown: /poe`;
    expect(count(2).notices).toEqual([0, 1].map((at) => `Passed on its second try: ${tried(at)}`));
    expect(count(3)).toMatchObject({ passed: 3, failed: 3 });
    expect(count(3).failures).toEqual([0, 1, 2].map(tried));
  });

  it('D01 lists each failed test with the start of its error, on one line', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    const nested = [
      { suites: [{ specs: [spec('copies', 'expected'), spec('sells', 'unexpected', '\u001B[31mTimed out\u001B[39m\n  5 s')] }] },
    ];
    const suites = [...nested, { specs: [spec('asks', 'flaky', 'closed')] }];
    expect(countPlaywright({ stats, suites, errors: [{ message: 'no browser' }] }).failures).toEqual([
      'trade.e2e.ts:7 > sells: Timed out 5 s; shown: /poe',
      'playwright: no browser',
    ]);
    const unit = {
      name: 'x',
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'adds up', failureMessages: ['1 is not 2'] }],
    };
    expect(countVitest({ testResults: [unit] }).failures).toEqual(['x > adds up: 1 is not 2']);
  });
});
