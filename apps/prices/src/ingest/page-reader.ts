import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { packPage, type Announced, type PackedPage } from './pack-page.ts';
import { readPage } from './read-page.ts';

/** Reads pages in order. Names in a page are announced once, until `forget` is called. */
export type PageReader = {
  /**
   * Rejects with UnreadablePageError for bytes that are not a page, and with DeadReaderError if a thread died or hung
   * while reading them.
   */
  readonly read: (bytes: Uint8Array) => Promise<PackedPage>;
  /** Resets the announced names, because pages that were read may not have been stored. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

/** Thrown for bytes that are not a page of the stream. */
export class UnreadablePageError extends Error {
  override name = 'UnreadablePageError';
  readonly bytes: Uint8Array;

  constructor(message: string, bytes: Uint8Array) {
    super(message);
    this.bytes = bytes;
  }
}

/** The thread died or hung on this page, so the page's bytes are lost. */
export class DeadReaderError extends Error {
  override name = 'DeadReaderError';
}

/** A message to the thread; replies arrive in the order of the requests. */
export type ReaderRequest = { readonly kind: 'read'; readonly bytes: Uint8Array } | { readonly kind: 'forget' };
export type ReaderAnswer =
  | { readonly ok: true; readonly page: PackedPage }
  | { readonly ok: false; readonly message: string; readonly bytes: Uint8Array };

export type ReaderLimits = {
  /**
   * Heap limit of a thread, in MiB. `JSON.parse` ignores this limit and crashes the whole program when exceeding it;
   * `cautious-reader.ts` handles the next start.
   */
  readonly maxHeapMb?: number;
  /** Maximum time that a thread may spend on one page, in ms. */
  readonly patienceMs?: number;
};

/** Two threads keep up with storing; pages from more threads would only wait. */
const MOST_THREADS = 2;

/**
 * Creates a reader that reads pages in its own threads, so that parsing overlaps with storing pages and with price
 * runs. The bytes are transferred, so the caller loses them. A thread that dies or hangs is replaced: only its own
 * pages are lost, and the reader reports the page on which the thread died.
 */
export function createThreadReader({ maxHeapMb = 1024, patienceMs = 120_000 }: ReaderLimits = {}): PageReader {
  const count = Math.min(MOST_THREADS, availableParallelism());
  const readers = Array.from({ length: count }, () => createReadingThread({ maxHeapMb, patienceMs }));
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

type Waiting = { readonly resolve: (page: PackedPage) => void; readonly reject: (error: Error) => void };

function createReadingThread({ maxHeapMb, patienceMs }: Required<ReaderLimits>): PageReader {
  let worker: Worker | null = null;
  /** Pending requests in order; the first request is being read. */
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  const watchFirst = (): void => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    timer = setTimeout(() => {
      const hanging = worker;
      if (hanging === null) return;
      endOver(hanging, `not read within ${patienceMs} ms`);
      void hanging.terminate();
    }, patienceMs);
    timer.unref();
  };
  const take = (from: Worker): Waiting[] => {
    if (worker !== from) return [];
    worker = null;
    clearTimeout(timer);
    const abandoned = waiting;
    waiting = [];
    return abandoned;
  };
  const endOver = (worker: Worker, reason: string): void => {
    const [first, ...others] = take(worker);
    first?.reject(new DeadReaderError(reason));
    for (const { reject } of others) reject(new Error('the thread that was to read this page ended over another one'));
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./read-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    started.unref();
    started.on('message', (answer: ReaderAnswer) => {
      if (worker !== started) return;
      const next = waiting.shift();
      watchFirst();
      if (answer.ok) next?.resolve(answer.page);
      else next?.reject(new UnreadablePageError(answer.message, answer.bytes));
    });
    started.on('error', (error) => endOver(started, error instanceof Error ? error.message : String(error)));
    started.on('exit', () => endOver(started, 'a thread that reads pages ended'));
    return started;
  };
  const tell = (request: ReaderRequest): void => {
    worker ??= start();
    // Copy slices of a larger buffer, because the rest of that buffer belongs to other code.
    const canMove = request.kind === 'read' && request.bytes.buffer.byteLength === request.bytes.byteLength;
    worker.postMessage(request, canMove ? [request.bytes.buffer as ArrayBuffer] : []);
  };

  return {
    read: (bytes) =>
      new Promise((resolve, reject) => {
        tell({ kind: 'read', bytes });
        // Queue the request after it was sent: replies are matched to requests by order.
        if (waiting.push({ resolve, reject }) === 1) watchFirst();
      }),
    forget: () => {
      if (worker !== null) tell({ kind: 'forget' });
    },
    close: async () => {
      const ending = worker;
      if (ending === null) return;
      const ended = once(ending, 'exit');
      for (const { reject } of take(ending)) reject(new Error('the reader is closed'));
      await ending.terminate();
      await ended;
    },
  };
}

/** Packs the page in these bytes, omitting groups that `announced` already contains. Throws UnreadablePageError. */
export function packReadable(bytes: Uint8Array, announced: Announced): PackedPage {
  try {
    return packPage(readPage(bytes), announced);
  } catch (error) {
    throw new UnreadablePageError(error instanceof Error ? error.message : String(error), bytes);
  }
}
