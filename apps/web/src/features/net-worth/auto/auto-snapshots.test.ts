import type { AutoTokenReply } from '@poexchange/contract/events/net-worth';
import { netWorthLimits, tokenLifetimeMs, tokenPeriodMs, type AutoSettings } from '@poexchange/domain/net-worth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoSnapshots, type AutoDeps } from './auto-snapshots.ts';

const START_MS = 1_700_000_000_000;
const MINUTE_MS = 60_000;
const INTERVAL_MS = 15 * MINUTE_MS;

/** The server's side of the token: a lease held by one window. */
function makeServer() {
  const lease = { token: '', expiresMs: 0, count: 0 };
  return {
    lease,
    ask: async (held: string | undefined): Promise<AutoTokenReply> => {
      const isFree = lease.token === '' || lease.expiresMs <= Date.now();
      if (!isFree && held !== lease.token) return { held: false };
      if (isFree || held !== lease.token) lease.token = `token${(lease.count += 1)}`;
      lease.expiresMs = Date.now() + tokenLifetimeMs(INTERVAL_MS);
      return { held: true, token: lease.token, expiresMs: lease.expiresMs };
    },
    free: () => Object.assign(lease, { token: '', expiresMs: 0 }),
  };
}

function makeWindow(server: ReturnType<typeof makeServer>, over: Partial<AutoDeps> = {}) {
  const taken: number[] = [];
  const asked: number[] = [];
  const deps: AutoDeps = {
    readNowMs: () => Date.now(),
    readRandom: () => 0.5,
    isConnected: () => true,
    askToken: (held) => {
      asked.push(Date.now() - START_MS);
      return server.ask(held);
    },
    isBusy: () => false,
    take: () => void taken.push(Date.now() - START_MS),
    onTokenFailure: () => true,
    ...over,
  };
  const auto = createAutoSnapshots(deps);
  const timer = setInterval(auto.tick, 1_000);
  return { auto, taken, asked, close: () => clearInterval(timer) };
}

const settings = (over: Partial<AutoSettings> = {}): AutoSettings => ({
  autosnapshotEnabled: true,
  selectedProfileId: 'p1',
  snapshotInterval: INTERVAL_MS,
  nextAutoSnapshotAt: START_MS + INTERVAL_MS,
  ...over,
});

beforeEach(() => vi.useFakeTimers({ now: START_MS }));
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('auto snapshot schedule', () => {
  it('R4.38 takes a snapshot when it is due, and none while auto snapshots are off or no profile is selected', async () => {
    const windows = [settings(), settings({ autosnapshotEnabled: false }), settings({ selectedProfileId: null })].map((given) => {
      const made = makeWindow(makeServer());
      made.auto.followSettings(given);
      return made;
    });
    await vi.advanceTimersByTimeAsync(INTERVAL_MS - 1_000);
    expect(windows.map(({ taken }) => taken.length)).toEqual([0, 0, 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(windows.map(({ taken }) => taken)).toEqual([[INTERVAL_MS], [], []]);
  });

  it('shows when the next snapshot is due, and no time while auto snapshots are off', async () => {
    const { auto } = makeWindow(makeServer());
    auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(auto.state.getState().plan).toEqual({ kind: 'waits', atMs: START_MS + INTERVAL_MS });
    auto.followSettings(settings({ autosnapshotEnabled: false }));
    expect(auto.state.getState().plan).toEqual({ kind: 'off' });
  });

  it('R4.38 waits for a running snapshot and for the connection', async () => {
    let state = { isBusy: true, isConnected: true };
    const { auto, taken } = makeWindow(makeServer(), { isBusy: () => state.isBusy, isConnected: () => state.isConnected });
    auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(INTERVAL_MS + 5_000);
    state = { isBusy: false, isConnected: false };
    await vi.advanceTimersByTimeAsync(5_000);
    expect(taken).toEqual([]);
    state = { isBusy: false, isConnected: true };
    await vi.advanceTimersByTimeAsync(1_000);
    expect(taken.length).toBe(1);
  });

  it('retries a failed snapshot with growing delays, and a cancelled snapshot after an interval', async () => {
    let isBusy = false;
    const starts: number[] = [];
    const { auto } = makeWindow(makeServer(), {
      isBusy: () => isBusy,
      take: () => {
        starts.push((Date.now() - START_MS) / MINUTE_MS);
        isBusy = true;
      },
    });
    auto.followSettings(settings({ nextAutoSnapshotAt: START_MS }));
    const endAs = async (kind: 'failed' | 'cancelled', waitMs: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(2_000);
      isBusy = false;
      auto.end(kind);
      // The time to which the page counts down.
      expect(auto.state.getState().plan).toEqual({ kind: 'waits', atMs: Date.now() + waitMs });
      await vi.advanceTimersByTimeAsync(waitMs - 1_000);
      expect(isBusy).toBe(false);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(isBusy).toBe(true);
    };
    await endAs('failed', 3 * MINUTE_MS);
    await endAs('failed', 6 * MINUTE_MS);
    await endAs('failed', 12 * MINUTE_MS);
    await endAs('failed', INTERVAL_MS);
    await endAs('cancelled', INTERVAL_MS);
    expect(starts.length).toBe(6);
  });
});

describe('auto snapshot token', () => {
  it('R4.40 lets one of two windows hold and renew the token, and shows this in the other window', async () => {
    const server = makeServer();
    const windows = [makeWindow(server), makeWindow(server)];
    for (const { auto } of windows) auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(windows.map(({ taken }) => taken.length)).toEqual([1, 0]);
    expect(windows[1]?.auto.state.getState().plan.kind).toBe('elsewhere');
    const period = tokenPeriodMs(INTERVAL_MS);
    expect(windows[0]?.asked).toEqual([1_000, 1_000 + period, 1_000 + 2 * period]);
    expect(server.lease.count).toBe(1);
  });

  it('R4.40, R7.58 requests the token within 5 s of a revocation, after a random delay', async () => {
    const server = makeServer();
    const { auto, asked } = makeWindow(server, { readRandom: () => 0.9 });
    auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(2_000);
    server.free();
    auto.revoke();
    expect(auto.state.getState().plan).toEqual({ kind: 'noToken' });
    await vi.advanceTimersByTimeAsync(0.9 * netWorthLimits.revokedDelayMs - 1_000);
    expect(asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.length).toBe(2);
  });

  it('R4.40 renews a held token on reconnect, and gives the token to no other window', async () => {
    const server = makeServer();
    const [first, second] = [makeWindow(server), makeWindow(server)];
    for (const { auto } of [first, second]) auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(2_000);
    for (const { auto } of [first, second]) auto.renew();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([first, second].map(({ asked }) => asked.length)).toEqual([2, 2]);
    expect([first, second].map(({ auto }) => auto.state.getState().plan.kind)).toEqual(['waits', 'elsewhere']);
    expect(server.lease.count).toBe(1);
  });

  it('R4.40 gives the token to the window that turned auto snapshots on, even if another window receives the event first', async () => {
    const server = makeServer();
    const [other, here] = [makeWindow(server, { readRandom: () => 0 }), makeWindow(server)];
    for (const { auto } of [other, here]) auto.followSettings(settings({ autosnapshotEnabled: false }));
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    other.auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(2_000);
    here.auto.followSettings(settings());
    here.auto.claim();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([here, other].map(({ auto }) => auto.state.getState().plan.kind)).toEqual(['waits', 'elsewhere']);
    here.close();
    server.free();
    other.auto.revoke();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(other.auto.state.getState().plan.kind).toBe('waits');
  });

  it('R4.40 retries a failed first token request within seconds, and reports the failure once', async () => {
    const server = makeServer();
    const told: unknown[] = [];
    let failing = 2;
    const asked: number[] = [];
    const { auto } = makeWindow(server, {
      askToken: (held) => {
        asked.push(Date.now() - START_MS);
        failing -= 1;
        return failing >= 0 ? Promise.reject(new Error('not now')) : server.ask(held);
      },
      onTokenFailure: (error) => told.push(error) > 0,
    });
    auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([1_000, 6_000, 16_000]);
    expect(auto.state.getState().plan.kind).toBe('waits');
    expect(told.length).toBe(1);
  });

  it('R4.40 renews the token immediately when the connection returns during a failing request, not a period later', async () => {
    const server = makeServer();
    let fail: (error: Error) => void = () => undefined;
    let isLost = false;
    const { auto, asked } = makeWindow(server, {
      askToken: (held) => {
        asked.push(Date.now() - START_MS);
        return isLost ? new Promise((_, reject) => (fail = reject)) : server.ask(held);
      },
    });
    auto.followSettings(settings());
    isLost = true;
    await vi.advanceTimersByTimeAsync(2_000);
    auto.renew();
    isLost = false;
    fail(new Error('the connection broke'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.length).toBe(2);
    expect(auto.state.getState().plan.kind).toBe('waits');
  });

  it('R4.40 presents the held token after a reload, and takes no snapshot before the answer', async () => {
    const server = makeServer();
    const first = makeWindow(server);
    first.auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(2_000);
    const token = first.auto.readToken() ?? expect.fail();
    first.close();
    const again = makeWindow(server);
    again.auto.restore(token);
    again.auto.followSettings(settings({ nextAutoSnapshotAt: START_MS }));
    expect(again.auto.state.getState().plan).toEqual({ kind: 'noToken' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([again.auto.state.getState().plan.kind, server.lease.count]).toEqual(['due', 1]);
  });

  it('R4.40 passes a closed window’s token to the next window when the token expires', async () => {
    const server = makeServer();
    const [first, second] = [makeWindow(server), makeWindow(server)];
    for (const { auto } of [first, second]) auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(2_000);
    first.close();
    await vi.advanceTimersByTimeAsync(tokenLifetimeMs(INTERVAL_MS) + tokenPeriodMs(INTERVAL_MS));
    expect([first.taken.length, second.taken.length > 0]).toEqual([0, true]);
  });

  it('R4.40 takes no snapshot with a token that expired while offline', async () => {
    const server = makeServer();
    let isConnected = true;
    const { auto, taken } = makeWindow(server, { isConnected: () => isConnected });
    auto.followSettings(settings({ nextAutoSnapshotAt: START_MS + 20 * MINUTE_MS }));
    await vi.advanceTimersByTimeAsync(2_000);
    isConnected = false;
    await vi.advanceTimersByTimeAsync(21 * MINUTE_MS);
    expect(auto.state.getState().plan).toEqual({ kind: 'noToken' });
    isConnected = true;
    server.lease.token = 'of another device';
    server.lease.expiresMs = Date.now() + MINUTE_MS;
    await vi.advanceTimersByTimeAsync(3_000);
    expect([auto.state.getState().plan.kind, taken]).toEqual(['elsewhere', []]);
  });

  it('R8.18 reports a failure only once until a request succeeds again', async () => {
    const onTokenFailure = vi.fn<AutoDeps['onTokenFailure']>(() => true);
    const { auto } = makeWindow(makeServer(), { askToken: () => Promise.reject(new Error('no answer')), onTokenFailure });
    auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    expect(onTokenFailure).toHaveBeenCalledTimes(1);
  });

  it('D12 ignores an answer for the previous account', async () => {
    let answer: (reply: AutoTokenReply) => void = () => undefined;
    const { auto } = makeWindow(makeServer(), { askToken: () => new Promise((resolve) => (answer = resolve)) });
    auto.followSettings(settings());
    await vi.advanceTimersByTimeAsync(1_000);
    auto.reset();
    answer({ held: true, token: 't', expiresMs: START_MS + INTERVAL_MS });
    await vi.advanceTimersByTimeAsync(0);
    expect(auto.readToken()).toBeUndefined();
  });
});

/** Returns a generator of seeded numbers in [0, 1). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('token model', () => {
  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'R4.38, R4.40 windows that open, close and disconnect never take two snapshots for one scheduled time (seed %i)',
    async (seed) => {
      const random = makeRandom(seed);
      const server = makeServer();
      let nextMs = START_MS + INTERVAL_MS;
      const stored: number[] = [];
      const windows: (ReturnType<typeof makeWindow> & { isConnected: boolean })[] = [];
      const tellAll = (): void => windows.forEach(({ auto }) => auto.followSettings(settings({ nextAutoSnapshotAt: nextMs })));
      const open = (): void => {
        const line = { isConnected: true };
        const made = makeWindow(server, {
          readRandom: random,
          isConnected: () => line.isConnected,
          // As on the server, only the token holder's snapshot is stored and moves the scheduled time.
          take: () => {
            if (made.auto.readToken() !== server.lease.token || server.lease.expiresMs <= Date.now()) return;
            stored.push(Date.now());
            nextMs = Date.now() + INTERVAL_MS;
            tellAll();
          },
        });
        windows.push(Object.assign(line, made));
        made.auto.followSettings(settings({ nextAutoSnapshotAt: nextMs }));
      };
      for (let step = 0; step < 80; step += 1) {
        const choice = random();
        const one = windows[Math.floor(random() * windows.length)];
        if (windows.length === 0 || choice < 0.15) open();
        else if (choice < 0.25 && one !== undefined) {
          one.close();
          windows.splice(windows.indexOf(one), 1);
        } else if (choice < 0.4 && one !== undefined) one.isConnected = !one.isConnected;
        else if (choice < 0.45) {
          server.free();
          for (const { auto } of windows) auto.revoke();
        } else await vi.advanceTimersByTimeAsync(Math.floor(random() * 8 * MINUTE_MS));
        const holders = windows.filter(
          ({ auto, isConnected }) => isConnected && auto.readToken() === server.lease.token && server.lease.token !== '',
        );
        expect(holders.length).toBeLessThanOrEqual(1);
      }
      const gaps = stored.slice(1).map((ms, at) => ms - (stored[at] ?? 0));
      expect(gaps.every((gapMs) => gapMs >= INTERVAL_MS)).toBe(true);
      // While any window stays open, snapshots continue.
      windows.forEach((each) => (each.isConnected = true));
      if (windows.length === 0) open();
      const before = stored.length;
      await vi.advanceTimersByTimeAsync(tokenLifetimeMs(INTERVAL_MS) + tokenPeriodMs(INTERVAL_MS) + 2 * INTERVAL_MS);
      expect(stored.length).toBeGreaterThan(before);
    },
  );
});
