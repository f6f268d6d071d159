import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packPage } from './pack-page.ts';
import type { Announced, PackedPage } from './pack-page.ts';
import { readPage } from './read-page.ts';

/** Reads pages as they came. Names a page brings are announced once, until `forget`. */
export type PageReader = {
  /** Rejects with UnreadablePageError for bytes that are no page. */
  readonly read: (bytes: Uint8Array) => Promise<PackedPage>;
  /** Announces all names anew: pages that were read may not have been stored. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

export class UnreadablePageError extends Error {
  override name = 'UnreadablePageError';
}

/** What the thread is told; answers come in the order of the questions. */
export type ReaderRequest = { readonly kind: 'read'; readonly bytes: Uint8Array } | { readonly kind: 'forget' };
export type ReaderAnswer = { readonly ok: true; readonly page: PackedPage } | { readonly ok: false; readonly message: string };

/** Reads in a thread of its own, so that parsing goes on while pages are stored and prices are valued. A thread that dies is replaced. */
export function createThreadReader(): PageReader {
  let worker: Worker | null = null;
  let waiting: { resolve: (page: PackedPage) => void; reject: (error: Error) => void }[] = [];

  const fail = (of: Worker, error: Error): void => {
    if (worker !== of) return;
    worker = null;
    const abandoned = waiting;
    waiting = [];
    for (const { reject } of abandoned) reject(error);
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./read-worker.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: ReaderAnswer) => {
      const next = worker === started ? waiting.shift() : undefined;
      if (answer.ok) next?.resolve(answer.page);
      else next?.reject(new UnreadablePageError(answer.message));
    });
    started.on('error', (error) => fail(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(started, new Error('the thread that reads pages ended')));
    return started;
  };
  const tell = (request: ReaderRequest): void => (worker ??= start()).postMessage(request);

  return {
    read: (bytes) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        tell({ kind: 'read', bytes });
      }),
    forget: () => tell({ kind: 'forget' }),
    close: async () => {
      const ending = worker;
      if (ending === null) return;
      const ended = once(ending, 'exit');
      fail(ending, new Error('the reader is closed'));
      await ending.terminate();
      await ended;
    },
  };
}

/** The page in these bytes; what `announced` holds is left out of it. Throws UnreadablePageError. */
export function packReadable(bytes: Uint8Array, announced: Announced): PackedPage {
  try {
    return packPage(readPage(bytes), announced);
  } catch (error) {
    throw new UnreadablePageError(error instanceof Error ? error.message : String(error));
  }
}
