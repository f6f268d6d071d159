import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { runStep } from './progress.mjs';
import { ROOT, STATE_FOLDER } from './root.mjs';

/** Installs the lock file's packages, unless exactly those packages are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await runStep('packages', async (note) => {
    note('installing (about a minute the first time)');
    await withLock(
      path.join(STATE_FOLDER, 'install.lock'),
      async () => {
        // Another process may have installed the packages during the wait. Includes dev packages even if NODE_ENV is
        // production, because the build needs them.
        if (!isInstalled()) await runNpm(['ci', '--include=dev'], ROOT);
      },
      () => note('waiting for another start that is installing'),
    );
    note('installed');
  });
}

/** Returns whether node_modules matches the lock file, according to npm's own record of its installation. */
export function isInstalled(root = ROOT) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    if (entry.link) return fs.existsSync(path.join(root, place));
    // Packages for other platforms are only in the lock file.
    return present[place]?.version === entry.version || (present[place] === undefined && entry.optional === true);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
