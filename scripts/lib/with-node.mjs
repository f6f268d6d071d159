import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { ensureNode } from './pinned-node.mjs';
import { ROOT } from './root.mjs';

const PARENT_POLL_MS = 100;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs one of our TypeScript files: installs missing packages, then continues in this process, or, if this Node is too
 * old, in the pinned one, with the same arguments, streams and exit code.
 * @param {string} entry path from the root of the checkout
 * @param {string[]} [args] its arguments; by default those of this process
 */
export async function runWithNode(entry, args = process.argv.slice(2)) {
  try {
    stopWithNpm();
    await ensureInstalled();
    const node = await ensureNode();
    const file = path.join(ROOT, entry);
    if (node !== process.execPath) return await runInOtherNode(node, [file, ...args]);
    process.argv = [node, file, ...args];
    await import(pathToFileURL(file).href);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function runInOtherNode(node, args) {
  const folder = path.dirname(node);
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const child = spawn(node, args, {
    // When this process is killed, the channel closes and the child stops.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [pathName]: `${folder}${path.delimiter}${process.env[pathName] ?? ''}` },
  });
  for (const signal of SIGNALS) {
    // On Windows the console signals the child itself, and a forwarded signal would kill it immediately.
    process.on(signal, () => process.platform !== 'win32' && child.kill(signal));
  }
  process.on('disconnect', () => child.disconnect());
  process.channel?.unref();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
      resolve();
    });
  });
}

/** Stops, as on SIGTERM, once npm has ended: npm does not always stop its child when it ends. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
}
