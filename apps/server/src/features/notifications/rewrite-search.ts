import { Worker } from 'node:worker_threads';
import type { KnownItem, SearchForm } from '@poexchange/domain/stash-search';

export type RewriteRequest = { readonly items: readonly KnownItem[]; readonly form: SearchForm };

/** Over most tabs it takes a moment; texts made to be alike take many seconds, and nobody waits for those. */
const longestMs = 4000;
/** Who would wait longer than for so many others does without. */
const mostWaiting = 8;

let running: Worker | null = null;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * The shortest search that finds the chosen items and no other (D41), written in a thread of its own, one at a time: what it costs hangs on what lies in a stash, and everybody
 * else goes on meanwhile. Null where there is none, or none in time.
 */
export async function rewriteSearch(request: RewriteRequest, limits = { longestMs }): Promise<string[] | null> {
  if (waiting >= mostWaiting) return null;
  waiting += 1;
  const mine = turn
    .then(() => ask(request, limits))
    .finally(() => {
      waiting -= 1;
    });
  turn = mine;
  return mine;
}

function ask(request: RewriteRequest, of: { readonly longestMs: number }): Promise<string[] | null> {
  const thread = (running ??= start());
  return new Promise((resolve) => {
    const finish = (searches: string[] | null): void => {
      clearTimeout(timer);
      thread.off('message', finish).off('exit', giveUp);
      resolve(searches);
    };
    const giveUp = (): void => {
      if (running === thread) running = null;
      void thread.terminate();
      finish(null);
    };
    const timer = setTimeout(giveUp, of.longestMs);
    thread.on('message', finish).on('exit', giveUp);
    thread.postMessage(request);
  });
}

function start(): Worker {
  const thread = new Worker(new URL('./rewrite-worker.ts', import.meta.url));
  thread.unref();
  // It ends with an error: whoever waits hears of the end.
  thread.on('error', () => undefined);
  thread.on('exit', () => {
    if (running === thread) running = null;
  });
  return thread;
}
