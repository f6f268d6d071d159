import { Worker } from 'node:worker_threads';

/** Outcome of a request: the thread's reply, a timeout, or a queue that was full. */
export type Threaded<Reply> =
  | { readonly kind: 'replied'; readonly reply: Reply }
  | { readonly kind: 'late' }
  | { readonly kind: 'crowded' };

/** `given`: buffers that the thread gets instead of a copy of them; they are empty here afterwards. */
type Asking = { readonly longestMs: number; readonly given?: readonly ArrayBuffer[] };

export type RequestThread<Request, Reply> = (request: Request, options: Asking) => Promise<Threaded<Reply>>;

/** Requests under way and waiting, unless told otherwise; a longer queue is refused instead. */
const MOST_WAITING = 8;

/**
 * Returns a function that sends one request after the other to a thread of its own, so that everybody else's requests
 * go on meanwhile. The thread starts with the first request; one that takes longer than it may is ended, and the next
 * request starts another.
 */
export function createRequestThread<Request, Reply>(entry: URL, { mostWaiting = MOST_WAITING } = {}): RequestThread<Request, Reply> {
  let running: Worker | null = null;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const thread = new Worker(entry);
    thread.unref();
    // An error ends the thread, and `exit` reports the end to waiting requests.
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
    if (waiting >= mostWaiting) return { kind: 'crowded' };
    waiting += 1;
    const mine = turn
      .then(() => ask(request, asking))
      .finally(() => {
        waiting -= 1;
      });
    turn = mine.catch(() => undefined);
    return mine;
  };
}
