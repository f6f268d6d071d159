import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { watchReachability, type Answer, type Reachability } from './reachability.ts';

/**
 * A page with a fake clock. `server` is how the server currently behaves; a silent server uses up the whole timeout.
 */
function makePage() {
  const page = { nowMs: 1_000_000, server: 'answered' as Answer, asked: [] as number[], states: [] as Reachability[] };
  type Timer = { readonly atMs: number; readonly run: () => void };
  const timers = new Set<Timer>();
  const startTimer = (run: () => void, ms: number): (() => void) => {
    const timer = { atMs: page.nowMs + ms, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const watch = watchReachability({
    readNowMs: () => page.nowMs,
    readRandom: () => 0.5,
    startTimer,
    ask: (waitMs) => {
      page.asked.push(page.nowMs);
      const answer = page.server;
      return new Promise((resolve) => void startTimer(() => resolve(answer), answer === 'silent' ? waitMs : 20));
    },
    onChange: (state) => void page.states.push(state),
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number): Promise<void> => {
    const endMs = page.nowMs + ms;
    for (;;) {
      const next = [...timers].sort((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined || next.atMs > endMs) break;
      timers.delete(next);
      page.nowMs = Math.max(page.nowMs, next.atMs);
      next.run();
      await settle();
    }
    page.nowMs = endMs;
    await settle();
  };
  return { page, watch, pass };
}

describe('reachability', () => {
  it('D36 does not probe a server while it sends data', async () => {
    const { page, watch, pass } = makePage();
    for (let at = 0; at < 20; at += 1) {
      await pass(1900);
      watch.hear();
    }
    expect(page.asked).toEqual([]);
    expect(page.states).toEqual([]);
  });

  it.each([
    ['silent', 'offline'],
    ['failing', 'stale'],
  ] as const)('D36 reports a %s server as %s within 5 s, and as live as soon as it answers', async (server, verdict) => {
    const { page, watch, pass } = makePage();
    await pass(60_000);
    watch.hear();
    page.server = server;
    await pass(4999);
    expect(watch.read().verdict).toBe(verdict);
    expect(page.nowMs - watch.read().heardMs).toBeLessThan(5000);
    await pass(120_000);
    expect(watch.read().verdict).toBe(verdict);
    page.server = 'answered';
    await pass(12_600);
    expect(watch.read()).toMatchObject({ verdict: 'live', nextTryMs: null });
  });

  it('D36 reports a silent server within 5 s of its last answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 8 }), fc.boolean(), async (words, isDoubted) => {
        const { page, watch, pass } = makePage();
        for (const word of words) {
          await pass(word);
          watch.hear();
        }
        page.server = 'silent';
        const { heardMs } = watch.read();
        await pass(400);
        if (isDoubted) watch.doubt();
        await pass(5000);
        const alarm = page.states.find((state) => state.verdict === 'offline');
        expect(alarm?.heardMs).toBe(watch.read().heardMs);
        expect(watch.read().heardMs - heardMs).toBeLessThan(400);
      }),
      { numRuns: 60 },
    );
  });

  it('D36 probes after one failed call before alarming the user', async () => {
    const { page, watch, pass } = makePage();
    watch.hear();
    page.server = 'failing';
    watch.doubt();
    await pass(30);
    expect(watch.read().verdict).toBe('reconnecting');
    page.server = 'answered';
    await pass(1000);
    expect(page.states.map(({ verdict }) => verdict)).toEqual(['reconnecting', 'reconnecting', 'live']);
  });

  it('D36 applies the browser’s network state immediately, and does not probe without a network', async () => {
    const { page, watch, pass } = makePage();
    watch.setNetwork('down');
    expect(watch.read().verdict).toBe('offline');
    await pass(60_000);
    expect(page.asked).toEqual([]);
    watch.setNetwork('up');
    await pass(30);
    expect(watch.read().verdict).toBe('live');
  });

  it('D36 lengthens the pauses between probes up to 10 s, regardless of failed calls', async () => {
    const { page, watch, pass } = makePage();
    page.server = 'failing';
    await pass(10_000);
    page.asked.length = 0;
    for (let second = 0; second < 120; second += 1) {
      await pass(1000);
      watch.doubt();
    }
    const waits = page.asked.slice(1).map((at, index) => at - (page.asked[index] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_020);
    expect(page.asked.length).toBeLessThan(17);
  });

  it('D36 does not probe from a hidden page, and probes when it is shown again', async () => {
    const { page, watch, pass } = makePage();
    watch.setShown('hidden');
    await pass(600_000);
    expect(page.asked).toEqual([]);
    page.server = 'silent';
    watch.setShown('shown');
    await pass(2900);
    expect(watch.read().verdict).toBe('offline');
  });

  it('D36 after a suspension of the page (a sleeping computer), probes once more before reporting anything', async () => {
    const { page, watch, pass } = makePage();
    watch.setShown('hidden');
    page.server = 'silent';
    watch.setShown('shown');
    await pass(1000);
    // The computer sleeps for an hour during the probe.
    page.nowMs += 3_600_000;
    page.server = 'answered';
    await pass(3000);
    expect(page.states.map(({ verdict }) => verdict)).not.toContain('offline');
    expect(watch.read().verdict).toBe('live');
  });

  it('D36 resolves a manual probe with the resulting state', async () => {
    const { page, watch, pass } = makePage();
    page.server = 'failing';
    await pass(10_000);
    page.server = 'answered';
    const tried = watch.tryNow();
    await pass(20);
    expect(await tried).toBe('live');
  });
});
