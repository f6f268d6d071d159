import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addTallies, countPlaywright, countVitest, formatTally, listSlowest, partCutOff, readTally } from './tally.ts';

/** A test of a Playwright report; one with an error failed on its first try. */
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

describe('the tally of all tests', () => {
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
      secondTries: [],
      times: [{ file: 'x', ms: 0 }],
    });
  });

  it('D01 never counts a runner with a bad exit code as passed, with or without a report', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const report = path.join(folder, 'report.json');
    const count = () => ({ passed: 2, failed: 0, skipped: 0, failures: [], secondTries: [], times: [] });
    expect(await readTally({ runner: 'vitest', file: report, exitCode: 0 }, count)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    await writeFile(report, '{}');
    expect(await readTally({ runner: 'vitest', file: report, exitCode: 1 }, count)).toMatchObject({ passed: 2, failed: 1, skipped: 0 });
    expect(await readTally({ runner: 'vitest', file: report, exitCode: 0 }, count)).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
  });

  it('names an error outside of every test, and the file that ran', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [report, errorsFile] = [path.join(folder, 'report.json'), path.join(folder, 'errors.json')];
    await writeFile(report, JSON.stringify({ testResults: [file('passed', 'passed')] }));
    await writeFile(errorsFile, JSON.stringify([{ type: 'Unhandled Rejection', message: 'socket hang up', file: 'a.db.test.ts' }]));
    expect((await readTally({ runner: 'vitest', file: report, exitCode: 1, errorsFile }, countVitest)).failures).toEqual([
      'vitest ended with 1, though each of its tests passed',
      'a.db.test.ts: Unhandled Rejection: socket hang up',
    ]);
  });

  it('D01 distinguishes files whose process died from failed and from skipped ones', () => {
    const died = { ...file('passed', 'passed', 'pending', 'pending'), name: 'died' };
    const others = [file('passed', 'passed', 'skipped', 'todo'), { ...file('failed', 'failed', 'pending'), name: 'failed' }];
    expect(partCutOff({ testResults: [died, ...others] })).toEqual({ cutOff: ['died'], rest: { testResults: others } });
    expect(partCutOff({ testResults: others }).cutOff).toEqual([]);
  });

  it('D01 names a journey that passed on its second try; more than two are failures', () => {
    const count = (flaky: number) =>
      countPlaywright({
        stats: { expected: 3, unexpected: 0, flaky, skipped: 0 },
        suites: [{ specs: Array.from({ length: flaky }, (_, at) => spec(`asks ${at}`, 'flaky', 'closed')) }],
      });
    expect(count(2)).toMatchObject({ passed: 5, failed: 0, failures: [] });
    expect(count(2).secondTries).toEqual(['trade.e2e.ts:7 > asks 0: closed; shown: /poe', 'trade.e2e.ts:7 > asks 1: closed; shown: /poe']);
    expect(count(3)).toMatchObject({ passed: 3, failed: 3 });
    expect(count(3).failures).toEqual(count(3).secondTries);
  });

  it('D01 names each failed test with the start of its error, on one line', () => {
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
