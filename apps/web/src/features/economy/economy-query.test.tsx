import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TagPrices } from '../../shared/price-files/price-book.ts';
import { useChaosPerDivine } from '../../shared/prices/queries.ts';
import type { EconomyColumns } from '../../shared/workers/economy-columns.ts';
import type { PricingCore } from '../../shared/workers/pricing-core.ts';
import { economyTagQuery, useDeferredEconomy, useEconomy } from './economy-query.ts';
import type { EconomyRow } from './economy-rows.ts';

/** Time when the currency files were last published; each read returns the current state. */
let publishedAtMs = 1000;
const readEconomyTag = vi.hoisted(() => vi.fn<PricingCore['readEconomyTag']>());
const readNewestEconomyTag = vi.hoisted(() => vi.fn<PricingCore['readNewestEconomyTag']>());
const readTagPrices = vi.hoisted(() => vi.fn<PricingCore['readTagPrices']>());
const readNewestTagPrices = vi.hoisted(() => vi.fn<PricingCore['readNewestTagPrices']>());
vi.mock('../../shared/workers/pricing-client.ts', () => ({
  getPricingWorker: (): Pick<PricingCore, 'readEconomyTag' | 'readNewestEconomyTag' | 'readTagPrices' | 'readNewestTagPrices'> => ({
    readEconomyTag,
    readNewestEconomyTag,
    readTagPrices,
    readNewestTagPrices,
  }),
}));

const columnsOf = (tag: string): EconomyColumns =>
  ({ tag, pricedAtMs: publishedAtMs, hashes: [], keys: [], names: [] }) as unknown as EconomyColumns;
const pricesOf = (): TagPrices => ({ league: 'mercenaries', tag: 'currency', pricedAtMs: publishedAtMs, entries: [] });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  publishedAtMs = 1000;
  readEconomyTag.mockReset().mockImplementation((_scope, tag) => Promise.resolve(columnsOf(tag)));
  readNewestEconomyTag.mockReset().mockImplementation((_scope, tag) => Promise.resolve(columnsOf(tag)));
  readTagPrices.mockReset().mockImplementation(() => Promise.resolve(pricesOf()));
  readNewestTagPrices.mockReset().mockImplementation(() => Promise.resolve(pricesOf()));
});
afterEach(() => void vi.useRealTimers());

it('reads the rate in the head and the currency rows from one price run, with one small request', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const place = { game: 'poe1', league: 'mercenaries' } as const;
  renderHook(() => [useChaosPerDivine(place.game, place.league), useEconomy(place)], { wrapper });
  const shownAt = () =>
    [['rates'], ['economy']].map(([what]) => {
      const key = [what, place.game, place.league, ...(what === 'economy' ? ['currency'] : [])];
      return client.getQueryData<{ readonly pricedAtMs: number }>(key)?.pricedAtMs;
    });
  await waitFor(() => expect(shownAt()).toEqual([1000, 1000]));
  expect(readNewestEconomyTag).not.toHaveBeenCalled();

  publishedAtMs = 61_000;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(shownAt()).toEqual([61_000, 61_000]));
  expect(readNewestEconomyTag).toHaveBeenCalledExactlyOnceWith(place, 'currency');

  // The other tags are read from the league's bundle, even when they are due for another read.
  const readBefore = readEconomyTag.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
  await waitFor(() => expect(readEconomyTag.mock.calls.length).toBeGreaterThan(readBefore));
  expect(new Set(readNewestEconomyTag.mock.calls.map(([, tag]) => tag))).toEqual(new Set(['currency']));
});

it('R9.50 keeps a tag fresh for 30 minutes, refetches it every 30 minutes, and caches it for 30 minutes after its last use', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const place = { game: 'poe1', league: 'mercenaries', tag: 'essence' } as const;
  const show = () => renderHook(() => useQuery(economyTagQuery(place)), { wrapper });
  const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));
  const { unmount } = show();
  await waitFor(() => expect(readEconomyTag).toHaveBeenCalledTimes(1));
  await minutes(29);
  expect(readEconomyTag).toHaveBeenCalledTimes(1);
  await minutes(1.1);
  expect(readEconomyTag).toHaveBeenCalledTimes(2);

  unmount();
  await minutes(29);
  const again = show();
  expect(again.result.current.data).toBeDefined();
  expect(readEconomyTag).toHaveBeenCalledTimes(2);
  again.unmount();
  await minutes(30.1);
  expect(client.getQueryData(economyTagQuery(place).queryKey)).toBeUndefined();
});

it('reports a league as read only once its rows are present', () => {
  const nothing = { rows: [], isRead: false, readAtMs: null, failedTags: [], retry: () => undefined };
  const renders: [isRead: boolean, rows: number][] = [];
  const { rerender } = renderHook(
    (economy) => {
      const shown = useDeferredEconomy(economy);
      renders.push([shown.isRead, shown.rows.length]);
    },
    { initialProps: nothing as Parameters<typeof useDeferredEconomy>[0] },
  );
  rerender({ ...nothing, rows: [{} as EconomyRow], isRead: true });
  expect(renders).not.toContainEqual([true, 0]);
  expect(renders.at(-1)).toEqual([true, 1]);
});

it('reports a league without rows as loading until its index is known, and as empty only if the index lists no groups', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  let answer = (_tags: object): void => undefined;
  const fetchIndex = vi.fn<() => Promise<Response>>(
    () => new Promise((resolve) => (answer = (tags) => resolve(Response.json({ meta: { timestampMs: 1 }, tags })))),
  );
  vi.stubGlobal('fetch', fetchIndex);
  const { result } = renderHook(() => useEconomy({ game: 'poe1', league: 'mercenaries' }), { wrapper });
  await waitFor(() => expect(fetchIndex).toHaveBeenCalledTimes(1));
  expect(result.current.isRead).toBe(false);
  const readBefore = readEconomyTag.mock.calls.length;
  answer({ essence: { n: 3, s: 1, v: 1 } });
  await waitFor(() => expect(readEconomyTag.mock.calls.length).toBeGreaterThan(readBefore));
  expect(result.current.isRead).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetchIndex).toHaveBeenCalledTimes(2);
  answer({});
  await waitFor(() => expect(result.current.isRead).toBe(true));
  vi.unstubAllGlobals();
});
