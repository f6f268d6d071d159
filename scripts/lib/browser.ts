import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './modules.ts';
import { ROOT } from './root.mjs';

const run = promisify(execFile);
const requireFromTests = createRequire(path.join(ROOT, 'e2e/package.json'));
const systemBrowsers = [
  // Chromium without a window: its pages use a sixth less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Finds the Chromium for tests: CHROMIUM_PATH, Playwright's own, or a system Chromium; otherwise installs one. */
export async function ensureBrowser(note: (text: string) => void, signal: AbortSignal): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  const problems: string[] = [];
  for (const install of chooseInstallers()) {
    note(`installing: ${install.name}`);
    const problem = await install.run(signal).then(() => undefined, describeProblem);
    signal.throwIfAborted();
    const installed = findBrowser();
    if (installed !== undefined) return installed;
    problems.push(`${install.name}: ${problem ?? 'no browser came of it'}`);
  }
  throw new Error(`No Chromium could be installed. Install one and set CHROMIUM_PATH.\n${problems.join('\n')}`);
}

function findBrowser(): string | undefined {
  const own = process.env.CHROMIUM_PATH;
  if (own !== undefined && own !== '') {
    if (!existsSync(own)) throw new Error(`CHROMIUM_PATH names ${own}, which is not there`);
    return own;
  }
  const { chromium } = requireFromTests('playwright-core') as { chromium: { executablePath: () => string } };
  return [chromium.executablePath(), ...systemBrowsers].find((file) => existsSync(file));
}

type Installer = { readonly name: string; readonly run: (signal: AbortSignal) => Promise<unknown> };

function chooseInstallers(): Installer[] {
  const isRoot = process.getuid?.() === 0;
  const aptGet: Installer = {
    name: 'apt-get install chromium-headless-shell',
    run: async (signal) => {
      // The package's tools find each other through PATH, so extend the caller's PATH.
      const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:${SYSTEM_PATH}`, DEBIAN_FRONTEND: 'noninteractive' };
      const options = { signal, env, maxBuffer: 64 * 1024 * 1024 };
      await run('/usr/bin/apt-get', ['update', '-q'], options);
      // Reinstalls packages in case a package is installed but its program is missing.
      const packages = ['chromium-headless-shell', 'fonts-liberation'];
      await run('/usr/bin/apt-get', ['install', '--reinstall', '-y', '-q', '--no-install-recommends', ...packages], options);
    },
  };
  const withDependencies = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  const playwright: Installer = {
    name: 'playwright install chromium',
    run: (signal) =>
      run(process.execPath, [findProgram('playwright-core', 'playwright-core', 'e2e'), 'install', ...withDependencies, 'chromium'], {
        signal,
        maxBuffer: 64 * 1024 * 1024,
      }),
  };
  // Ubuntu's package only points to a snap, which does not run in a container.
  return isRoot && isDebian() ? [aptGet, playwright] : [playwright];
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function describeProblem(error: unknown): string {
  const { stderr = '' } = error as { stderr?: string };
  return (stderr.trim() || String(error)).split('\n').slice(-5).join('\n');
}
