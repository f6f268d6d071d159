import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addTallies, countPlaywright, countVitest, formatTally, readTally } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({ name: 'x', status, assertionResults: tests.map((test) => ({ status: test })) });

describe('the count of all tests', () => {
  it('D01 sums all runners into one line', () => {
    const tally = addTallies([
      countVitest({ testResults: [file('passed', 'passed', 'skipped', 'todo', 'pending'), file('failed', 'failed', 'passed')] }),
      countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } }),
    ]);
    expect(formatTally(tally)).toBe('5 passed, 3 failed, 5 skipped');
  });

  it('D01 counts a file that cannot be loaded as a failure', () => {
    expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('D01 a runner that ends badly never counts as passed, with or without a report', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const report = path.join(folder, 'report.json');
    const count = () => ({ passed: 2, failed: 0, skipped: 0 });
    expect(await readTally({ file: report, exitCode: 0 }, count)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    await writeFile(report, '{}');
    expect(await readTally({ file: report, exitCode: 1 }, count)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(await readTally({ file: report, exitCode: 0 }, count)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });
});
