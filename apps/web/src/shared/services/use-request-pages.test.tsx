import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRequest } from '../../features/services/testing/make-service.ts';
import { keepRequest, type RequestPage } from './requests-query.ts';
import { useRequestPages } from './use-request-pages.ts';

const uuid = (letter: string): string => `00000000-0000-4000-8000-00000000000${letter}`;
const page = (ids: readonly (readonly [string, number])[], olderBeforeMs: number | null): RequestPage & { serverTimeMs: number } => ({
  requests: ids.map(([id, askedMs]) => makeRequest(uuid(id), { askedMs })),
  olderBeforeMs,
  serverTimeMs: 1,
});
let pages: Readonly<Record<string, ReturnType<typeof page> | null>>;
const asked: string[] = [];

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return { client, ...renderHook(() => useRequestPages('poe1'), { wrapper }) };
}
type Hook = ReturnType<typeof open>['result'];
const ids = (result: Hook): string[] => result.current.requests.map(({ id }) => id.slice(-1));

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    const before = new URL(url, 'http://page').searchParams.get('beforeMs') ?? '';
    asked.push(before);
    const reply = pages[before];
    return Promise.resolve(reply == null ? Response.json({}, { status: 500 }) : Response.json(reply));
  });
});
afterEach(() => {
  cleanup();
  asked.length = 0;
  vi.unstubAllGlobals();
});

describe('request pages', () => {
  it('D62 loads older requests on demand, once each, up to the last page', async () => {
    pages = {
      '': page(
        [
          ['c', 30],
          ['b', 20],
        ],
        20,
      ),
      '20': page([['a', 10]], null),
    };
    const { result } = open();
    await vi.waitFor(() => expect(ids(result)).toEqual(['c', 'b']));
    expect(result.current.older.state).toBe('more');
    act(() => void result.current.older.fetch());
    await vi.waitFor(() => expect(ids(result)).toEqual(['c', 'b', 'a']));
    expect(result.current.older.state).toBe('end');
    act(() => void result.current.older.fetch());
    expect(asked).toEqual(['', '20']);
  });

  it('keeps requests that newer requests push off the first page, and applies changes from events', async () => {
    pages = {
      '': page(
        [
          ['c', 30],
          ['b', 20],
        ],
        20,
      ),
      '20': page([['a', 10]], null),
    };
    const { result, client } = open();
    await vi.waitFor(() => expect(result.current.older.state).toBe('more'));
    act(() => void result.current.older.fetch());
    await vi.waitFor(() => expect(result.current.older.state).toBe('end'));
    pages = {
      '': page(
        [
          ['d', 40],
          ['c', 30],
        ],
        30,
      ),
    };
    await act(() => result.current.newest.refetch());
    await vi.waitFor(() => expect(ids(result)).toEqual(['d', 'c', 'b', 'a']));
    expect(result.current.older.state).toBe('end');
    act(() => keepRequest(client, makeRequest(uuid('a'), { askedMs: 10, state: 'done' })));
    await vi.waitFor(() => expect(result.current.requests.find(({ id }) => id === uuid('a'))?.state).toBe('done'));
  });

  it('keeps the other pages when one page fails, and can retry that page', async () => {
    pages = { '': page([['c', 30]], 30), '30': null };
    const { result } = open();
    await vi.waitFor(() => expect(result.current.older.state).toBe('more'));
    act(() => void result.current.older.fetch());
    await vi.waitFor(() => expect(result.current.older.hasFailed).toBe(true));
    expect(ids(result)).toEqual(['c']);
    pages = { ...pages, '30': page([['a', 10]], null) };
    act(() => void result.current.older.fetch());
    await vi.waitFor(() => expect(ids(result)).toEqual(['c', 'a']));
  });

  it('requests no further page when the first page contains everything', async () => {
    pages = { '': page([['c', 30]], null) };
    const { result } = open();
    await vi.waitFor(() => expect(ids(result)).toEqual(['c']));
    expect(result.current.older.state).toBe('none');
  });
});
