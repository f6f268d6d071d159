import { readFile } from 'node:fs/promises';

export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};
type PlaywrightReport = { readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed, skipped: sum.skipped + tally.skipped }),
    nothing,
  );
}

/** The line every run ends with, and continuous integration reads. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Counts a Vitest report. A file that could not even be loaded is one failed test. */
export function countVitest(report: VitestReport): Tally {
  return addTallies(
    report.testResults.map((file) => {
      const count = (...statuses: string[]): number => file.assertionResults.filter((test) => statuses.includes(test.status)).length;
      const failed = count('failed');
      return {
        passed: count('passed'),
        failed: file.status === 'failed' && failed === 0 ? 1 : failed,
        skipped: count('skipped', 'pending', 'todo', 'disabled'),
      };
    }),
  );
}

/** Counts a Playwright report. A test that passed only on a second try did not pass. */
export function countPlaywright({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** A runner that ended badly has at least one failure, whatever its report says, or if it wrote none. */
export async function readTally<Report>(
  { file, exitCode }: { file: string; exitCode: number },
  count: (report: Report) => Tally,
): Promise<Tally> {
  let tally = nothing;
  try {
    tally = count(JSON.parse(await readFile(file, 'utf8')) as Report);
  } catch {
    return { ...nothing, failed: 1 };
  }
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
