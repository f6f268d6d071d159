import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/root.mjs';
import type { RunErrors } from './error-reporter.ts';

const REASON_LINES = 12;
const REASON_LENGTH = 600;
/** Maximum journeys with a second try per run: a busy machine does not explain more. */
const MOST_SECOND_TRIES = 2;
/** Maximum processes that may die after their tests have passed. */
const MOST_DEATHS = 2;
const DEATH = 'Worker exited unexpectedly';
/** Type of the annotation that contains what the windows of a failed journey showed. */
const SHOWN_ANNOTATION = 'shown';

/**
 * Counts of passed, failed and skipped tests, one line for each failure (its place and reason), notices about tests and
 * files that passed despite a problem, and the time each file took.
 */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly notices: readonly string[];
  readonly times: readonly FileTime[];
};

type FileTime = { readonly file: string; readonly ms: number };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], notices: [], times: [] };

export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

type PlaywrightResult = {
  readonly duration?: number;
  readonly error?: { readonly message?: string };
  /** All errors: after a timeout, the second error contains the place in the test. */
  readonly errors?: readonly { readonly message?: string; readonly location?: { readonly line: number } }[];
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
};
type PlaywrightSuite = {
  /** The file's name, for a top-level suite. */
  readonly title?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[];
  }[];
};
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
};

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
      notices: [...sum.notices, ...tally.notices],
      times: [...sum.times, ...tally.times],
    }),
    nothing,
  );
}

/** Formats the line that ends every run, and that continuous integration reads. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Lists the slowest files with their seconds, slowest first. Files run in parallel, so the sum exceeds the duration of
 * the run.
 */
export function listSlowest({ times }: Tally, most: number): string[] {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, most);
  return slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`);
}

/** Counts the results in a Vitest report. A file that could not be loaded counts as one failed test. */
export function countVitest(report: VitestReport): Tally {
  return addTallies(
    report.testResults.map((file) => {
      const count = (...statuses: string[]): number => file.assertionResults.filter((test) => statuses.includes(test.status)).length;
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      const isUnloadable = file.status === 'failed' && failed.length === 0;
      return {
        passed: count('passed'),
        failed: isUnloadable ? 1 : failed.length,
        skipped: count('skipped', 'pending', 'todo', 'disabled'),
        failures: isUnloadable
          ? [describeFailure(file.name, file.message)]
          : failed.map((test) => describeFailure(`${file.name} > ${test.fullName}`, test.failureMessages?.[0])),
        notices: [],
        times: [{ file: nameFile(file.name), ms: (file.endTime ?? 0) - (file.startTime ?? 0) }],
      };
    }),
  );
}

/** Splits a report into files whose process died before all of their tests had ended, and all other files. */
export function partCutOff({ testResults }: VitestReport): { readonly cutOff: readonly string[]; readonly rest: VitestReport } {
  const isCutOff = (file: VitestReport['testResults'][number]): boolean =>
    file.assertionResults.some(({ status }) => status === 'pending') && file.assertionResults.every(({ status }) => status !== 'failed');
  return {
    cutOff: testResults.filter(isCutOff).map(({ name }) => name),
    rest: { testResults: testResults.filter((file) => !isCutOff(file)) },
  };
}

/**
 * Counts the results in a Playwright report. Tests that passed only on a second try are listed, and count as failures
 * if there are too many.
 */
export function countPlaywright({ stats, suites = [], errors = [] }: PlaywrightReport): Tally {
  const secondTries = suites.flatMap((suite) => listPlaywright(suite, 'flaky'));
  const isMany = stats.flaky > MOST_SECOND_TRIES;
  return {
    passed: stats.expected + (isMany ? 0 : stats.flaky),
    failed: stats.unexpected + (isMany ? stats.flaky : 0),
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => listPlaywright(suite, 'unexpected')),
      ...(isMany ? secondTries : []),
      ...errors.map(({ message }) => describeFailure('playwright', message)),
    ],
    notices: secondTries.map((test) => `Passed on its second try: ${test}`),
    times: suites.map((suite) => ({ file: nameFile(suite.title ?? ''), ms: sumDurations(suite) })),
  };
}

function sumDurations({ suites = [], specs = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration)));
  return [...own, ...suites.map(sumDurations)].reduce((sum, ms) => sum + ms, 0);
}

function listPlaywright({ suites = [], specs = [] }: PlaywrightSuite, wanted: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => {
        const failed = results.find(({ error }) => error !== undefined);
        const shown = failed?.annotations?.find(({ type }) => type === SHOWN_ANNOTATION)?.description;
        const described = describeFailure(`${file}:${line} > ${title}`, joinErrors(failed));
        return shown === undefined ? described : `${described}; shown: ${shown}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => listPlaywright(suite, wanted))];
}

function joinErrors(result: PlaywrightResult | undefined): string | undefined {
  const { error, errors = error === undefined ? [] : [error] } = result ?? {};
  const texts = errors.map(({ message = 'no message', location }: NonNullable<PlaywrightResult['errors']>[number]) =>
    location === undefined ? message : `line ${location.line}: ${message}`,
  );
  return texts.length === 0 ? undefined : texts.join('; ');
}

/**
 * Describes a failure on one line without colours: the test and the first lines of its error, so that both are on a
 * log's last page.
 */
function describeFailure(test: string, message = 'no message'): string {
  const reason = stripVTControlCharacters(message).split('\n', REASON_LINES).join(' ').replaceAll(/\s+/g, ' ').slice(0, REASON_LENGTH);
  return `${nameFile(test)}: ${reason}`;
}

function nameFile(name: string): string {
  return path.isAbsolute(name) ? path.relative(ROOT, name) : name;
}

/** Reads a runner's report; null if it is missing or unreadable. */
export async function readReport<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** How a runner ended: its name, its report file, its exit code, and a file with errors outside its tests. */
export type RunEnd = { readonly runner: string; readonly file: string; readonly exitCode: number; readonly errorsFile?: string };

/**
 * Reads a runner's tally. A bad exit code is at least one failure, even if every test passed or there is no report;
 * errors outside of the tests are listed. A process that dies after all test files have ended is only a notice: V8 may
 * abort a process whose threads end at their memory limit (nodejs/node issue 64500).
 */
export async function readTally<Report>({ runner, file, exitCode, errorsFile }: RunEnd, count: (report: Report) => Tally): Promise<Tally> {
  const report = await readReport<Report>(file);
  if (report === null) return { ...nothing, failed: 1, failures: [`${runner} ended with ${exitCode} and left no report`] };
  const tally = count(report);
  if (exitCode === 0 || tally.failed > 0) return tally;
  const outside = errorsFile === undefined ? null : await readReport<RunErrors>(errorsFile);
  const { errors, unfinished } = outside ?? { errors: [], unfinished: [] };
  const isDeath = errors.length > 0 && errors.length <= MOST_DEATHS && errors.every(({ message }) => message.includes(DEATH));
  if (isDeath && unfinished.length === 0) {
    return { ...tally, notices: [...tally.notices, `${runner}: ${errors.length} of its processes died after their tests had passed`] };
  }
  return {
    ...tally,
    failed: 1,
    failures: [
      ...tally.failures,
      `${runner} ended with ${exitCode}, though each of its tests passed`,
      ...unfinished.map((module) => `${nameFile(module)}: did not run to its end`),
      ...errors.map(({ type, message, file: place }) => describeFailure(place ?? runner, `${type}: ${message}`)),
    ],
  };
}
