import type { Tag } from '@poexchange/domain/grouping';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PricingCore } from '../workers/pricing-core.ts';
import type { PriceEntry, TagPrices } from '../price-files/price-book.ts';
import { useChaosPerUnit } from './queries.ts';
import { usePriceIndex } from './use-price-index.ts';

const readTagPrices = vi.hoisted(() => vi.fn<PricingCore['readTagPrices']>());
const readNewestTagPrices = vi.hoisted(() => vi.fn<PricingCore['readNewestTagPrices']>());
vi.mock('../workers/pricing-client.ts', () => ({
  getPricingWorker: (): Pick<PricingCore, 'readTagPrices' | 'readNewestTagPrices'> => ({ readTagPrices, readNewestTagPrices }),
}));

const MINUTE_MS = 60_000;
const hashOf = (tag: Tag): string => `hash of ${tag}`;
const place = { game: 'poe1', league: 'mercenaries' } as const;

/** Fake price files: when they were published, and each tag's values with the time of their last change. */
let published: { atMs: number; values: Partial<Record<Tag, { sinceMs: number; chaos: number; isNamedToo?: boolean }>> };
const asked: string[] = [];

function makeTagPrices(tag: Tag): TagPrices {
  const { sinceMs, chaos, isNamedToo = false } = published.values[tag] ?? { sinceMs: 0, chaos: 0 };
  const entry: PriceEntry = {
    hash: hashOf(tag),
    tag,
    key: tag,
    name: tag,
    iconPath: '',
    properties: {},
    valueChaos: chaos,
    lowConfidence: null,
    listings: 9,
    priceHash: hashOf(tag),
    filterHash: hashOf(tag),
  };
  return {
    league: 'mercenaries',
    tag,
    pricedAtMs: sinceMs,
    entries: isNamedToo ? [entry, { ...entry, hash: `${hashOf(tag)}, new`, valueChaos: null, listings: 0 }] : [entry],
  };
}

const answer = (body: object): Response => new Response(JSON.stringify(body), { status: 200 });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked.length = 0;
  published = { atMs: 1000, values: { essence: { sinceMs: 900, chaos: 4 }, fossil: { sinceMs: 900, chaos: 7 } } };
  readTagPrices.mockReset().mockImplementation((_scope, tag) => Promise.resolve(makeTagPrices(tag)));
  readNewestTagPrices.mockReset().mockImplementation((_scope, tag) => Promise.resolve(makeTagPrices(tag)));
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    const meta = { timestampMs: published.atMs };
    if (url.endsWith('v10/status/mercenaries.json')) {
      return Promise.resolve(answer({ meta, status: { streamAtMs: null, exchangeHourMs: null, offers: 1, groups: 2 } }));
    }
    const tags = Object.fromEntries(
      Object.entries(published.values).map(([tag, { sinceMs, isNamedToo }]) => [tag, { n: isNamedToo === true ? 2 : 1, s: 1, v: sinceMs }]),
    );
    return url.endsWith('v10/index/mercenaries.json')
      ? Promise.resolve(answer({ meta, tags }))
      : Promise.reject(new Error(`nothing asks for ${url}`));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openPage(tags: readonly Tag[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return renderHook(() => usePriceIndex({ ...place, tags }), { wrapper });
}

it('refetches only the changed tags on an open page after a price run', async () => {
  const { result } = openPage(['essence', 'fossil'] satisfies Tag[]);
  const valueOf = (tag: Tag) => result.current.prices.get(hashOf(tag))?.valueChaos;
  await waitFor(() => expect([valueOf('essence'), valueOf('fossil')]).toEqual([4, 7]));

  published = { atMs: 61_000, values: { essence: { sinceMs: 61_000, chaos: 5 }, fossil: { sinceMs: 900, chaos: 7 } } };
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await waitFor(() => expect([valueOf('essence'), valueOf('fossil')]).toEqual([5, 7]));
  expect(readNewestTagPrices.mock.calls.map(([scope, tag]) => [scope, tag])).toEqual([[{ ...place, level: 12 }, 'essence']]);
  expect(readTagPrices).toHaveBeenCalledTimes(2);
});

it('fetches no price file after a price run without changes', async () => {
  const { result } = openPage(['essence'] satisfies Tag[]);
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  published = { ...published, atMs: 61_000 };
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await waitFor(() => expect(asked.filter((url) => url.includes('/index/')).length).toBeGreaterThan(0));
  expect([readTagPrices.mock.calls.length, readNewestTagPrices.mock.calls.length]).toEqual([1, 0]);
});

it('reads many changed tags from the league’s bundle', async () => {
  const tags: readonly Tag[] = ['essence', 'fossil', 'card', 'oil', 'vial', 'catalyst', 'fragment', 'scarab'];
  published.values = Object.fromEntries(tags.map((tag) => [tag, { sinceMs: 900, chaos: 1 }]));
  const { result } = openPage(tags);
  await waitFor(() => expect(result.current.prices.size).toBe(tags.length));
  published = { atMs: 61_000, values: Object.fromEntries(tags.map((tag) => [tag, { sinceMs: 61_000, chaos: 2 }])) };
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await waitFor(() => expect([...result.current.prices.values()].every(({ valueChaos }) => valueChaos === 2)).toBe(true));
  expect([readTagPrices.mock.calls.length, readNewestTagPrices.mock.calls.length]).toEqual([2 * tags.length, 0]);
});

it('reads up to six changed tags from their own files', async () => {
  const tags: readonly Tag[] = ['essence', 'fossil', 'card', 'oil', 'vial', 'catalyst'];
  published.values = Object.fromEntries(tags.map((tag) => [tag, { sinceMs: 900, chaos: 1 }]));
  const { result } = openPage(tags);
  await waitFor(() => expect(result.current.prices.size).toBe(tags.length));
  published = { atMs: 61_000, values: Object.fromEntries(tags.map((tag) => [tag, { sinceMs: 61_000, chaos: 2 }])) };
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await waitFor(() => expect([...result.current.prices.values()].every(({ valueChaos }) => valueChaos === 2)).toBe(true));
  expect([readTagPrices.mock.calls.length, readNewestTagPrices.mock.calls.length]).toEqual([tags.length, tags.length]);
});

it('reads a new group without a price after the price run that adds its name', async () => {
  const { result } = openPage(['essence'] satisfies Tag[]);
  await waitFor(() => expect(result.current.prices.size).toBe(1));
  published = { atMs: 61_000, values: { essence: { sinceMs: 900, chaos: 4, isNamedToo: true } } };
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await waitFor(() => expect(result.current.prices.get(`${hashOf('essence')}, new`)?.valueChaos).toBeNull());
});

it('R9.33 changes the rate and its currency’s row in the same render', async () => {
  const divine = 'divine orb';
  const seen = new Set<string>();
  published.values = { currency: { sinceMs: 900, chaos: 190 } };
  const named = (prices: TagPrices): TagPrices => ({ ...prices, entries: prices.entries.map((entry) => ({ ...entry, key: divine })) });
  readTagPrices.mockImplementation((_scope, tag) => Promise.resolve(named(makeTagPrices(tag))));
  // Makes each read of a file take longer than the previous one.
  let delayMs = 0;
  readNewestTagPrices.mockImplementation(async (_scope, tag) => {
    delayMs += 500;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return named(makeTagPrices(tag));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  renderHook(
    () => {
      const row = usePriceIndex({ ...place, tags: currencyOnly }).prices.get(hashOf('currency'))?.valueChaos;
      const rate = useChaosPerUnit({ ...place, unit: 'd' });
      if (row !== undefined && rate !== undefined) seen.add(`${row} and ${rate}`);
    },
    { wrapper },
  );
  await waitFor(() => expect([...seen]).toEqual(['190 and 190']));
  published = { atMs: 61_000, values: { currency: { sinceMs: 61_000, chaos: 193 } } };
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS));
  expect([...seen]).toEqual(['190 and 190', '193 and 193']);
});

const currencyOnly: readonly Tag[] = ['currency'];
