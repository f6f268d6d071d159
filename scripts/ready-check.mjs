// Runs `npm start`, waits for its ready message, checks its health, stops it, and checks its exit code.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './lib/root.mjs';

const TIMEOUT_MS = 10 * 60_000;

const child = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
const ended = new Promise((resolve) => child.on('exit', resolve));
let written = '';
let isReady = false;
child.stdout?.on('data', (chunk) => {
  process.stdout.write(chunk);
  written += chunk;
  const url = /^PoExchange ready at (\S+)$/m.exec(written)?.[1];
  if (url !== undefined && !isReady) {
    isReady = true;
    void checkAndStop(url);
  }
});
const code = await ended;
clearTimeout(timer);
process.stdout.write(`It ended with ${code}.\n`);
process.exitCode = isReady && code === 0 ? (process.exitCode ?? 0) : 1;

/** @param {string} url */
async function checkAndStop(url) {
  const reply = await fetch(`${url}/api/v1/health`).catch((error) => error);
  process.stdout.write(`Health: ${reply.status ?? reply}\n`);
  if (reply.status !== 200) process.exitCode = 1;
  // On Windows a signal would not allow an orderly stop; closing the channel does on every platform.
  child.disconnect();
}
