import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { hasKeyFiles } from '@poexchange/domain/pricing';
import type { openPriceStore } from '@poexchange/platform/price-store';
import { writeTraceparent, type TracingConfig } from '@poexchange/platform/tracing';
import { createGroupIdsKeeper } from '../asks/group-ids-keeper.ts';
import { createAnchorKeeper } from '../exchange/anchor-keeper.ts';
import { createLeagueAsks } from '../valuate/book/league-asks.ts';
import { createUsedGroups } from '../valuate/book/used-groups.ts';
import type { PartRunner } from './part-runner.ts';
import type { PartInput, PartResult, PartTag } from './run-part.ts';

export type WorkerSettings = {
  readonly databaseUrl: string;
  /** Variables of the price store; other variables are ignored. */
  readonly store: Parameters<typeof openPriceStore>[0];
  /** Variables for traces, which threads also send; other variables are ignored. */
  readonly tracing?: TracingConfig | undefined;
};

/** `traceparent` is the span that contains the part. */
export type WorkerRequest = { readonly number: number; readonly input: PartInput; readonly traceparent: string | undefined };
export type WorkerReply = { readonly number: number } & (
  | { readonly ok: true; readonly result: PartResult }
  | { readonly ok: false; readonly message: string }
);

/**
 * Young generation of a worker's heap, in MiB. Most objects of a price run are short-lived, so a larger young
 * generation would only postpone collection.
 */
const YOUNG_MIB = 24;
/** Maximum number of workers. More workers would wait for the database and the disk. */
const MOST_WORKERS = 4;

/** A pool of threads. The code that creates it must close it. */
export type WorkerPool = PartRunner & {
  /** Resolves when all threads are ready to work. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Creates a pool of threads that share a league's tags. The threads read the league's asks from shared memory, and each
 * thread writes its own files. A tag stays with its thread, which caches what it last published for the tag. A thread
 * that dies is replaced, but the price run in progress fails.
 */
export function createWorkerPool(
  settings: WorkerSettings,
  { size = Math.min(MOST_WORKERS, Math.max(1, availableParallelism())) }: { size?: number } = {},
): WorkerPool {
  const workers = Array.from({ length: size }, () => createPoolWorker(settings));
  const assignments = new Map<string, number>();
  const loads = workers.map(() => 0);

  /** Assigns each new tag to the worker with the least load, large tags first (longest processing time first). */
  const assign = (game: string, tags: readonly PartTag[]): PartTag[][] => {
    const byWorker = workers.map((): PartTag[] => []);
    for (const tag of tags.toSorted((a, b) => loadOf(b) - loadOf(a))) {
      const name = `${game}/${tag.tag}`;
      let index = assignments.get(name);
      if (index === undefined) {
        index = loads.indexOf(Math.min(...loads));
        assignments.set(name, index);
        loads[index] = (loads[index] ?? 0) + loadOf(tag);
      }
      byWorker[index]?.push(tag);
    }
    return byWorker;
  };

  return {
    asks: createLeagueAsks(),
    usedGroups: createUsedGroups(),
    groupIds: createGroupIdsKeeper(),
    anchors: createAnchorKeeper(),
    runPart: async (input, signal) => {
      const work = assign(input.league.game, input.tags).flatMap((tags, at) => {
        const worker = workers[at];
        return tags.length === 0 || worker === undefined ? [] : [worker.runPart({ ...input, tags })];
      });
      // After an abort no worker may write: the next owner of the lock must be the only writer.
      const outcomes = await settleUnlessAborted(work, signal).catch(async (error: unknown) => {
        await Promise.all(workers.map((worker) => worker.close()));
        throw error;
      });
      return outcomes.map((outcome) => {
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      });
    },
    start: async () => void (await Promise.all(workers.map((worker) => worker.start()))),
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  };
}

/** Estimates the work for a tag. A group whose key has its own file takes twice the work. */
function loadOf({ tag, seenGroups }: PartTag): number {
  return 1 + seenGroups * (hasKeyFiles(tag) ? 2 : 1);
}

/** Waits for all work, or rejects as soon as the signal aborts. */
async function settleUnlessAborted<Result>(
  work: readonly Promise<Result>[],
  signal: AbortSignal | undefined,
): Promise<PromiseSettledResult<Result>[]> {
  const settled = Promise.allSettled(work);
  if (signal === undefined) return settled;
  signal.throwIfAborted();
  const done = new AbortController();
  const aborted = once(signal, 'abort', { signal: done.signal }).then((): never => {
    throw signal.reason as Error;
  });
  try {
    return await Promise.race([settled, aborted]);
  } finally {
    done.abort();
  }
}

type Waiting = { readonly resolve: (result: PartResult) => void; readonly reject: (error: Error) => void };

function createPoolWorker(settings: WorkerSettings) {
  let thread: Worker | null = null;
  let ready: Promise<unknown> = Promise.resolve();
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const fail = (worker: Worker, error: Error): void => {
    if (thread !== worker) return;
    thread = null;
    const abandoned = [...waiting.values()];
    waiting.clear();
    for (const { reject } of abandoned) reject(error);
  };
  const open = (): Worker => {
    if (thread !== null) return thread;
    const started = new Worker(new URL('./part-worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    started.unref();
    ready = once(started, 'message');
    ready.catch(() => undefined);
    started.on('message', (answer: WorkerReply | 'ready') => {
      if (answer === 'ready') return;
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if (answer.ok) asked?.resolve(answer.result);
      else asked?.reject(new Error(answer.message));
    });
    started.on('error', (error) => fail(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => fail(started, new Error('a thread that publishes prices ended')));
    thread = started;
    return started;
  };

  return {
    runPart: (input: PartInput): Promise<PartResult> =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        open().postMessage({ number: count, input, traceparent: writeTraceparent() } satisfies WorkerRequest);
      }),
    start: async (): Promise<void> => {
      open();
      await ready;
    },
    close: async (): Promise<void> => {
      const ending = thread;
      if (ending === null) return;
      const ended = once(ending, 'exit');
      fail(ending, new Error('the pool is closed'));
      await ending.terminate();
      await ended;
    },
  };
}
