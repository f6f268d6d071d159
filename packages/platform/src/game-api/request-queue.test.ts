import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryBudgetStore } from './budget/budget-store.ts';
import { createPublisherDouble, type DoubleWindow, type PublisherDouble } from '../testing/publisher-double.ts';
import type { HttpOutcome } from './http/send-request.ts';
import { createRequestQueue, type QueuedCall } from './request-queue.ts';

const policy = 'stash-request-limit';
const roomy: DoubleWindow[] = [{ limit: 15, periodMs: 10_000, restrictionMs: 60_000 }];

function createScene(store = createMemoryBudgetStore(), clock = { nowMs: 1_000_000 }) {
  const slept: number[] = [];
  const told: string[] = [];
  const queue = createRequestQueue({
    store,
    clock: () => clock.nowMs,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      slept.push(ms);
      clock.nowMs += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
    makeId: randomUUID,
    observer: {
      onQueued: () => told.push('queued'),
      onTurn: (waitedMs) => told.push(`turn after ${waitedMs}`),
      onRefused: (refused) => told.push(`refused ${refused}`),
      onUsed: (used, share) => told.push(`${used} used ${share}`),
    },
  });
  return { queue, slept, told, clock, store };
}

function reply(status: number, headers: Record<string, string> = {}): HttpOutcome {
  return { kind: 'reply', status, readHeader: (name) => headers[name], body: Buffer.from('{}') };
}

function answerWith(publisher: PublisherDouble, clock: { nowMs: number }): () => Promise<HttpOutcome> {
  return async () => {
    const { isLimited, headers } = publisher.hit(clock.nowMs);
    return reply(isLimited ? 429 : 200, headers);
  };
}

function call(send: QueuedCall['send'], options: Partial<QueuedCall> = {}): QueuedCall {
  return { account: 'a', policy, order: 'serial', send, ...options };
}

describe('request queue', () => {
  it('R9.13 waits silently below 2,500 ms and reports longer waits to the caller', async () => {
    const scene = createScene();
    const limited = (seconds: string) => async () => reply(429, { 'x-rate-limit-policy': policy, 'retry-after': seconds });
    let tries = 0;
    const recovers = async (): Promise<HttpOutcome> => ((tries += 1) === 1 ? limited('2')() : reply(200));
    expect(await scene.queue.run(call(recovers))).toMatchObject({ kind: 'reply', status: 200 });
    expect(scene.slept).toEqual([2250]);
    expect(await scene.queue.run(call(limited('3')))).toEqual({ kind: 'rateLimited', retryAfterMs: 3250, policy });
    expect(scene.slept).toEqual([2250]);
  });

  it('R4.18 stops silent retries if the publisher keeps rejecting calls', async () => {
    const scene = createScene();
    let sent = 0;
    const outcome = await scene.queue.run(
      call(async () => {
        sent += 1;
        return reply(429, { 'x-rate-limit-policy': policy });
      }),
    );
    expect(outcome).toMatchObject({ kind: 'rateLimited', policy });
    expect(sent).toBeLessThanOrEqual(4);
  });

  it('R4.17 returns without a request while the budget is used up', async () => {
    const scene = createScene();
    const publisher = createPublisherDouble([{ limit: 3, periodMs: 10_000, restrictionMs: 60_000 }]);
    let sent = 0;
    const send = async (): Promise<HttpOutcome> => {
      sent += 1;
      return answerWith(publisher, scene.clock)();
    };
    const outcomes = [];
    for (let index = 0; index < 6; index += 1) outcomes.push((await scene.queue.run(call(send))).kind);
    expect(outcomes).toEqual(['reply', 'reply', 'rateLimited', 'rateLimited', 'rateLimited', 'rateLimited']);
    expect(sent).toBe(2);
  });

  it('R7.08 sends calls for one account and policy one after the other, and all other calls in parallel', async () => {
    const scene = createScene();
    const events: string[] = [];
    const slow = (name: string) => async (): Promise<HttpOutcome> => {
      events.push(`${name} out`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} back`);
      return reply(200);
    };
    await Promise.all([scene.queue.run(call(slow('1'))), scene.queue.run(call(slow('2')))]);
    expect(events).toEqual(['1 out', '1 back', '2 out', '2 back']);
    events.length = 0;
    await Promise.all([scene.queue.run(call(slow('1'))), scene.queue.run(call(slow('2'), { account: 'b' }))]);
    expect(events).toEqual(['1 out', '2 out', '1 back', '2 back']);
  });

  it('R7.08 shares an account’s budget between two processes, with one call in flight at a time', async () => {
    const first = createScene();
    const second = createScene(first.store, first.clock);
    const publisher = createPublisherDouble([{ limit: 5, periodMs: 10_000, restrictionMs: 60_000 }]);
    let out = 0;
    let most = 0;
    const send = async (): Promise<HttpOutcome> => {
      most = Math.max(most, (out += 1));
      await new Promise((resolve) => setImmediate(resolve));
      out -= 1;
      return answerWith(publisher, first.clock)();
    };
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? first : second).queue.run(call(send))));
    expect(most).toBe(1);
    expect(outcomes.filter((outcome) => outcome.kind === 'reply' && outcome.status === 200)).toHaveLength(4);
    expect(outcomes.some((outcome) => outcome.kind === 'reply' && outcome.status === 429)).toBe(false);
  });

  it('R4.17 counts rules for the address or client across all accounts', async () => {
    const scene = createScene();
    const publisher = createPublisherDouble([{ limit: 4, periodMs: 10_000, restrictionMs: 60_000 }], { rule: 'Ip', policy });
    const kinds = [];
    for (const account of ['a', 'b', 'c', 'd', 'e'])
      kinds.push((await scene.queue.run(call(answerWith(publisher, scene.clock), { account }))).kind);
    expect(kinds).toEqual(['reply', 'reply', 'reply', 'rateLimited', 'rateLimited']);
  });

  it('R4.17 counts accounts separately if the rule is per account', async () => {
    const scene = createScene();
    const kinds = [];
    for (const account of ['a', 'b', 'c', 'd']) {
      const publisher = createPublisherDouble([{ limit: 2, periodMs: 10_000, restrictionMs: 60_000 }]);
      kinds.push((await scene.queue.run(call(answerWith(publisher, scene.clock), { account }))).kind);
      kinds.push((await scene.queue.run(call(answerWith(publisher, scene.clock), { account }))).kind);
    }
    expect(new Set(kinds)).toEqual(new Set(['reply']));
  });

  it('R4.17 follows a renamed policy', async () => {
    const scene = createScene();
    const publisher = createPublisherDouble(roomy, { policy: 'renamed' });
    await scene.queue.run(call(answerWith(publisher, scene.clock)));
    await scene.queue.run(call(answerWith(publisher, scene.clock)));
    expect(await scene.queue.budgetOf('a', policy)).toEqual({
      policy: 'renamed',
      windows: [{ limit: 15, used: 2, periodMs: 10_000 }],
      waitMs: 0,
    });
  });

  it('R4.18 removes an aborted caller from the queue immediately, and sends nothing', async () => {
    const scene = createScene();
    let finish = (): void => undefined;
    const first = scene.queue.run(call(() => new Promise((resolve) => (finish = () => resolve(reply(200))))));
    const controller = new AbortController();
    let sent = 0;
    const second = scene.queue.run(
      call(
        async () => {
          sent += 1;
          return reply(200);
        },
        { signal: controller.signal },
      ),
    );
    controller.abort();
    await expect(second).rejects.toThrow('abort');
    finish();
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toBe(0);
  });

  it('R8.28 frees the turn of a call that throws', async () => {
    const scene = createScene();
    await expect(scene.queue.run(call(() => Promise.reject(new Error('aborted'))))).rejects.toThrow('aborted');
    expect(await scene.queue.run(call(async () => reply(200)))).toMatchObject({ kind: 'reply' });
  });

  it('R4.17 has no budget for a policy before its first response', async () => {
    const scene = createScene();
    expect(await scene.queue.budgetOf('a', policy)).toBeNull();
    await scene.queue.run(call(async () => reply(200)));
    expect(await scene.queue.budgetOf('a', policy)).toEqual({ policy, windows: [], waitMs: 0 });
  });
});

describe('request queue observer', () => {
  it('is notified of waits, rejections and budget usage', async () => {
    const scene = createScene();
    const publisher = createPublisherDouble([{ limit: 2, periodMs: 10_000, restrictionMs: 60_000 }]);
    const send = answerWith(publisher, scene.clock);
    await scene.queue.run(call(send));
    await scene.queue.run(call(send));
    expect(scene.told.splice(0)).toEqual(['queued', 'turn after 0', `${policy} used 0.5`, 'queued', 'turn after 0', `${policy} used 1`]);
    expect(await scene.queue.run(call(send))).toMatchObject({ kind: 'rateLimited' });
    expect(scene.told.splice(0)).toEqual(['queued', `refused ${policy}`, 'turn after 0']);
  });

  it('is notified of waits behind other calls, and once of a caller that leaves before its turn', async () => {
    const scene = createScene();
    let answer = (): void => undefined;
    const first = scene.queue.run(call(() => new Promise((resolve) => (answer = () => resolve(reply(200))))));
    const leaving = new AbortController();
    const left = scene.queue.run(call(async () => reply(200), { signal: leaving.signal }));
    const second = scene.queue.run(call(async () => reply(200)));
    await vi.waitFor(() => expect(scene.told).toContain('turn after 0'));
    scene.clock.nowMs += 400;
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(scene.told.splice(0)).toEqual(['queued', 'queued', 'queued', 'turn after 0', 'turn after 400']);
    scene.clock.nowMs += 300;
    answer();
    await Promise.all([first, second]);
    expect(scene.told).toEqual(['turn after 700']);
  });
});
