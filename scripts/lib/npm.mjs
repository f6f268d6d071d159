import { spawn } from 'node:child_process';
import process from 'node:process';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs npm quietly in a folder; its output is shown only when it fails.
 * @param {string[]} args
 * @param {string} folder
 * @returns {Promise<void>}
 */
export function runNpm(args, folder) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // When run by npm, the path of npm's program is known; starting `npm.cmd` on Windows would need a shell.
  const npm = process.env.npm_execpath;
  const onWindows = process.platform === 'win32';
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: folder, detached: !onWindows, stdio: ['ignore', 'pipe', 'pipe'] };
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args, ...quiet], options)
    : spawn('npm', [...args, ...quiet], { ...options, shell: onWindows });
  let said = '';
  const listen = (/** @type {Buffer} */ chunk) => void (said += chunk.toString());
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  // Until our programs take over, a signal kills the installation and ends this process. npm may ignore softer signals;
  // the next start repeats any incomplete installation.
  const stop = () => {
    if (onWindows || child.pid === undefined) child.kill();
    else process.kill(-child.pid, 'SIGKILL');
    process.exit(130);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  child.on('close', () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed:\n${said.trim()}`))));
  });
}
