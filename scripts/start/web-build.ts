import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../lib/lock.mjs';
import { findProgram } from '../lib/modules.ts';
import { ROOT, STATE_FOLDER } from '../lib/root.mjs';

const run = promisify(execFile);
const web = path.join(ROOT, 'apps/web');
const stampFile = path.join(STATE_FOLDER, 'web-build.txt');
// Everything that a build reads, except the packages, which the lock file covers.
const sources = ['apps/web', 'packages/domain', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];
const LEFT_OUT = /^(?:node_modules|dist|\..*)$|\.test\.tsx?$/;

/** Builds the web app into apps/web/dist, unless it was built from exactly these sources. */
export async function ensureWebBuilt(signal: AbortSignal): Promise<'built' | 'unchanged'> {
  return withLock(path.join(STATE_FOLDER, 'web-build.lock'), async () => {
    const hash = await hashSources();
    const stamp = await readFile(stampFile, 'utf8').catch(() => '');
    if (stamp === hash && existsSync(path.join(web, 'dist/index.html'))) return 'unchanged';
    await rm(stampFile, { force: true });
    await build(signal);
    await writeFile(stampFile, hash);
    return 'built';
  });
}

async function build(signal: AbortSignal): Promise<void> {
  try {
    await run(process.execPath, [findProgram('vite', 'vite', 'apps/web'), 'build', '--logLevel', 'warn'], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      signal,
      maxBuffer: 16 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The web app could not be built:\n${stdout}${stderr}`, { cause: error });
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await listFiles(path.join(ROOT, source))) {
      const content = createHash('sha256').update(await readFile(file));
      hash.update(`${path.relative(ROOT, file)} ${content.digest('hex')}\n`);
    }
  }
  return hash.digest('hex');
}

async function listFiles(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [place];
  const kept = entries.filter((entry) => !LEFT_OUT.test(entry.name)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lists = await Promise.all(kept.map((entry) => listFiles(path.join(place, entry.name))));
  return lists.flat();
}
