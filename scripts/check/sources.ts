import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/root.mjs';

const run = promisify(execFile);
const LINE_LIMIT = 400;
const LONG_LINES = 180;
/** Maximum number of long files; lower it when some become shorter. A percentage would prevent merging small files. */
const MOST_LONG_FILES = 100;
const COMMENT_WIDTH = 120;
const TESTING = /\.(?:test|e2e)\.tsx?$|(?:^|\/)testing\/|^e2e\//;
const CONSTANT = /^(?:export )?const ([A-Za-z]\w*)(?:: [^=]+)? = /;
const LITERAL = / = (?:-?[\d_.]+(?:e\d+)?|'[^']*'|\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*)(?: as const)?;$/;
/** Matches a parameter whose name is a preposition, with its type or before an arrow. */
const OF_PARAMETER = /[(,]\s*of(?:\??:\s*(?:\{ (?:readonly )?\w+\??:|[a-z]+[,)]|[A-Z]\w*[<,)[|&.])|(?:, \w+)*\) =>)|(?<![.\w])of =>/;
const STRUCTURE = / = (?:\[|\{|new |\(|async )/;
const TITLE_LENGTH = 120;
/** Matches a line that is only a comment, including comments between JSX elements. */
const COMMENT = /^\s*(?:\/\/|\/\*|\*(?:\s|$)|\{\/\*)/;
/** Matches a string passed before a function or options: a test title. */
const TITLE = /\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`),\s*(?:async\b|\(|\{|function\b)/g;
const TEST = /\.(?:test\.tsx?|e2e\.ts)$/;
const CODE = /\.(?:ts|tsx|mjs|css|sql|sh)$/;
const DATA = /(?:^|\/)(?:tables|catalogue|fixtures)\/|-table\.ts$/;

/** Lists the repository's files, including untracked files, as paths from its root. */
export async function listSources(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\0').filter((file) => file !== '');
  // A file whose removal is not committed yet is still listed.
  return [...new Set(files)];
}

/** Finds code files longer than 400 lines, except data tables. */
export async function findLongFiles(files: readonly string[]): Promise<string[]> {
  return (await readCode(files))
    .filter(({ lines }) => lines.length - 1 > LINE_LIMIT)
    .map(({ file, lines }) => `${file} has ${lines.length - 1} lines, the limit is ${LINE_LIMIT}`);
}

/** Reports if more than 100 code files are longer than 180 lines, except tests and data tables. */
export async function findManyLong(files: readonly string[]): Promise<string> {
  const code = await readCode(files.filter((file) => /\.tsx?$/.test(file) && !TESTING.test(file)));
  return describeLong(code.map(({ lines }) => lines.length - 1));
}

/** Returns a message if more than 100 of the lengths are above 180 lines, or an empty string if not. */
export function describeLong(lengths: readonly number[]): string {
  const count = lengths.filter((length) => length > LONG_LINES).length;
  return count > MOST_LONG_FILES ? `${count} files are longer than ${LONG_LINES} lines, ${MOST_LONG_FILES} may be` : '';
}

/** Finds comments wider than 120 columns. Migrations are exempt: they never change after a database has run them. */
export async function findWideComments(files: readonly string[]): Promise<string[]> {
  const code = await readCode(files.filter((file) => !file.endsWith('.sql')));
  return code.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) =>
      line.length > COMMENT_WIDTH && COMMENT.test(line) ? [`${file}:${at + 1} is wider than ${COMMENT_WIDTH} columns`] : [],
    ),
  );
}

/** Finds test titles that do not fit on one line of a report. */
export async function findLongTitles(files: readonly string[]): Promise<string[]> {
  const code = await readCode(files.filter((file) => TEST.test(file)));
  return code.flatMap(({ file, lines }) =>
    listLongTitles(lines.join('\n')).map((title) => `${file}: a title is longer than ${TITLE_LENGTH} characters: ${title}`),
  );
}

/** Returns the titles longer than 120 characters in a test's source. */
export function listLongTitles(source: string): string[] {
  return [...source.matchAll(TITLE)].flatMap(([, text = '']) => (text.length - 2 > TITLE_LENGTH ? [text.slice(1, -1)] : []));
}

/** Finds module constants whose case does not match their value. Tests are exempt. */
export async function findOddConstants(files: readonly string[]): Promise<string[]> {
  const code = await readCode(files.filter((file) => /\.tsx?$/.test(file) && !TESTING.test(file)));
  return code.flatMap(({ file, lines }) =>
    listOddConstants(lines).map(({ line, name, wanted }) => `${file}:${line}: ${name} is written ${wanted}`),
  );
}

/**
 * Returns the module constants in the wrong case: a literal number, string or pattern is UPPER_SNAKE, everything else
 * camelCase.
 */
export function listOddConstants(lines: readonly string[]): { readonly line: number; readonly name: string; readonly wanted: string }[] {
  return lines.flatMap((text, at) => {
    const name = CONSTANT.exec(text)?.[1];
    if (name === undefined) return [];
    const isUpper = /^[A-Z][A-Z0-9_]+$/.test(name);
    if (LITERAL.test(text)) return isUpper ? [] : [{ line: at + 1, name, wanted: 'UPPER_SNAKE' }];
    return isUpper && STRUCTURE.test(text) ? [{ line: at + 1, name, wanted: 'camelCase' }] : [];
  });
}

/** Finds parameters named `of`, which does not describe the value. */
export async function findOfParameters(files: readonly string[]): Promise<string[]> {
  const code = await readCode(files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/check/')));
  return code.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => (hasOfParameter(line) ? [`${file}:${at + 1} has a parameter named of`] : [])),
  );
}

/** Returns whether a line declares a parameter named `of`. */
export function hasOfParameter(line: string): boolean {
  return OF_PARAMETER.test(line);
}

async function readCode(files: readonly string[]): Promise<{ readonly file: string; readonly lines: readonly string[] }[]> {
  return Promise.all(
    files
      .filter((file) => CODE.test(file) && !DATA.test(file))
      .map(async (file) => ({ file, lines: (await readFile(path.join(ROOT, file), 'utf8').catch(() => '')).split('\n') })),
  );
}
