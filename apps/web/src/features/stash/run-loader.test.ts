import type { StashTabId } from '@poexchange/domain/ids';
import { ApiError } from '@poexchange/contract/client';
import { describeRefusal, type ErrorCode } from '@poexchange/contract/errors';
import { describe, expect, it } from 'vitest';
import { readTabList } from '@poexchange/domain/stash';
import {
  describeBudget,
  emptyLoaderState,
  listStaleTabs,
  orderReads,
  reduceLoader,
  type LoaderEvent,
  type LoaderState,
} from './loader-state.ts';
import { runLoader, type LoaderDeps, type TabRef } from './run-loader.ts';

const refuse = (code: ErrorCode, retryAfterMs?: number) =>
  new ApiError({
    status: 400,
    endpoint: 'getStash',
    refusal: describeRefusal(code, 'r', retryAfterMs === undefined ? {} : { retryAfterMs }),
  });

type Step = { stash?: unknown; waitMs?: number; children?: TabRef[]; error?: unknown };

const tab = (id: string): StashTabId => id as StashTabId;

const countOf = (stash: unknown): number => (stash as { items: unknown[] }).items.length;
const holding = (count: number): Step => ({ stash: { items: Array(count).fill({}) } });

function play(steps: Record<string, Step[]>, given: { onSleep?: (waitMs: number, abort: AbortController) => void } = {}) {
  const abort = new AbortController();
  const calls: string[] = [];
  const sleeps: number[] = [];
  const states: LoaderState[] = [];
  let state = emptyLoaderState;
  let nowMs = 1_000_000;
  const next = new Map(Object.entries(steps).map(([id, list]) => [id, [...list]]));
  const current = new Map<string, Step>();
  const deps: LoaderDeps = {
    async readTab(ref) {
      calls.push(ref.parentId === undefined ? ref.id : `${ref.parentId}/${ref.id}`);
      const step = next.get(ref.id)?.shift() ?? {};
      if (step.error !== undefined) throw step.error;
      current.set(ref.id, step);
      return {
        stash: step.stash ?? { items: Array(5).fill({}) },
        readAtMs: nowMs,
        budget: { policy: 'stash', windows: [{ limit: 15, used: 3, periodMs: 10_000 }], waitMs: step.waitMs ?? 0 },
      };
    },
    async keepTab(ref, stash, readAtMs) {
      return { tab: { readAtMs, itemCount: countOf(stash), ungroupedCount: 0 }, children: current.get(ref.id)?.children ?? [] };
    },
    async sleep(waitMs, signal) {
      sleeps.push(waitMs);
      given.onSleep?.(waitMs, abort);
      signal.throwIfAborted();
      nowMs += waitMs;
    },
    readLastCount: (tabId) => state.loaded[tabId]?.itemCount ?? null,
    readNowMs: () => nowMs,
    dispatch(event: LoaderEvent) {
      state = reduceLoader(state, event);
      states.push(state);
    },
  };
  return {
    run: (ids: string[]) =>
      runLoader(
        ids.map((id) => ({ id: tab(id) })),
        deps,
        abort.signal,
      ),
    calls,
    sleeps,
    states,
    readState: () => state,
    abort,
  };
}

describe('stash loader', () => {
  it('D86 reads tabs one after the other and shows the progress', async () => {
    const played = play({ a: [{}], b: [{}], c: [{}] });
    await played.run(['a', 'b', 'c']);
    expect(played.calls).toEqual(['a', 'b', 'c']);
    expect(played.states.map((s) => s.run?.done).filter((done) => done !== undefined)).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    expect(played.readState().run).toBeNull();
    expect(Object.keys(played.readState().loaded)).toEqual(['a', 'b', 'c']);
    expect(played.readState().phases).toEqual({});
  });

  it('R4.17 R9.14 waits as long as the publisher requires plus 250 ms, then rereads the same tab', async () => {
    const played = play({ a: [{ error: refuse('rateLimited', 12_000) }, {}] });
    await played.run(['a']);
    expect(played.sleeps).toEqual([12_250]);
    expect(played.calls).toEqual(['a', 'a']);
    const waiting = played.states.find((s) => s.run?.wait != null)?.run?.wait;
    expect(waiting).toEqual({ reason: 'publisherLimit', fromMs: 1_000_000, untilMs: 1_012_250 });
    expect(played.readState().loaded['a']).toBeDefined();
  });

  it('R4.18 ends a wait on Cancel and keeps the tabs that were loaded before', async () => {
    const played = play({ a: [{}], b: [{ error: refuse('rateLimited', 60_000) }] }, { onSleep: (_ms, abort) => abort.abort() });
    await played.run(['a', 'b']);
    expect(played.readState().stopped).toBe('cancelled');
    expect(Object.keys(played.readState().loaded)).toEqual(['a']);
    expect(played.readState().phases).toEqual({});
  });

  it('D86 shows the wait for the account’s own budget, but does not wait after the last tab', async () => {
    const played = play({ a: [{ waitMs: 4000 }], b: [{ waitMs: 4000 }] });
    await played.run(['a', 'b']);
    expect(played.sleeps).toEqual([4000]);
  });

  it('R8.32 retries five times, first after 350 ms and then with doubled delays, and continues with the next tab', async () => {
    const down = { error: refuse('gameApiDown') };
    const played = play({ a: Array.from({ length: 6 }, () => down), b: [{}] });
    await played.run(['a', 'b']);
    expect(played.sleeps).toEqual([350, 700, 1400, 2800, 5600]);
    expect(played.readState().phases['a']).toEqual({ phase: 'failed', reason: 'gameApiDown' });
    expect(played.readState().loaded['b']).toBeDefined();
  });

  it('R8.20 stops with the reason if the publisher is down, and skips the remaining tabs', async () => {
    const down = Array.from({ length: 6 }, () => ({ error: refuse('gameApiDown') }));
    const played = play({ a: down, b: down, c: [{}] });
    await played.run(['a', 'b', 'c']);
    expect(played.calls).not.toContain('c');
    expect(played.readState().stopped).toBe('gameApiDown');
  });

  it('R2.09 reports a tab that disappeared after the list was fetched, and continues', async () => {
    const played = play({ a: [{ error: refuse('stashTabVanished') }], b: [{}] });
    await played.run(['a', 'b']);
    expect(played.readState().phases['a']).toEqual({ phase: 'vanished' });
    expect(played.readState().loaded['b']).toBeDefined();
  });

  it('D72 rereads an almost empty tab once, and accepts items that have reappeared', async () => {
    const played = play({ a: [holding(40), holding(0), holding(38)] });
    await played.run(['a']);
    await played.run(['a']);
    expect(played.calls).toEqual(['a', 'a', 'a']);
    expect(played.readState().loaded['a']).toMatchObject({ itemCount: 38 });
    expect(played.readState().loaded['a']).not.toHaveProperty('shrunkFrom');
  });

  it('D72 accepts that items are gone after two such reads, and marks the tab with the earlier count', async () => {
    const played = play({ a: [holding(40), holding(3), holding(3), holding(3)] });
    await played.run(['a']);
    await played.run(['a']);
    expect(played.readState().loaded['a']).toMatchObject({ itemCount: 3, shrunkFrom: 40 });
    await played.run(['a']);
    expect(played.readState().loaded['a']).not.toHaveProperty('shrunkFrom');
    expect(played.calls).toHaveLength(4);
  });

  it('D72 does not reread a tab that never had many items', async () => {
    const played = play({ a: [holding(19), holding(0)] });
    await played.run(['a']);
    await played.run(['a']);
    expect(played.calls).toHaveLength(2);
  });

  it('D86 first reads tabs that were never read, then the tabs with the most sellable items, and remove-only tabs last', () => {
    const list = [
      { id: 'old', name: 'Old (Remove-only)', type: 'PremiumStash' },
      { id: 'poor', name: 'Poor', type: 'PremiumStash' },
      { id: 'rich', name: 'Rich', type: 'QuadStash' },
      { id: 'new', name: 'New', type: 'PremiumStash' },
    ];
    const tabs = readTabList(list, { league: 'l', makeId: () => 'none' });
    const held = (itemCount: number) => ({ readAtMs: 1, itemCount, ungroupedCount: 1 });
    const loaded = { 'l:poor': held(3), 'l:rich': held(300) };
    const ids = tabs.map(({ id }) => id);
    expect(orderReads(ids, tabs, loaded)).toEqual(['l:new', 'l:rich', 'l:poor', 'l:old']);
  });

  it('R8.30 ends the load immediately when the session has expired', async () => {
    const played = play({ a: [{ error: refuse('sessionExpired') }], b: [{}] });
    await played.run(['a', 'b']);
    expect(played.calls).toEqual(['a']);
    expect(played.sleeps).toEqual([]);
    expect(played.readState().stopped).toBe('sessionExpired');
  });

  it('R3.28 reads the children of a map tab next, and counts each child', async () => {
    const played = play({
      m: [
        {
          children: [
            { id: tab('m1'), parentId: tab('m') },
            { id: tab('m2'), parentId: tab('m') },
          ],
        },
      ],
      b: [{}],
    });
    await played.run(['m', 'b']);
    expect(played.calls).toEqual(['m', 'm/m1', 'm/m2', 'b']);
    expect(Math.max(...played.states.map((s) => s.run?.total ?? 0))).toBe(4);
  });

  it('D86 keeps the older content if rereading fails', async () => {
    const loaded = reduceLoader(emptyLoaderState, { type: 'restored', tabs: { a: { readAtMs: 5, itemCount: 7, ungroupedCount: 0 } } });
    const failed = reduceLoader(loaded, { type: 'tabFailed', tabId: tab('a'), reason: 'network' });
    expect(failed.loaded['a']).toEqual({ readAtMs: 5, itemCount: 7, ungroupedCount: 0 });
    expect(failed.phases['a']).toEqual({ phase: 'failed', reason: 'network' });
  });

  it('R4.08 R9.05 lists tabs that were never read or read more than 30 minutes ago, but no tabs that just failed', () => {
    const nowMs = 10_000_000;
    const state: LoaderState = {
      ...emptyLoaderState,
      loaded: {
        fresh: { readAtMs: nowMs - 30 * 60_000, itemCount: 1, ungroupedCount: 0 },
        old: { readAtMs: nowMs - 30 * 60_000 - 1, itemCount: 1, ungroupedCount: 0 },
      },
      phases: { failed: { phase: 'failed', reason: 'network' } },
    };
    expect(listStaleTabs(state, ['fresh', 'old', 'new', 'failed'].map(tab), { nowMs })).toEqual(['old', 'new']);
  });

  it('R4.17 shows the remaining budget, and treats an expired window as unused', () => {
    const budget = {
      value: {
        policy: 'p',
        waitMs: 0,
        windows: [
          { limit: 15, used: 3, periodMs: 10_000 },
          { limit: 30, used: 22, periodMs: 300_000 },
        ],
      },
      atMs: 0,
    };
    expect(describeBudget(budget, 1000).map((w) => w.left)).toEqual([12, 8]);
    expect(describeBudget(budget, 16_000).map((w) => w.left)).toEqual([15, 8]);
    expect(describeBudget(null, 0)).toEqual([]);
  });
});
