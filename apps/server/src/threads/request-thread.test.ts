import { describe, expect, it } from 'vitest';
import { createRequestThread } from './request-thread.ts';

type Job = { readonly name: string; readonly kind: 'answer' | 'fill' };
const entry = new URL('./testing/sleepy-worker.ts', import.meta.url);
const longestMs = 60_000;

describe('worker thread that handles requests one by one', () => {
  it('alternates between callers, however many requests one of them has waiting', async () => {
    const ask = createRequestThread<Job, string>(entry);
    const order: string[] = [];
    const send = async (name: string, caller: string) => {
      await ask({ name, kind: 'answer' }, { longestMs, caller });
      order.push(name);
    };
    await Promise.all([send('a1', 'a'), send('a2', 'a'), send('a3', 'a'), send('a4', 'a'), send('b1', 'b'), send('b2', 'b')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('refuses a caller whose share of the queue is full, and still accepts requests from other callers', async () => {
    const ask = createRequestThread<Job, string>(entry, { mostWaiting: 3, mostPerCaller: 2 });
    const send = (name: string, caller: string) => ask({ name, kind: 'answer' }, { longestMs, caller });
    const outcomes = await Promise.all([send('a1', 'a'), send('a2', 'a'), send('a3', 'a'), send('b1', 'b'), send('c1', 'c')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['replied', 'replied', 'crowded', 'replied', 'crowded']);
    expect((await send('a4', 'a')).kind).toBe('replied');
  });

  it('survives a worker that exceeds its heap, and starts a new worker for the next request', async () => {
    const ask = createRequestThread<Job, string>(entry, { mostHeapMib: 32 });
    expect((await ask({ name: 'full', kind: 'fill' }, { longestMs })).kind).toBe('late');
    expect(await ask({ name: 'next', kind: 'answer' }, { longestMs })).toEqual({ kind: 'replied', reply: 'next' });
  });
});
