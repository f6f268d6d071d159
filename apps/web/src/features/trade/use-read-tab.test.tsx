import { makeStashTabId, readPublisherTabId } from '@poexchange/domain/ids';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ownKeys } from '../../shared/api/own-keys.ts';
import type { getStashStore } from '../stash/index.ts';
import { makeTrade } from './testing/make-trade.ts';
import { useReadTab } from './use-read-tab.ts';

type Store = ReturnType<typeof getStashStore>;
type Loader = ReturnType<Store['state']['getState']>['loader'];

const held = vi.hoisted(() => ({ store: null as unknown, scopes: [] as unknown[] }));
vi.mock('../stash/index.ts', () => ({
  getStashStore: (scope: Parameters<typeof getStashStore>[0]): Pick<Store, 'state' | 'loadAndWait'> => {
    held.scopes.push(scope);
    return held.store as Store;
  },
}));

const scope = { game: 'poe1', league: 'standard', accountId: 'me' } as const;
const tabId = readPublisherTabId('6f66b5dda2');
if (tabId === null) throw new Error('this is an id of the publisher');
const stashTabId = makeStashTabId('standard', tabId);

/** Clicks Read with a loader that ends in this state; returns what was read, and what was refetched afterwards. */
async function read(after: Partial<Loader>, options: { id?: string; scope?: typeof scope | null } = {}) {
  const loader: Loader = { loaded: {}, phases: {}, run: null, stopped: null, budget: null, ...after };
  const loadAndWait = vi.fn<Store['loadAndWait']>(() => Promise.resolve());
  held.store = { state: createStore(() => ({ loader, contentVersion: 0, isRestored: true })), loadAndWait };
  const client = new QueryClient();
  const renewed = vi.spyOn(client, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const view = makeTrade();
  const { result } = renderHook(() => useReadTab(view, options.scope === undefined ? scope : options.scope), { wrapper });
  act(() => result.current.mutate(options.id ?? tabId ?? ''));
  await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false));
  return { hasFailed: result.current.isError, loadAndWait, keys: renewed.mock.calls.map(([filters]) => filters?.queryKey?.[0]) };
}

describe('reading a tab of a trade', () => {
  afterEach(() => {
    cleanup();
    held.scopes = [];
  });

  it('R4.17 uses the loader of this account and league, and refetches the trade', async () => {
    const { hasFailed, loadAndWait, keys } = await read({});
    expect(hasFailed).toBe(false);
    expect(held.scopes).toEqual([scope]);
    expect(loadAndWait.mock.calls).toEqual([[[stashTabId]]]);
    expect(keys).toEqual([...ownKeys.trade, ...ownKeys.tradeQueue]);
  });

  it('reports a tab that failed, no longer exists, or was not read completely', async () => {
    expect((await read({ phases: { [stashTabId]: { phase: 'failed', reason: 'gameApiDown' } } })).hasFailed).toBe(true);
    expect((await read({ phases: { [stashTabId]: { phase: 'vanished' } } })).hasFailed).toBe(true);
    expect((await read({ stopped: 'cancelled' })).hasFailed).toBe(true);
  });

  it("reads no tab for an id that is not the publisher's, or before the account is known", async () => {
    const notATab = await read({}, { id: '../x' });
    expect([notATab.hasFailed, notATab.loadAndWait.mock.calls]).toEqual([true, []]);
    const nobody = await read({}, { scope: null });
    expect([nobody.hasFailed, nobody.loadAndWait.mock.calls]).toEqual([true, []]);
  });
});
