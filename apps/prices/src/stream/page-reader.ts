import { once } from 'node:events';
import { availableParallelism } from 'node:os';
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

/** These bytes are no page of the stream. */
export class UnreadablePageError extends Error {
  override name = 'UnreadablePageError';
  readonly bytes: Uint8Array;

  constructor(message: string, bytes: Uint8Array) {
    super(message);
    this.bytes = bytes;
  }
}

/** What the thread is told; answers come in the order of the questions. */
export type ReaderRequest = { readonly kind: 'read'; readonly bytes: Uint8Array } | { readonly kind: 'forget' };
export type ReaderAnswer =
  | { readonly ok: true; readonly page: PackedPage }
  | { readonly ok: false; readonly message: string; readonly bytes: Uint8Array };

/** Two keep up with one that stores; more would wait for it. */
const MOST_THREADS = 2;

/**
 * Reads in threads of its own, so that parsing goes on while pages are stored and prices are valued; page after page in turn. The bytes
 * move there and are gone here. A thread that dies is replaced.
 */
export function createThreadReader(): PageReader {
  const readers = Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) }, createReadingThread);
  let turn = 0;
  return {
    read: (bytes) => {
      turn = (turn + 1) % readers.length;
      return readers[turn]?.read(bytes) ?? Promise.reject(new Error('no thread reads'));
    },
    forget: () => readers.forEach((reader) => reader.forget()),
    close: async () => void (await Promise.all(readers.map((reader) => reader.close()))),
  };
}

function createReadingThread(): PageReader {
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
      else next?.reject(new UnreadablePageError(answer.message, answer.bytes));
    });
    started.on('error', (error) => fail(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(started, new Error('a thread that reads pages ended')));
    return started;
  };
  const tell = (request: ReaderRequest): void => {
    worker ??= start();
    // A slice of a larger buffer is copied: whatever else lies in that one is not ours to move.
    const canMove = request.kind === 'read' && request.bytes.buffer.byteLength === request.bytes.byteLength;
    worker.postMessage(request, canMove ? [request.bytes.buffer as ArrayBuffer] : []);
  };

  return {
    read: (bytes) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        tell({ kind: 'read', bytes });
      }),
    forget: () => {
      if (worker !== null) tell({ kind: 'forget' });
    },
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
    throw new UnreadablePageError(error instanceof Error ? error.message : String(error), bytes);
  }
}
