/** Starts the product as a person would: one command, one URL. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const startTimeoutMs = 180_000;
const stopTimeoutMs = 20_000;

export type Product = { readonly url: string; readonly dataFolder: string; readonly stop: () => Promise<void> };

/** A slow market with a short history: journeys use neither the stream's sellers nor older history. */
const slowMarket = { SIM_TIME_SCALE: '0.25', EXCHANGE_PAST_DAYS: '1' };

/** Runs `npm start` on a free port with an empty data folder; resolves once the product has printed its URL. */
export async function startProduct(extraArguments: readonly string[] = []): Promise<Product> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'poexchange-e2e-'));
  // If started by root, PostgreSQL runs as another user; the data must be in this folder so that it is removed with the
  // folder.
  chmodSync(dataFolder, 0o755);
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs'), '--port', '0', '--data', dataFolder, ...extraArguments], {
    cwd: root,
    env: { ...slowMarket, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the product did not start:\n${output}`)), startTimeoutMs);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /PoExchange ready at (\S+)/.exec(output);
      if (ready?.[1] === undefined) return;
      clearTimeout(timer);
      resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)));
  });
  return {
    url,
    dataFolder,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(timer);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
