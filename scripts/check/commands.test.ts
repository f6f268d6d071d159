import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../lib/root.mjs';
import { readOptions as readStartOptions } from '../start/options.ts';
import { readOptions as readTestOptions } from '../test/options.ts';
import { listSources } from './sources.ts';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/scaling.md', 'bench/README.md'];
/** A command on its own line or in a code span, up to its description. */
const COMMAND = /(?:^ {4}|`)npm (?:run (?:--silent )?)?([a-z][\w-]*)((?: (?!#)\S+)*)/gm;
/** Commands built into npm. */
const OF_NPM = new Set(['ci', 'audit', 'install']);
const LONGEST_MS = 60_000;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

type Command = { readonly name: string; readonly args: readonly string[]; readonly page: string };

/** Lists the commands on the pages; in a column of descriptions, an argument ends at two spaces. */
function listCommands(): Command[] {
  return PAGES.flatMap((page) =>
    [...read(page).matchAll(COMMAND)].map(([, name = '', rest = '']) => ({
      page,
      name,
      args: (rest.split(/`| {2}/)[0] ?? '')
        .trim()
        .replace(/^-- /, '')
        .split(' ')
        .filter((word) => word !== '' && word !== '--'),
    })),
  ).filter(({ name }) => !OF_NPM.has(name));
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{ readonly code: number; readonly out: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: ROOT,
      timeout: LONGEST_MS,
      env: { ...process.env, ...env },
    });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, out: stderr };
  }
}

/** Returns the program behind a package.json script, as arguments for Node. */
const programOf = (name: string): string[] =>
  (scripts[name] ?? '')
    .replace(/^exec /, '')
    .split(' ')
    .slice(1);

it('documents only existing commands, with options that their programs read', async () => {
  const commands = listCommands();
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
  const sources = await listSources();
  const tests = sources.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file));
  const benchmarks = readdirSync(path.join(ROOT, 'bench/src')).map((file) => file.replace(/\.ts$/, ''));
  const isOption = (word: string): boolean => word.startsWith('--');
  const isRead = (files: readonly string[], option: string): boolean =>
    files.some((file) => new RegExp(`['"](?:--)?${option.slice(2)}(?: [<[][^'"]*)?['"]|\\b${option.slice(2)}: \\{`).test(read(file)));
  const isRight = ({ name, args }: Command): boolean => {
    const words = args.filter((word) => word !== 'NAME' && !word.startsWith('[') && !word.endsWith(']'));
    if (name === 'start' || name === 'cluster')
      return typeof readStartOptions(name === 'cluster' ? ['--cluster', ...words] : words) !== 'string';
    if (name === 'test') {
      const options = readTestOptions(words);
      return typeof options !== 'string' && options.filters.every((word) => tests.some((file) => file.includes(word)));
    }
    const files =
      name === 'bench' ? sources.filter((file) => file.startsWith('bench/src/')) : [programOf(name)[1] ?? programOf(name)[0] ?? ''];
    if (name === 'bench' && words[0] !== undefined && !isOption(words[0])) files.push(`bench/src/${words[0]}.ts`);
    return (
      words.filter(isOption).every((option) => isRead(files, option)) &&
      (name !== 'bench' || words.length === 0 || benchmarks.includes(words[0] ?? ''))
    );
  };
  expect(commands.filter((command) => !isRight(command))).toEqual([]);
});

it('ends with code 0 for commands without requirements', async () => {
  const commands = [programOf('admin'), programOf('rules'), [...programOf('bench'), '--help'], [...programOf('start'), '--help']];
  expect((await Promise.all(commands.map(async (args) => run(args)))).map(({ code }) => code)).toEqual(commands.map(() => 0));
});

it('reports on one line what a command lacks', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poexchange-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [admin, bench, river] = await Promise.all([
    run([...programOf('admin'), 'ban', 'Name#1234'], { DATABASE_URL: '' }),
    run([...programOf('bench'), 'search'], { CORPUS: folder }),
    run([...programOf('river'), path.join(folder, 'none.json')]),
  ]);
  expect(admin).toEqual({ code: 2, out: expect.stringMatching(/^DATABASE_URL is not set[^\n]*\n$/) as string });
  expect(bench).toEqual({ code: 1, out: expect.stringMatching(/^… search\n +This benchmark needs recorded tables[^\n]*\n$/) as string });
  expect(river).toEqual({ code: 1, out: expect.stringMatching(/^[^\n]*none\.json[^\n]*\n$/) as string });
});
