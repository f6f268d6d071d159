import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DeadReaderError, type PageReader } from './page-reader.ts';

export type ProbeLimits = {
  /**
   * Heap limit of a reader thread, in MiB. The probing process has a lower limit, so a page that it can read is safe to
   * read here.
   */
  readonly maxHeapMb?: number;
  readonly patienceMs?: number;
};

/**
 * Number of pages probed before the reader is trusted again: more than the number of pages read ahead times the
 * attempts per page.
 */
const PAGES_TO_TRY = 100;

const SHARE_TO_TRY_WITH = 0.75;

/**
 * Reads like `reader`, but first probes each page in a separate process: a page that would crash this process
 * (JSON.parse aborts when it runs out of memory) crashes the probing process instead, and is rejected with
 * DeadReaderError. After `PAGES_TO_TRY` pages it reads without probing again.
 */
export function createCautiousReader(reader: PageReader, limits: ProbeLimits = {}): PageReader {
  let left = PAGES_TO_TRY;
  let before: Promise<unknown> = Promise.resolve();
  return {
    ...reader,
    read: async (bytes) => {
      if (left <= 0) return reader.read(bytes);
      left -= 1;
      // Probe one page at a time: each probe may use all available memory.
      const turn = before.then(() => probePage(bytes, limits));
      before = turn.catch(() => undefined);
      await turn;
      return reader.read(bytes);
    },
  };
}

/**
 * Resolves when a separate process has read this page or found it unreadable. Rejects with DeadReaderError if the
 * process died.
 */
export async function probePage(bytes: Uint8Array, { maxHeapMb = 1024, patienceMs = 120_000 }: ProbeLimits): Promise<void> {
  const program = fileURLToPath(new URL('./probe-page.ts', import.meta.url));
  const child = spawn(process.execPath, [`--max-old-space-size=${Math.floor(maxHeapMb * SHARE_TO_TRY_WITH)}`, program], {
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  // The child may exit before it has read all its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new DeadReaderError(`a program that tried to read it ended with ${signal ?? `code ${code}`}`);
}
