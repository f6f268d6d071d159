import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Thrown if a release cannot be made; nothing has been changed. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

type Lock = { version: string; packages: Record<string, { version?: string; link?: boolean }> };

/**
 * Releases a version from the checkout in `root`: sets its number in all packages and the lock file, moves the
 * unreleased changes in the changelog under it, commits, and adds a tag with these notes. Returns the notes. Rejects
 * with ReleaseError if the number is not above the current version, changes are uncommitted, the tag exists or there
 * are no notes.
 */
export async function release(options: { root: string; version: string; date: string; check: () => void }): Promise<string> {
  const { root, version, date, check } = options;
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

  const lock = JSON.parse(await read('package-lock.json')) as Lock;
  if (!isAbove(version, lock.version)) throw new ReleaseError(`"${version}" is not a version above ${lock.version}. Give one as X.Y.Z.`);
  if (git('status', '--porcelain') !== '') throw new ReleaseError('There are changes that are not committed.');
  if (git('tag', '--list', `v${version}`) !== '') throw new ReleaseError(`There is a tag v${version}.`);
  const { changelog, notes } = moveUnreleased(await read('CHANGELOG.md'), { version, date });
  check();

  const folders = Object.keys(lock.packages).filter((place) => !place.split('/').includes('node_modules'));
  for (const folder of folders) {
    const file = path.posix.join(folder, 'package.json');
    const numbered = (await read(file)).replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`);
    await writeFile(path.join(root, file), numbered);
    const entry = lock.packages[folder];
    if (entry !== undefined) entry.version = version;
  }
  lock.version = version;
  await writeFile(path.join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  await writeFile(path.join(root, 'CHANGELOG.md'), changelog);
  git('commit', '--all', '--quiet', '--message', `Release ${version}`);
  // Without `verbatim`, git would drop headings as comments.
  git('tag', '--annotate', '--cleanup=verbatim', '--message', `PoExchange ${version}\n\n${notes}\n`, `v${version}`);
  return notes;
}

/** Returns whether `version` consists of three numbers and is above `present`. */
function isAbove(version: string, present: string): boolean {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version)) return false;
  return version.localeCompare(present, 'en', { numeric: true }) > 0;
}

function moveUnreleased(text: string, { version, date }: { version: string; date: string }): { changelog: string; notes: string } {
  const [head, rest] = text.split('## [Unreleased]\n');
  const [unreleased = '', ...older] = (rest ?? '').split(/^(?=## \[)/m);
  const notes = unreleased.trim();
  if (head === undefined || notes === '') throw new ReleaseError('The changelog has nothing under "## [Unreleased]".');
  return { changelog: `${head}## [Unreleased]\n\n## [${version}] - ${date}\n\n${[notes, ...older].join('\n\n').trim()}\n`, notes };
}
