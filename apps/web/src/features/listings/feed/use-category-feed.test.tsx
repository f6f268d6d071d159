import { decodeParam, feedFilterSchema, type ListingFeed, type ListingRow } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { showToast } from '../../../shared/toast/toast.ts';
import { learnListing, listingFeedQuery } from './feed-query.ts';
import { toggleWatched } from '../seller-watch.ts';
import { makeRow } from '../testing/make-row.ts';
import { useCategoryFeed } from './use-category-feed.ts';

const shown = vi.hoisted(() => vi.fn<typeof showToast>(() => ''));
vi.mock('../../../shared/toast/toast.ts', () => ({ showToast: shown }));
const readToasts = () =>
  shown.mock.calls.map(([{ title }]) => (typeof title === 'object' && 'params' in title ? title.params?.['ign'] : title));

const scope = { game: 'poe1', league: 'mercenaries' } as const;
const uuid = (at: number): string => `5f0c7d0e-6a8e-4d0b-9d0a-${String(at).padStart(12, '0')}`;
const essence = makeRow(uuid(1));
const scarab = makeRow(uuid(2), { category: 'scarab' });

let listed: ListingRow[];
let asked: { category: string; sinceMs: number | undefined }[];
/** Replies are delayed while this promise is pending. */
let held: Promise<void>;
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  shown.mockClear();
  listed = [essence, scarab];
  asked = [];
  held = Promise.resolve();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async (url: string) => {
    const [, category = '', filter = ''] = /\/mercenaries\/([^/]+)\/([^/]+)$/.exec(String(url)) ?? expect.fail(String(url));
    const sinceMs = decodeParam(feedFilterSchema, filter)?.sinceMs;
    asked.push({ category, sinceMs });
    await held;
    const isAll = category === 'ALL';
    const counts = listed.reduce<Record<string, number>>((all, row) => ({ ...all, [row.category]: (all[row.category] ?? 0) + 1 }), {});
    const reply: ListingFeed = {
      serverTimeMs: Date.now(),
      full: true,
      newestMs: 50_000,
      listings: listed.filter((row) => isAll || row.category === category),
      gone: [],
      ...(!isAll && { counts }),
    };
    return Response.json(reply);
  });
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
const open = (category: string) => renderHook(({ place }) => useCategoryFeed(scope, place), { wrapper, initialProps: { place: category } });
const idsOf = ({ current }: { readonly current: ReturnType<typeof useCategoryFeed> }) => [...(current.feed.data?.rows.keys() ?? [])];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const holdReplies = (): (() => void) => {
  let release = (): void => undefined;
  held = new Promise((resolve) => (release = resolve));
  return release;
};

it('D21 fetches only the page’s category, and gets the counts for all other categories', async () => {
  const { result } = open('essence');
  await waitFor(() => expect(idsOf(result)).toEqual([uuid(1)]));
  expect(result.current.counts).toEqual({ essence: 1, scarab: 1 });
  listed = [essence, scarab, makeRow(uuid(3), { category: 'scarab' })];
  await pass(6000);
  await waitFor(() => expect(result.current.counts).toEqual({ essence: 1, scarab: 2 }));
  expect(asked).toEqual([
    { category: 'essence', sinceMs: undefined },
    { category: 'essence', sinceMs: 40_000 },
  ]);
});

it('R2.07, R9.53 shows a category immediately when switching from all, polls only that category, and goes back instantly', async () => {
  const { result, rerender, unmount } = open('');
  await waitFor(() => expect(idsOf(result)).toEqual([uuid(1), uuid(2)]));
  const release = holdReplies();
  asked = [];
  rerender({ place: 'scarab' });
  expect([idsOf(result), result.current.counts]).toEqual([[uuid(2)], { essence: 1, scarab: 1 }]);
  rerender({ place: 'essence' });
  expect(idsOf(result)).toEqual([uuid(1)]);
  await waitFor(() => expect(asked.at(-1)).toEqual({ category: 'essence', sinceMs: 40_000 }));
  release();
  await pass(20_000);
  expect(new Set(asked.slice(-3).map(({ category }) => category))).toEqual(new Set(['essence']));
  rerender({ place: 'scarab' });
  expect(idsOf(result)).toEqual([uuid(2)]);
  rerender({ place: '' });
  expect(idsOf(result)).toEqual([uuid(1), uuid(2)]);
  unmount();
  await pass(1);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('R2.07 keeps the previous counts while a category is read for the first time', async () => {
  const { result, rerender } = open('essence');
  await waitFor(() => expect(idsOf(result)).toEqual([uuid(1)]));
  const release = holdReplies();
  rerender({ place: 'scarab' });
  expect([result.current.feed.data, result.current.counts]).toEqual([undefined, { essence: 1, scarab: 1 }]);
  release();
  await waitFor(() => expect(idsOf(result)).toEqual([uuid(2)]));
});

it('R2.07 announces once that a seller whose listing is in another category has returned', async () => {
  const away = makeRow(uuid(1), { presence: 'offline', ign: 'Kirael' });
  listed = [away, scarab];
  const { result, rerender } = open('essence');
  await waitFor(() => expect(idsOf(result)).toEqual([uuid(1)]));
  act(() => toggleWatched(away));
  rerender({ place: 'scarab' });
  await waitFor(() => expect(idsOf(result)).toEqual([uuid(2)]));
  await pass(6000);
  expect(readToasts()).toEqual([]);
  listed = [{ ...away, presence: 'online' }, scarab];
  await pass(6000);
  await waitFor(() => expect(readToasts()).toEqual(['Kirael']));
  asked = [];
  await pass(12_000);
  expect(new Set(asked.map(({ category }) => category))).toEqual(new Set(['scarab']));
});

it('R5.08 applies the listing state from a refused trade only to the feeds that contain the listing', async () => {
  const { result, rerender } = open('essence');
  await waitFor(() => expect(idsOf(result)).toEqual([uuid(1)]));
  rerender({ place: 'scarab' });
  await waitFor(() => expect(idsOf(result)).toEqual([uuid(2)]));
  act(() => learnListing(client, scope, { listings: [{ ...scarab, timestampMs: 2000, totalPrice: 7 }] }));
  await waitFor(() => expect(result.current.feed.data?.rows.get(uuid(2))?.totalPrice).toBe(7));
  expect([...(client.getQueryData(listingFeedQuery({ ...scope, category: 'essence' }).queryKey)?.rows.keys() ?? [])]).toEqual([uuid(1)]);
  act(() => learnListing(client, scope, { gone: [uuid(2)] }));
  await waitFor(() => expect([idsOf(result), [...(result.current.feed.data?.ended.keys() ?? [])]]).toEqual([[], [uuid(2)]]));
});
