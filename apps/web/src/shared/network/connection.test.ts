import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reachabilityLimits } from './reachability.ts';

const { quietMs, answerMs, saidAfterMs } = reachabilityLimits;

/** Returns a response whose body never arrives. */
function answerSlowly(type: string, signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  });
  return new Response(body, { status: 200, headers: { 'content-type': type } });
}

beforeEach(() => {
  vi.resetModules();
  // A real timeout would ignore the fake clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('timeout')), ms);
    return controller.signal;
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['D36 counts an answer of the server from its headers on', 'application/json; charset=utf-8', 'live'],
  ['D36 does not count the page of a proxy as an answer of the server', 'text/html', 'offline'],
])('%s', async (_title, type, verdict) => {
  vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => answerSlowly(type, init.signal));
  const { startConnectionWatch, useReachability } = await import('./connection.ts');
  startConnectionWatch();
  await vi.advanceTimersByTimeAsync(quietMs + answerMs + saidAfterMs);
  expect(useReachability.getState().verdict).toBe(verdict);
});
