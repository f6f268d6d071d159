import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../lib/modules.ts';
import { ROOT, STATE_FOLDER } from '../lib/root.mjs';
import { abortOnSignals } from '../lib/signals.ts';
import { listApiProblems, writeApiDescription } from './api-description.ts';
import { findPhrases } from './comments.ts';
import { findFolderCycles } from './folder-cycles.ts';
import { findLockProblems } from './lock.ts';
import { findInlineKeys } from './query-keys.ts';
import { runChecks, type Check } from './run-checks.ts';
import {
  findLongFiles,
  findManyLong,
  findLongTitles,
  findOddConstants,
  findOfParameters,
  findWideComments,
  listSources,
} from './sources.ts';
import { listTestOnly } from './test-only.ts';
import { findRefusedWords } from './words.ts';

const run = promisify(execFile);
/** Settings for the programs that this script runs: no colours, and no telemetry. */
const quiet = { NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const signal = abortOnSignals();

const checks: readonly Check[] = [
  ['format', () => runChecker('oxfmt', ['--check', '.'])],
  ['lint', () => runChecker('oxlint', ['--deny-warnings'])],
  ['types', checkTypes],
  ['dead code', () => runChecker('knip', ['--no-progress'])],
  ['code of tests alone', checkTestOnly],
  ['dependencies', () => runChecker('knip', ['--no-progress', '--strict', '--dependencies'])],
  ['lock file', async () => findLockProblems(JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'))).join('\n')],
  ['API description', checkApiDescription],
  ['folder cycles', async () => (await findFolderCycles(await listSources())).join('\n')],
  ['file length', async () => (await findLongFiles(await listSources())).join('\n')],
  ['usual length', async () => findManyLong(await listSources())],
  ['comment width', async () => (await findWideComments(await listSources())).join('\n')],
  ['comments', async () => (await findPhrases(await listSources())).join('\n')],
  ['words', async () => (await findRefusedWords(await listSources())).join('\n')],
  ['test titles', async () => (await findLongTitles(await listSources())).join('\n')],
  ['constants', async () => (await findOddConstants(await listSources())).join('\n')],
  ['parameters', async () => (await findOfParameters(await listSources())).join('\n')],
  ['query keys', async () => (await findInlineKeys(await listSources())).join('\n')],
];

const chosen = process.argv.slice(2);
process.exitCode = await runChecks(
  checks.filter(([name]) => chosen.length === 0 || chosen.includes(name)),
  { signal, write: (text) => void process.stdout.write(text) },
);

async function runChecker(name: string, args: readonly string[]): Promise<string> {
  return runNode([findProgram(name, name), ...args]);
}

/** Checks every tsconfig, two at a time: the pure parts have a second tsconfig for their tests. */
async function checkTypes(): Promise<string> {
  const configs = (await listSources()).filter((file) => /(?:^|\/)tsconfig(?:\.test)?\.json$/.test(file)).toSorted();
  const compiler = findProgram('typescript', 'tsc');
  const found: string[] = [];
  const queue = [...configs];
  const work = async (): Promise<void> => {
    for (let config = queue.shift(); config !== undefined; config = queue.shift()) found.push(await runNode([compiler, '-p', config]));
  };
  await Promise.all([work(), work()]);
  return found.filter((text) => text !== '').join('\n');
}

/** Finds code that no program reaches, whose tests would prove nothing about the product. */
async function checkTestOnly(): Promise<string> {
  // Benchmarks are programs too, though their own dependencies are not checked.
  const settings = JSON.parse(await readFile(path.join(ROOT, 'knip.json'), 'utf8')) as { workspaces: Record<string, unknown> };
  const bench = { entry: ['faults.ts!', 'src/*.ts!', 'src/programs/*.ts!'], project: ['**/*.ts!', '!**/*.test.ts!'] };
  const config = path.join(STATE_FOLDER, 'knip-programs.json');
  await mkdir(STATE_FOLDER, { recursive: true });
  await writeFile(config, JSON.stringify({ ...settings, workspaces: { ...settings.workspaces, bench } }));
  const output = await runNode([
    findProgram('knip', 'knip'),
    '--config',
    config,
    '--production',
    '--no-progress',
    '--include',
    'files,exports',
    '--tags=-testonly',
    '--reporter',
    'json',
  ]);
  if (output === '') return '';
  const start = output.indexOf('{');
  return start < 0 ? output : listTestOnly(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1))).join('\n');
}

async function checkApiDescription(): Promise<string> {
  const output = await runNode([findProgram('@redocly/cli', 'redocly'), 'lint', await writeApiDescription(), '--format', 'json']);
  return output === '' ? '' : listApiProblems(output).join('\n');
}

/** Runs a JavaScript program and returns its output if it failed. */
async function runNode(args: readonly string[]): Promise<string> {
  try {
    await run(process.execPath, [...args], { cwd: ROOT, signal, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...quiet } });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return `${stdout}${stderr}`.trim() || message;
  }
}
