import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { packPage, type Announced, type PackedPage } from './pack-page.ts';
import { readPage } from './read-page.ts';

/** Reads pages in order. Names in a page are announced once, until `forget`. */
export type PageReader = {
  /**
   * Rejects with UnreadablePageError for bytes that are not a page, with DeadReaderError if a thread died or hung on
   * them.
   */
  readonly read: (bytes: Uint8Array) => Promise<PackedPage>;
  /** Forgets what was announced: pages that were read may not have been stored. */
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

/** The thread died or hung on this page, and its bytes are lost. */
export class DeadReaderError extends Error {
  override name = 'DeadReaderError';
}

/** A message to the thread; answers come in the order of the requests. */
export type ReaderRequest = { readonly kind: 'read'; readonly bytes: Uint8Array } | { readonly kind: 'forget' };
export type ReaderAnswer =
  | { readonly ok: true; readonly page: PackedPage }
  | { readonly ok: false; readonly message: string; readonly bytes: Uint8Array };

export type ReaderLimits = {
  /**
   * Heap limit of a thread, in MiB. `JSON.parse` ignores it and ends the whole program beyond it; `cautious-reader.ts`
   * handles the start after that.
   */
  readonly maxHeapMb?: number;
  /** Longest time a thread may take over one page, in ms. */
  readonly patienceMs?: number;
};

/** Two threads keep up with the storing; the pages of more would only wait. */
const MOST_THREADS = 2;

/**
 * Creates a reader that reads pages in threads of its own, so that parsing overlaps with storing pages and price runs.
 * The bytes are transferred, so the caller loses them. A thread that dies or hangs is replaced: only its own pages are
 * lost, and it reports the page it died on.
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
  /** Pending requests in their order; the first is being read. */
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
    // A slice of a larger buffer is copied: the rest of that buffer is not ours to transfer.
    const canMove = request.kind === 'read' && request.bytes.buffer.byteLength === request.bytes.byteLength;
    worker.postMessage(request, canMove ? [request.bytes.buffer as ArrayBuffer] : []);
  };

  return {
    read: (bytes) =>
      new Promise((resolve, reject) => {
        tell({ kind: 'read', bytes });
        // Queued after it was sent: answers are matched to requests by their order.
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

/** Packs the page in these bytes, without the groups that `announced` already has. Throws UnreadablePageError. */
export function packReadable(bytes: Uint8Array, announced: Announced): PackedPage {
  try {
    return packPage(readPage(bytes), announced);
  } catch (error) {
    throw new UnreadablePageError(error instanceof Error ? error.message : String(error), bytes);
  }
}
