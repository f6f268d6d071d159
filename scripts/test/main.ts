import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBrowser } from '../lib/browser.ts';
import { findProgram } from '../lib/modules.ts';
import { runStep } from '../lib/progress.mjs';
import { ROOT, STATE_FOLDER } from '../lib/root.mjs';
import { runTool } from '../lib/runner.ts';
import { abortOnSignals } from '../lib/signals.ts';
import { readOptions, type TestOptions } from './options.ts';
import {
  addTallies,
  countPlaywright,
  countVitest,
  formatTally,
  listSlowest,
  nothing,
  partCutOff,
  readReport,
  readTally,
  type RunEnd,
  type Tally,
  type VitestReport,
} from './tally.ts';

const reports = path.join(STATE_FOLDER, `test-reports-${process.pid}`);
const PLAYWRIGHT_CONFIG = 'e2e/playwright.config.ts';
/** Maximum files that are run again: if more processes die, the cause is different. */
const MOST_CUT_OFF = 2;
/** Number of slowest files that a run of all tests prints. */
const SLOWEST_SHOWN = 20;

const options = readOptions(process.argv.slice(2));
const signal = abortOnSignals();
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await runTests(options);
}

async function runTests(testOptions: TestOptions): Promise<number> {
  const { projects } = testOptions;
  const corpus = path.resolve(ROOT, process.env.CORPUS || '../shared/corpus');
  const hasCorpus = existsSync(corpus);
  await mkdir(reports, { recursive: true });
  const tallies: Tally[] = [];
  try {
    const vitestProjects = projects.filter((name) => name !== 'browser');
    if (vitestProjects.length > 0) tallies.push(await runVitest(vitestProjects, testOptions));
    if (projects.includes('browser') && existsSync(path.join(ROOT, PLAYWRIGHT_CONFIG))) tallies.push(await runPlaywright(testOptions));
  } catch (error) {
    if (!signal.aborted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    tallies.push({ ...nothing, failed: signal.aborted ? 0 : 1 });
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  if (signal.aborted) {
    process.stderr.write('Interrupted.\n');
    return 130;
  }
  if (!hasCorpus && projects.includes('corpus')) {
    process.stdout.write(`The tests on recorded data were skipped: there is nothing at ${corpus} (CORPUS).\n`);
  }
  const tally = addTallies(tallies);
  printTally(tally, testOptions);
  const hasNone = tally.passed + tally.skipped === 0 && !testOptions.changed;
  return tally.failed > 0 || hasNone ? 1 : 0;
}

function printTally(tally: Tally, { filters }: TestOptions): void {
  if (filters.length === 0) for (const line of listSlowest(tally, SLOWEST_SHOWN)) process.stdout.write(`${line}\n`);
  for (const notice of tally.notices) process.stdout.write(`${notice}\n`);
  for (const failure of tally.failures) process.stdout.write(`Failed test: ${failure}\n`);
  process.stdout.write(`${formatTally(tally)}\n`);
  if (tally.passed + tally.failed + tally.skipped === 0) process.stderr.write('No test was found.\n');
}

/**
 * Runs tests, and repeats files whose process died without a failed test: when threads end at their memory limit, V8
 * may abort the whole process (nodejs/node issue 64500).
 */
async function runVitest(projects: readonly string[], options: TestOptions): Promise<Tally> {
  const first = await startVitest(projects, { ...options, name: 'vitest' });
  const report = await readReport<VitestReport>(first.file);
  if (first.exitCode === 0 || report === null || signal.aborted) return readTally(first, countVitest);
  const { cutOff, rest } = partCutOff(report);
  const tally = countVitest(rest);
  if (tally.failed > 0 || cutOff.length === 0 || cutOff.length > MOST_CUT_OFF) return readTally(first, countVitest);
  process.stdout.write(`Their process died, so they are run again: ${cutOff.map((file) => path.relative(ROOT, file)).join(', ')}\n`);
  const second = await startVitest(projects, { ...options, filters: cutOff, name: 'vitest-again' });
  return addTallies([tally, await readTally(second, countVitest)]);
}

/** Finds the last commit shared by this checkout and main. */
function findBase(): string {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'HEAD';
  }
}

async function startVitest(
  projects: readonly string[],
  { filters, postgres, changed, name }: TestOptions & { readonly name: string },
): Promise<RunEnd> {
  const file = path.join(reports, `${name}.json`);
  const errorsFile = path.join(reports, `${name}-errors.json`);
  const exitCode = await runTool({
    file: findProgram('vitest', 'vitest'),
    args: [
      'run',
      '--passWithNoTests',
      ...(changed ? [`--changed=${findBase()}`] : []),
      ...projects.flatMap((project) => ['--project', project, ...(project === 'unit' ? ['--project', 'unit-apart'] : [])]),
      ...filters,
    ],
    env: { TEST_PG: postgres, TEST_REPORT: file, TEST_ERRORS: errorsFile },
    signal,
  });
  return { runner: name, file, exitCode, errorsFile };
}

async function runPlaywright({ filters, layout, all, changed }: TestOptions): Promise<Tally> {
  const browser = await runStep('browser', async (note) => {
    const found = await ensureBrowser(note, signal);
    note(found);
    return found;
  });
  const file = path.join(reports, 'playwright.json');
  const exitCode = await runTool({
    file: findProgram('@playwright/test', 'playwright', 'e2e'),
    args: [
      'test',
      '--config',
      PLAYWRIGHT_CONFIG,
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...(changed ? [`--only-changed=${findBase()}`] : []),
      ...filters,
    ],
    env: {
      CHROMIUM_PATH: browser,
      E2E_LAYOUT: layout,
      E2E_ALL: all ? 'on' : 'off',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    signal,
  });
  return readTally({ runner: 'playwright', file, exitCode }, countPlaywright);
}
