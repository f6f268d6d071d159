import { Worker } from 'node:worker_threads';

/** Outcome of a request: the worker's reply, a timeout, or a full queue. */
export type Threaded<Reply> =
  | { readonly kind: 'replied'; readonly reply: Reply }
  | { readonly kind: 'late' }
  | { readonly kind: 'crowded' };

/**
 * `given`: buffers that are transferred to the worker instead of copied, and are empty here afterwards. `caller`: the
 * person whose share of the queue the request counts against.
 */
type Asking = { readonly longestMs: number; readonly given?: readonly ArrayBuffer[]; readonly caller?: string };

export type RequestThread<Request, Reply> = (request: Request, options: Asking) => Promise<Threaded<Reply>>;

/** Default maximum number of running and waiting requests; further requests are refused. */
const MOST_WAITING = 8;
/**
 * Heap limit of a worker, in MiB. A worker that exceeds the limit is terminated. `JSON.parse` ignores the limit and
 * crashes the whole process, so check the size of a text before parsing it.
 */
const MOST_HEAP_MIB = 256;

type Limits = { readonly mostWaiting?: number; readonly mostPerCaller?: number; readonly mostHeapMib?: number };

/**
 * Returns a function that sends requests to a worker thread one at a time, without blocking the server's other
 * requests. Callers take turns, so many requests from one caller delay only that caller. The first request starts the
 * thread; a thread that exceeds its time limit is terminated, and the next request starts another.
 */
export function createRequestThread<Request, Reply>(
  entry: URL,
  { mostWaiting = MOST_WAITING, mostPerCaller = mostWaiting, mostHeapMib = MOST_HEAP_MIB }: Limits = {},
): RequestThread<Request, Reply> {
  let running: Worker | null = null;
  const turns = createCallerTurns({ mostWaiting, mostPerCaller });

  const start = (): Worker => {
    const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: mostHeapMib } });
    thread.unref();
    // An error ends the worker, and the `exit` event reports this to waiting requests.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (running === thread) running = null;
    });
    return thread;
  };
  const ask = (request: Request, { longestMs, given = [] }: Asking): Promise<Threaded<Reply>> => {
    const thread = (running ??= start());
    return new Promise((resolve) => {
      const finish = (result: Threaded<Reply>): void => {
        clearTimeout(timer);
        thread.off('message', take).off('exit', giveUp);
        resolve(result);
      };
      const take = (reply: Reply): void => finish({ kind: 'replied', reply });
      const giveUp = (): void => {
        if (running === thread) running = null;
        void thread.terminate();
        finish({ kind: 'late' });
      };
      const timer = setTimeout(giveUp, longestMs);
      thread.on('message', take).on('exit', giveUp);
      thread.postMessage(request, given);
    });
  };
  return async (request, asking) => {
    const turn = turns.enter(asking.caller ?? '');
    if (turn === null) return { kind: 'crowded' };
    const leave = await turn;
    try {
      return await ask(request, asking);
    } finally {
      leave();
    }
  };
}

/**
 * Runs one request at a time, taking each waiting caller in turn; returns null if too many requests wait in total or
 * for this caller.
 */
function createCallerTurns({ mostWaiting, mostPerCaller }: { mostWaiting: number; mostPerCaller: number }) {
  const counts = new Map<string, number>();
  /** Waiting requests per caller; the caller whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>();
  let inAll = 0;
  let isBusy = false;
  const startNext = (): void => {
    const first = queues.entries().next();
    if (first.done === true) {
      isBusy = false;
      return;
    }
    const [caller, queue] = first.value;
    const run = queue.shift();
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
    run?.();
  };
  const leave = (caller: string): void => {
    inAll -= 1;
    const left = (counts.get(caller) ?? 1) - 1;
    if (left === 0) counts.delete(caller);
    else counts.set(caller, left);
    startNext();
  };
  const enter = (caller: string): Promise<() => void> | null => {
    const own = counts.get(caller) ?? 0;
    if (inAll >= mostWaiting || own >= mostPerCaller) return null;
    inAll += 1;
    counts.set(caller, own + 1);
    return new Promise((resolve) => {
      const run = (): void => resolve(() => leave(caller));
      if (isBusy) queues.set(caller, [...(queues.get(caller) ?? []), run]);
      else {
        isBusy = true;
        run();
      }
    });
  };
  return { enter };
}
