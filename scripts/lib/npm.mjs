import { spawn } from 'node:child_process';
import process from 'node:process';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs npm quietly in a folder; what it said is shown only when it fails.
 * @param {string[]} args
 * @param {string} folder
 * @returns {Promise<void>}
 */
export function runNpm(args, folder) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Under npm its own program is known; starting `npm.cmd` on Windows would need a shell.
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args, ...quiet], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', [...args, ...quiet], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let said = '';
  const listen = (/** @type {Buffer} */ chunk) => void (said += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  // Until our programs take over, a signal ends the installation and with it this process.
  const endWith = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    process.exit(130);
  };
  for (const signal of SIGNALS) process.on(signal, endWith);
  child.on('exit', () => {
    for (const signal of SIGNALS) process.off(signal, endWith);
  });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed:\n${said.trim()}`))));
  });
}
