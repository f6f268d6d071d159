import type { StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { emptyLoaderState, type LoaderState } from './loader-state.ts';
import type { StashStore } from './stash-store.ts';
import { useAutoReload } from './use-stash.ts';

const MINUTE_MS = 60_000;
const tabIds = ['standard:a', 'standard:b'] as StashTabId[];
const tabs = tabIds.map((id) => ({ id, name: id, type: 'PremiumStash', children: [] }) as unknown as StashTabInfo);

/** Renders the hook with a stash in this state; `change` updates the state. */
function start(first: Partial<LoaderState>) {
  const load = vi.fn<StashStore['load']>();
  const state = create(() => ({ loader: { ...emptyLoaderState, ...first } }));
  const store = { state, load } as unknown as Pick<StashStore, 'state' | 'load'>;
  renderHook(() => useAutoReload({ store, tabIds, tabs, isReady: true }));
  const change = (loader: Partial<LoaderState>): void => state.setState((before) => ({ loader: { ...before.loader, ...loader } }));
  return { change, reads: () => load.mock.calls.map(([ids]) => ids) };
}

const loadedAt = (readAtMs: number) =>
  Object.fromEntries(tabIds.map((id) => [id, { readAtMs, itemCount: 1, ungroupedCount: 0 }])) as LoaderState['loaded'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('R4.08 rereading of stash data', () => {
  it('happens when data is missing or older than 30 minutes', () => {
    expect(start({}).reads()).toEqual([tabIds]);
    const aged = start({ loaded: loadedAt(Date.now()) });
    vi.advanceTimersByTime(29 * MINUTE_MS);
    expect(aged.reads()).toEqual([]);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(aged.reads()[0]).toEqual(tabIds);
  });

  it('does not happen while a load runs, nor after the user stopped it', () => {
    const run = { total: 2, done: 0, currentTabId: null, wait: null };
    const running = start({ run });
    const stopped = start({ stopped: 'cancelled' });
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect([running.reads(), stopped.reads()]).toEqual([[], []]);
  });

  it.each(['gameApiDown', 'network', 'unknown'] as const)(
    'happens two minutes after a load that ended early (%s), not before',
    (reason) => {
      const stash = start({});
      stash.change({ stopped: reason, phases: { [tabIds[0] as string]: { phase: 'failed', reason } } });
      vi.advanceTimersByTime(1.5 * MINUTE_MS);
      expect(stash.reads()).toHaveLength(1);
      vi.advanceTimersByTime(MINUTE_MS);
      expect(stash.reads()).toEqual([tabIds, tabIds]);
    },
  );

  it('happens for a single failed tab, but not for a tab that no longer exists', () => {
    const stash = start({});
    stash.change({
      loaded: {},
      phases: { [tabIds[0] as string]: { phase: 'failed', reason: 'unknown' }, [tabIds[1] as string]: { phase: 'vanished' } },
    });
    vi.advanceTimersByTime(3 * MINUTE_MS);
    expect(stash.reads()[1]).toEqual([tabIds[0]]);
  });
});
