import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Seen } from './describe-part.ts';
import { createNodeLook } from './looks.ts';
import { keepStatusNotes } from './note-status.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes once a minute, never concurrently, even after a failure, and waits for a running write on stop', async () => {
  const answers: ((seen: Seen | null) => void)[] = [];
  const warnings: string[] = [];
  const live = () => new Promise<Seen | null>((resolve) => answers.push(resolve));
  const log = { warn: (_context: object, text: string) => void warnings.push(text) } as never;
  // Writes nothing if nothing was seen; any write would fail on this database.
  const { stop } = keepStatusNotes({ db: null as never, clock: () => 0, looks: { live } }, { log });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(answers).toHaveLength(1);
  answers[0]?.({ state: 'works' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([answers.length, warnings]).toEqual([2, ['the state of the parts was not noted']]);
  let hasStopped = false;
  const stopping = stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(180_000);
  expect([hasStopped, answers.length]).toEqual([false, 2]);
  answers[1]?.(null);
  await stopping;
});

it('reports a node with a delayed event loop as late until the next check', async () => {
  vi.useRealTimers();
  const { look, stop } = createNodeLook();
  const breathe = () => new Promise((resolve) => setTimeout(resolve, 50));
  await breathe();
  const untilMs = performance.now() + 400;
  while (performance.now() < untilMs);
  await breathe();
  expect(await look()).toEqual({ state: 'late' });
  expect(await look()).toEqual({ state: 'works' });
  stop();
});
