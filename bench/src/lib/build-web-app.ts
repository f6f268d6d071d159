import { setTimeout as sleep } from 'node:timers/promises';
import { ensureWebBuilt } from '../../../scripts/start/web-build.ts';
import type { Bench } from './run-bench.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 5_000;

/**
 * Builds the web app if its sources have changed. Retries, because a concurrent build into the same folder breaks this
 * one.
 */
export async function buildWebApp({ say, signal }: Pick<Bench, 'say' | 'signal'>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      say(`web app: ${await ensureWebBuilt(signal)}`);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || signal.aborted) throw error;
      say(`${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error)}; trying again`);
      await sleep(PAUSE_MS, undefined, { signal });
    }
  }
}
