import type { ListingRow } from '@poexchange/contract/rest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, storeToken } from '../../shared/session/token.ts';
import { learnListing, listingFeedQuery } from './feed-query.ts';
import { forgetSelections } from './kept-selections.ts';
import { ListingPanel } from './listing-panel.tsx';
import { describeListing } from './listing-view.ts';
import { emptyFeed, mergeFeed, type FeedState } from './merge-feed.ts';
import { setPriceLimit } from './price-limits.ts';
import type { Wanted } from './selection.ts';
import { anger, character, offer, prices, profile, scope, token, uuid, zeal } from './testing/panel-world.ts';

let names: { game: string; league: string; ign: string }[];
let copied: string[];
let posts: { body: unknown; key: string | null }[];
let answer: () => Response;
let client: QueryClient;

async function open(row: ListingRow, wanted: Wanted = new Map(), shown: 'beside' | 'over' | 'ended' = 'beside'): Promise<void> {
  client.setQueryData<FeedState>(
    listingFeedQuery(scope).queryKey,
    mergeFeed(emptyFeed, { serverTimeMs: 1, full: true, newestMs: 1, listings: [row], gone: [] }),
  );
  const Panel = () => (
    <ListingPanel
      line={{ ...describeListing(row, prices, 'poe1'), isEnded: shown === 'ended', isOwn: false, isPriced: true, whisperedAtMs: null }}
      scope={scope}
      league={{ id: 'mercenaries', name: 'Mercenaries' }}
      wanted={wanted}
      asked={wanted}
      onMove={() => undefined}
      onClose={() => undefined}
      lies={shown === 'over' ? 'over' : 'beside'}
    />
  );
  const router = createRouter({ routeTree: createRootRoute({ component: Panel }), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('region');
}

const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` });
const copyButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /Copy/ });
const takeAll = () => fireEvent.click(screen.getByRole('button', { name: 'All' }));
const typeInto = (name: string, value: string) => fireEvent.change(quantityOf(name), { target: { value } });
const readRow = () => client.getQueryData(listingFeedQuery(scope).queryKey)?.rows.get(uuid);

beforeEach(() => {
  copied = [];
  names = [{ ...scope, ign: 'Buyer' }];
  posts = [];
  answer = () => Response.json({ id: uuid, whispers: ['@Seller WTB something'], totalChaos: 1, chaosPerDivine: null, serverTimeMs: 1 });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  storeToken(token);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // The virtual list draws what fits: the test page has no layout of its own.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { clipboard: { writeText: async (text: string) => void copied.push(text) } }),
  );
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (input.endsWith('/users/profile')) return Promise.resolve(Response.json({ ...profile, mainIgns: names }));
    if (input.endsWith('/users/mainIgn')) return Promise.resolve(Response.json(profile));
    if (input.includes('/characters')) return Promise.resolve(Response.json({ characters: [character], readAtMs: 1 }));
    posts.push({
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init.headers).get('idempotency-key'),
    });
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  cleanup();
  forgetSelections();
  clearToken();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('listing panel', () => {
  it('R5.02 under the minimum trade value whispering is disabled and says why', async () => {
    await open(offer({ minTradeValue: 50 }));
    takeAll();
    expect((await copyButton()).disabled).toBe(false);
    fireEvent.change(quantityOf('Deafening Essence of Anger'), { target: { value: '3' } });
    expect((await copyButton()).disabled).toBe(true);
    expect(screen.getByText(/below the minimum trade value/)).toBeTruthy();
  });

  it('R5.08, D34 a quantity above the stock is the stock at once, in the field, in words and in the request', async () => {
    await open(offer());
    typeInto('Deafening Essence of Zeal', '600');
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('4');
    expect(screen.getByText('you typed 600, only 4')).toBeTruthy();
    fireEvent.click(await copyButton());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({ items: [[zeal, 4]] });
  });

  it('D34 Enter in a quantity goes on to the button, and stays in the field while the button rests', async () => {
    await open(offer());
    await copyButton();
    const field = quantityOf('Deafening Essence of Zeal');
    field.focus();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).toBe(field);
    typeInto('Deafening Essence of Zeal', '2');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).toBe(await copyButton());
    expect(posts).toHaveLength(0);
  });

  it('D34 what was typed is there again when the same listing is opened again, and not once the seller changed it', async () => {
    await open(offer());
    typeInto('Deafening Essence of Zeal', '3');
    cleanup();
    await open(offer());
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('3');
    cleanup();
    await open(offer(), new Map([[zeal, 1]]));
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('1');
    cleanup();
    await open(offer({ timestampMs: offer().timestampMs + 1 }));
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('0');
  });

  it('on a phone the way back, the previous and the next listing are three drawings', async () => {
    await open(offer(), new Map(), 'over');
    const drawingOf = (name: RegExp) => screen.getByRole('button', { name }).querySelector('path')?.getAttribute('d');
    const drawings = [/^Back to the list/, /^Previous listing/, /^Next listing/].map(drawingOf);
    expect(new Set(drawings).size).toBe(3);
    expect(drawings.every((drawing) => drawing !== undefined && drawing !== null)).toBe(true);
  });

  it('D34 arrow keys and the wheel stop at the stock and at nothing, and say so', async () => {
    await open(offer());
    const field = quantityOf('Deafening Essence of Zeal');
    field.focus();
    fireEvent.wheel(field, { deltaY: -1, shiftKey: true });
    expect(field.value).toBe('4');
    expect(screen.getByText('you typed 10, only 4')).toBeTruthy();
    fireEvent.wheel(field, { deltaY: 1 });
    expect(field.value).toBe('3');
    expect(screen.queryByText(/you typed/)).toBeNull();
    fireEvent.keyDown(field, { key: 'ArrowDown', shiftKey: true });
    expect(field.value).toBe('0');
    field.blur();
    fireEvent.wheel(field, { deltaY: -1 });
    expect(field.value).toBe('0');
  });

  it.each(['abc', '-5', '1.5', '5x'])('D34 "%s" stays in the field, marked, and nothing is copied beside it', async (text) => {
    await open(offer());
    typeInto('Deafening Essence of Anger', '3');
    expect((await copyButton()).disabled).toBe(false);
    typeInto('Deafening Essence of Zeal', text);
    const field = quantityOf('Deafening Essence of Zeal');
    fireEvent.blur(field);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true']);
    expect((await copyButton()).disabled).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.getByText(/One quantity cannot be used/)).toBeTruthy();
    typeInto('Deafening Essence of Zeal', '2');
    fireEvent.click(await copyButton());
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({
      items: [
        [anger, 3],
        [zeal, 2],
      ],
    });
  });

  it('D34 Enter copies only after a choice of one’s own, and never from within a field', async () => {
    await open(offer(), new Map([[anger, 3]]));
    await copyButton();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.queryByText('Enter')).toBeNull();
    const field = quantityOf('Deafening Essence of Zeal');
    fireEvent.change(field, { target: { value: '2' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(posts).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toMatchObject({
      items: [
        [anger, 3],
        [zeal, 2],
      ],
    });
  });

  it('D34 a whole listing opens with everything, single items with nothing', async () => {
    await open(offer());
    expect((await copyButton()).disabled).toBe(true);
    cleanup();
    await open(offer({ listingMode: 'bulk' }));
    expect(quantityOf('Deafening Essence of Anger').value).toBe('10');
    expect((await copyButton()).disabled).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(posts).toEqual([]);
  });

  it('D31 the first whisper goes on by itself once the character is confirmed, within the same click', async () => {
    names = [];
    await open(offer());
    takeAll();
    fireEvent.click(await copyButton());
    fireEvent.click(await screen.findByRole('button', { name: 'Whisper as Buyer' }));
    await waitFor(() => expect(copied).toEqual(['@Seller WTB something']));
    expect(posts.at(-1)?.body).toMatchObject({ ign: 'Buyer' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('R9.29 the button says for a second that it copied', async () => {
    await open(offer());
    takeAll();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const button = screen.getByRole('button', { name: /Copy whisper/ });
    fireEvent.click(button);
    for (let turn = 0; turn < 20; turn += 1) await act(async () => Promise.resolve());
    expect(button.textContent).toContain('Copied');
    act(() => void vi.advanceTimersByTime(999));
    expect(button.textContent).toContain('Copied');
    act(() => void vi.advanceTimersByTime(1));
    expect(button.textContent).toContain('Copy again');
    vi.useRealTimers();
  });

  it('D34 a price above one’s own limit, or 3 times the value, is asked about once before it is copied', async () => {
    setPriceLimit(scope, anger, 4);
    await open(
      offer({
        items: [
          [anger, 5, 10],
          [zeal, 15, 4],
        ],
      }),
    );
    takeAll();
    expect(screen.getByText('above your limit')).toBeTruthy();
    fireEvent.click(await copyButton());
    expect(screen.getByText('Deafening Essence of Anger: 1.3 × your limit')).toBeTruthy();
    expect(screen.getByText('Deafening Essence of Zeal: 3 × its value')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(posts).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Copy at these prices' }));
    await waitFor(() => expect(posts).toHaveLength(1));
    typeInto('Deafening Essence of Zeal', '3');
    fireEvent.click(await copyButton());
    await waitFor(() => expect(posts).toHaveLength(2));
    setPriceLimit(scope, anger, null);
  });

  it('D35 the amount to pay is whole, the same as in the whisper, with the exact sum beside it', async () => {
    await open(offer({ items: [[anger, 1.1964, 10]] }));
    typeInto('Deafening Essence of Anger', '10');
    expect(screen.getByLabelText('12 chaos, exact 11.96 chaos')).toBeTruthy();
    expect(screen.getByText('exact 11.96 chaos')).toBeTruthy();
    expect(screen.getByLabelText('Whisper').textContent).toContain(' for 12c ');
  });

  it('R5.05 who asks for what was never listed is told that the seller is warned', async () => {
    answer = () =>
      Response.json({ code: 'tradeRequestNotValid', wording: 'warning.trade_request_not_valid', requestId: 'r' }, { status: 422 });
    await open(offer());
    takeAll();
    fireEvent.click(await copyButton());
    expect(await screen.findByText(/the seller gets a warning with your name/)).toBeTruthy();
    expect(copied).toEqual([]);
  });

  it('D31 asks with the stamp that is shown, then copies exactly what came back', async () => {
    await open(offer({ timestampMs: 4711 }), new Map([[zeal, Infinity]]));
    fireEvent.click(await copyButton());
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(posts[0]?.body).toEqual({ listingUuid: uuid, listingTimestampMs: 4711, items: [[zeal, 4]], ign: 'Buyer' });
    expect(copied).toEqual(['@Seller WTB something']);
    expect(screen.getByText('@Seller WTB something')).toBeTruthy();
  });

  it('D39 a long request copies one short line, or its parts after one click, and says when copied parts no longer count', async () => {
    const parts = ['@Seller WTB (1/3) a', '@Seller WTB (2/3) b', '@Seller WTB (3/3) c'];
    const short = '@Seller WTB 9 kinds (99 pieces) of your Essence listing for 1c (Mercenaries)';
    answer = () => Response.json({ id: uuid, whispers: parts, short, totalChaos: 1, chaosPerDivine: null, serverTimeMs: 1 });
    await open(offer());
    typeInto('Deafening Essence of Anger', '3');
    fireEvent.click(await copyButton());
    await waitFor(() => expect(copied).toEqual([short]));
    fireEvent.click(screen.getByRole('button', { name: 'Show the full text in 3 messages' }));
    for (const count of [2, 3]) {
      fireEvent.click(document.querySelector('button[data-next-on-enter]') as HTMLElement);
      await waitFor(() => expect(copied).toHaveLength(count));
    }
    expect(copied.slice(1)).toEqual(parts.slice(0, 2));
    expect(posts).toHaveLength(1);
    typeInto('Deafening Essence of Anger', '4');
    expect(screen.getByText(/changed after you copied part 2 of 3/)).toBeTruthy();
    typeInto('Deafening Essence of Anger', '3');
    expect(screen.queryByText(/changed after/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy part 3 of 3' }));
    await waitFor(() => expect(copied.at(-1)).toBe(parts[2]));
  });

  it('D24 starts with what the filter asks for, in those quantities, and finds the way back to it', async () => {
    await open(offer(), new Map([[anger, 3]]));
    expect([quantityOf('Deafening Essence of Anger').value, quantityOf('Deafening Essence of Zeal').value]).toEqual(['3', '0']);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('4');
    fireEvent.click(screen.getByRole('button', { name: 'Matching (1)' }));
    expect([quantityOf('Deafening Essence of Anger').value, quantityOf('Deafening Essence of Zeal').value]).toEqual(['3', '0']);
  });

  it('D31 Enter copies, where nothing else would take it', async () => {
    await open(offer());
    await copyButton();
    takeAll();
    fireEvent.keyDown(screen.getByRole('button', { name: 'All' }), { key: 'Enter' });
    expect(posts).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(posts).toHaveLength(1);
  });

  it('D31 a listing that changed is shown as it is now, and nothing is copied', async () => {
    const now = offer({ timestampMs: 9999, items: [[anger, 6, 2]] });
    answer = () =>
      Response.json({ code: 'listingChanged', wording: 'warning.listing_changed', requestId: 'r', listing: now }, { status: 409 });
    await open(offer());
    takeAll();
    fireEvent.click(await copyButton());
    await waitFor(() => expect(readRow()).toEqual(now));
    expect(copied).toEqual([]);
  });

  it('D16 the same request after a lost connection carries the same key', async () => {
    answer = () => {
      throw new TypeError('offline');
    };
    await open(offer());
    takeAll();
    fireEvent.click(await copyButton());
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[0]?.key).toBe(posts[1]?.key);
    expect(copied).toEqual([]);
  });

  it('R9.33, D28 an item that is priced otherwise than the listing says its percent of value, to one decimal', async () => {
    await open(offer({ items: [[anger, 7.0152, 10]] }));
    expect(screen.getByText('140.3%')).toBeTruthy();
  });

  it('R3.04 a whole-listing offer leaves no quantities to choose', async () => {
    await open(offer({ listingMode: 'bulk' }));
    expect(quantityOf('Deafening Essence of Anger').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'None' })).toBeNull();
  });

  it('R1.02, D30 a want-to-buy listing is sold to: what is wanted, the mirrored whisper, and no stash to look into', async () => {
    await open(offer({ side: 'buy' }));
    takeAll();
    expect(screen.getByText(/10 wanted/)).toBeTruthy();
    expect(screen.getByLabelText('Whisper').textContent).toMatch(/^@Seller WTS \[ALL\] /);
    expect(screen.getByText('wants to buy')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Stash' })).toBeNull();
  });

  it('R9.37 of nearly all of a map listing the whisper shown says what is left out, of others what is taken', async () => {
    const items: ListingRow['items'] = [
      [anger, 5, 10],
      [zeal, 2, 4],
    ];
    await open(offer({ category: 'map', subCategory: 'normalMap', items }));
    takeAll();
    fireEvent.change(quantityOf('Deafening Essence of Zeal'), { target: { value: '3' } });
    expect(screen.getByLabelText('Whisper').textContent).toBe(
      '@Seller WTB [ALL] Normal Map listing, ignore 1 Deafening Essence of Zeal 2c each. Total 56c (Mercenaries)',
    );
    cleanup();
    await open(offer({ items }));
    takeAll();
    fireEvent.change(quantityOf('Deafening Essence of Zeal'), { target: { value: '3' } });
    expect(screen.getByLabelText('Whisper').textContent).toMatch(/^@Seller WTB 10 Deafening Essence of Anger 5c each, 3 Deafening/);
  });

  it('D55 a listing entered by hand says so, where others say when they were seen', async () => {
    await open(offer({ byHand: true }));
    expect(screen.getByText('entered by hand')).toBeTruthy();
    expect(screen.queryByText(/not seen in the stash/)).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Stash' })).toBeNull();
  });

  it('R2.07 D11 a visitor sees everything but has to connect to whisper', async () => {
    clearToken();
    await open(offer());
    takeAll();
    expect(screen.getByRole('button', { name: /Connect your account/ })).toBeTruthy();
    expect(screen.getByText(/@Seller WTB \[ALL\] Essence listing/)).toBeTruthy();
  });

  it('D21 what a refusal tells reaches the feed without another poll', async () => {
    await open(offer());
    learnListing(client, scope, { gone: [uuid] });
    expect(readRow()).toBeUndefined();
  });
  it('a listing that ended says nothing of a stock, and offers no whisper', async () => {
    await open(offer(), new Map(), 'ended');
    expect(screen.getByRole('alert').textContent).toContain('This listing has ended.');
    expect([screen.queryByText(/in stock/), screen.queryByRole('button', { name: /Copy/ })]).toEqual([null, null]);
  });
});
