import { Worker } from 'node:worker_threads';
import type { KnownItem, SearchForm } from '@poexchange/domain/stash-search';

/** Searches that find the chosen items alone; or that there are none; or that none of the items is chosen any more; or that finding out would take longer than anybody waits. */
export type Rewritten =
  | { readonly kind: 'written'; readonly searches: readonly string[] }
  | { readonly kind: 'none' | 'gone' }
  | { readonly kind: 'tooLong' };

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
 * else goes on meanwhile.
 */
export async function rewriteSearch(request: RewriteRequest, limits = { longestMs }): Promise<Rewritten> {
  if (waiting >= mostWaiting) return { kind: 'tooLong' };
  waiting += 1;
  const mine = turn
    .then(() => ask(request, limits))
    .finally(() => {
      waiting -= 1;
    });
  turn = mine;
  return mine;
}

function ask(request: RewriteRequest, of: { readonly longestMs: number }): Promise<Rewritten> {
  const thread = (running ??= start());
  return new Promise((resolve) => {
    const finish = (rewritten: Rewritten): void => {
      clearTimeout(timer);
      thread.off('message', finish).off('exit', giveUp);
      resolve(rewritten);
    };
    const giveUp = (): void => {
      if (running === thread) running = null;
      void thread.terminate();
      finish({ kind: 'tooLong' });
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
