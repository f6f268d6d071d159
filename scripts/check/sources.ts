import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/root.mjs';

const run = promisify(execFile);
const LINE_LIMIT = 400;
const CODE = /\.(?:ts|tsx|mjs|css|sql|sh)$/;
const DATA = /(?:^|\/)(?:tables|catalogue|fixtures)\/|-table\.ts$/;

/** The files of the repository, new ones too, as paths from its root. */
export async function listSources(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\0').filter((file) => file !== '');
  // A file that was removed and not committed yet is still listed.
  return [...new Set(files)];
}

/** Code files that nobody wants to read: longer than 400 lines, tables of data aside. */
export async function findLongFiles(files: readonly string[]): Promise<string[]> {
  const lengths = await Promise.all(
    files
      .filter((file) => CODE.test(file) && !DATA.test(file))
      .map(async (file) => {
        const text = await readFile(path.join(ROOT, file), 'utf8').catch(() => '');
        return { file, lines: text.split('\n').length - 1 };
      }),
  );
  return lengths
    .filter(({ lines }) => lines > LINE_LIMIT)
    .map(({ file, lines }) => `${file} has ${lines} lines, the limit is ${LINE_LIMIT}`);
}
