import type { TradeView } from '@poexchange/contract/rest';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLetterKeys } from '../../shared/game/interface-store.ts';
import { makeQueued } from './testing/make-queued.ts';
import { makeItem, makePlace, makeTrade } from './testing/make-trade.ts';
import { id, leavePage, open, posted, press, serve, setWidth, short, startPage } from './testing/trade-page-harness.tsx';

describe('trade page', () => {
  beforeEach(startPage);
  afterEach(leavePage);

  it('R7.26 names the asker, the quantity, both prices and the position, counted from one', async () => {
    serve({ trade: makeTrade({ items: [makeItem('a', { places: [makePlace('1', { x: 2, y: 1 })] })] }) });
    open();
    expect(await screen.findByRole('heading', { name: 'Trade with Kirael' })).toBeTruthy();
    expect(screen.getByText(/tab “sell” · column 3, row 2 · 5 of 10/)).toBeTruthy();
    expect(screen.getByText('5 pieces')).toBeTruthy();
    expect(screen.getByRole('button', { name: '/invite' })).toBeTruthy();
  });

  it('R5.04 warns of deselected items, R5.05 of items that were never listed', async () => {
    serve({ trade: makeTrade({ items: [makeItem('a', { deselected: true })] }, { valid: false }) });
    open();
    expect(await screen.findByText('You left these items out when you published: Unknown item')).toBeTruthy();
    expect(screen.getByText('Be careful Kirael wants to buy items which are not offered ...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Done, take 5 from stock/ })).toBeNull();
  });

  it('R4.31 D32 takes the quantities from stock once, and restores them', async () => {
    const calls = serve({ trade: makeTrade() });
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Done, take 5 from stock/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Done, take 5 from stock/ })).toBeTruthy();
    const posts = calls.filter(({ path }) => path.endsWith('/processed'));
    expect(posts.map(({ body }) => body)).toEqual([{ id }, { id, undo: true }]);
    expect(posts.every(({ headers }) => headers.get('idempotency-key') !== null)).toBe(true);
  });

  it.each([
    [false, /^This listing is inactive\. Move it to active in/],
    [true, /^This listing is sold out/],
  ])('D33 explains why a listing is inactive, without a relist link if it is sold out (%s)', async (isSoldOut, words) => {
    const listing = { ...makeTrade().listing, state: 'inactive' as const, isSoldOut };
    serve({ trade: makeTrade({ listing: listing as TradeView['listing'] }) });
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    const link = screen.queryByRole('link', { name: 'My listings' });
    expect(link?.getAttribute('href') ?? null).toBe(isSoldOut ? null : '/poe/poexchange/bulk-trade/my-listings?view=listings');
  });

  it('disables and hides single-character keys if they are turned off, but still finishes on Ctrl Enter', async () => {
    changeLetterKeys(false);
    const other = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009';
    const calls = serve({ trade: short, queue: [makeQueued(id), makeQueued(other)] });
    open();
    await screen.findByRole('heading', { name: 'Trade with Kirael' });
    for (const key of ['j', 'k', 'r', '1', ' ']) press(key);
    expect(calls.some(({ path }) => path.endsWith(other))).toBe(false);
    expect(screen.queryByText('copied')).toBeNull();
    expect(screen.getByText('0 of 1 ticked')).toBeTruthy();
    expect(document.querySelectorAll('kbd, [aria-keyshortcuts="1"], [aria-keyshortcuts="R"]')).toHaveLength(0);
    press('Enter', { ctrlKey: true });
    await vi.waitFor(() => expect(posted(calls, '/processed')).toHaveLength(1));
  });

  it('R7.26 reports other people’s trades as not found', async () => {
    serve({ trade: 404 });
    open();
    expect(await screen.findByText('This trade does not exist')).toBeTruthy();
  });

  const wanted = { meta: { ...makeTrade().notification.body.meta, side: 'buy' as const } };

  it('R1.02 shows the seller, but no positions, to the owner of a want-to-buy listing, and reduces the wanted quantity', async () => {
    const calls = serve({ trade: makeTrade({ role: 'buyer', party: 'owner', items: [makeItem('a', { places: [] })] }, wanted) });
    open();
    expect(await screen.findByRole('heading', { name: 'Kirael wants to sell to you' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '/invite' })).toBeTruthy();
    expect(screen.queryByText(/not found in your stash|No positions to show|In stash| found$|Handing over/)).toBeNull();
    expect(screen.getByText('Receiving')).toBeTruthy();
    expect(screen.getAllByRole('checkbox', { name: / received$/ })).toHaveLength(1 + 1);
    fireEvent.click(screen.getByRole('button', { name: /^Done, 5 received/ }));
    await vi.waitFor(() => expect(posted(calls, '/processed')).toHaveLength(1));
  });

  it('R1.02 shows a person who sells to a want-to-buy listing their own offer and its whisper, without controls', async () => {
    serve({ trade: makeTrade({ role: 'seller', party: 'asker', items: [makeItem('a', { places: [] })] }, wanted) });
    open();
    expect(await screen.findByRole('heading', { name: 'Your offer to Seller' })).toBeTruthy();
    expect(screen.getByText('@Seller WTB 5 things')).toBeTruthy();
    expect(screen.getByText('Offered')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Done/ })).toBeNull();
  });

  it('D31, D59 shows a poe2 trade with manually entered items in the unit and at the rate of its request', async () => {
    const meta = { ...makeTrade().notification.body.meta, game: 'poe2' as const };
    serve({ trade: makeTrade({ items: [makeItem('a', { places: [] })] }, { meta, totalChaos: 10, unit: 'ex', chaosPerUnit: 0.1 }) });
    open();
    expect((await screen.findAllByRole('img', { name: '100 exalted' })).length).toBeGreaterThan(1);
    expect(screen.getAllByText(/entered manually/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/In stash| found$/), 'nobody has looked into a stash').toBeNull();
  });

  it('D18 shows the buyer the whisper and never the tabs', async () => {
    serve({ trade: makeTrade({ role: 'buyer', party: 'asker', items: [makeItem('a', { places: [] })] }) });
    open();
    expect(await screen.findByRole('heading', { name: 'Your request to Seller' })).toBeTruthy();
    expect(screen.getByText('@Seller WTB 5 things')).toBeTruthy();
    expect(screen.queryByText(/tab “/)).toBeNull();
  });

  it('D18 shows that the other person deleted their account, without also telling a buyer that the listing no longer exists', async () => {
    serve({
      trade: makeTrade({ role: 'buyer', party: 'asker', isCounterpartGone: true, listing: null, whispers: ['@Velsa WTB 5 things'] }),
    });
    open();
    expect(await screen.findByText(/This player has deleted their PoExchange account/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Your request to Velsa' })).toBeDefined();
    expect(screen.queryByText(/The listing for this request no longer exists/)).toBeNull();
  });

  it.each([
    ['none', /no search could/],
    ['gone', /no longer in your tabs/],
    ['tooLong', /would take too long/],
  ] as const)('D41 says why no better search exists (%s)', async (unwritten, words) => {
    const trade = makeTrade({ search: { matches: 2, missed: 1, extra: 3, readAtMs: 0, rewritten: null, unwritten } });
    const { body } = trade.notification;
    serve({ trade: { ...trade, notification: { ...trade.notification, body: { ...body, regex: 'essence' } } } as TradeView });
    open();
    expect((await screen.findAllByText(words))[0]?.textContent).toMatch(/1 missed, 3 extra/);
  });

  it.each([
    ['unread', /tabs haven’t been loaded recently/],
    ['tooLong', /takes too long/],
    ['busy', /Many searches/],
  ] as const)('D41, D23 says why the search’s matches are unknown (%s)', async (unknown, words) => {
    const trade = makeTrade({ search: { unknown } }, { regex: 'essence' });
    serve({ trade });
    open();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    for (const others of [/tabs haven’t been loaded recently/, /takes too long/, /Many searches/])
      if (others.source !== words.source) expect(screen.queryByText(others)).toBeNull();
  });

  it('D35 offers only Decline, which can be undone, for a request that cannot be filled', async () => {
    const calls = serve({ trade: makeTrade({ items: [makeItem('a', { available: 0 })] }) });
    open();
    const done = await screen.findByRole('button', { name: /^Done/ });
    expect((done as HTMLButtonElement).disabled).toBe(true);
    press('Enter', { ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Decline' });
    expect(posted(calls, '/step')).toEqual([
      { id, step: 'declined' },
      { id, step: 'asked' },
    ]);
    expect(posted(calls, '/processed')).toEqual([]);
  });

  it('works entirely by keyboard: replies, ticks, the next request, Done', async () => {
    const written: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true, writable: true });
    const calls = serve({ trade: short, queue: [makeQueued(id), makeQueued('5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009')] });
    open();
    await screen.findByRole('heading', { name: 'Trade with Kirael' });
    press('1');
    press('4');
    await screen.findByText(/only 24 Unknown item and no Unknown item left, new total 120c/);
    expect(written).toEqual(['/invite Kirael', '@Kirael only 24 Unknown item and no Unknown item left, new total 120c']);
    // Copying the invitation sets the step.
    await vi.waitFor(() => expect(posted(calls, '/step')).toEqual([{ id, step: 'invited' }]));
    await screen.findByText('finds 1, nothing else');
    press('r');
    await vi.waitFor(() => expect(written.at(-1)).toBe('"greed"'));
    press(' ');
    expect(screen.getByText('1 of 1 ticked')).toBeTruthy();
    expect(document.activeElement?.hasAttribute('data-tick')).toBe(true);
    press('j');
    await vi.waitFor(() => expect(calls.some(({ path }) => path.endsWith('trade/5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009'))).toBe(true));
  });

  it('ticks a row with Space and moves to the next row, which a second Space ticks', async () => {
    serve({ trade: makeTrade({ items: [makeItem('a'), makeItem('b'), makeItem('c')] }) });
    open();
    await screen.findByText('0 of 3 ticked');
    press(' ');
    expect(screen.getByText('1 of 3 ticked')).toBeTruthy();
    press(' ');
    expect(screen.getByText('2 of 3 ticked')).toBeTruthy();
  });

  it('D85 gives every landmark a unique name', async () => {
    serve({ trade: makeTrade(), queue: [makeQueued(id)] });
    open();
    await screen.findByRole('heading', { name: 'Trade with Kirael' });
    const names = screen.getAllByRole('complementary').map((element) => element.getAttribute('aria-label'));
    expect(names).toEqual(['Show in stash']);
  });

  it('treats letters typed into a field as text, and ignores keys behind a dialog', async () => {
    const calls = serve({ trade: short, queue: [makeQueued(id), makeQueued('5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009')] });
    open();
    const field = await screen.findByRole('textbox', { name: 'Amount of Unknown item' });
    field.focus();
    for (const key of ['j', 'r', '1', ' ']) press(key);
    expect(calls.some(({ path }) => path.endsWith('6d0009'))).toBe(false);
    expect(screen.getByText('0 of 1 ticked')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit replies' }));
    await screen.findByRole('dialog');
    press('Enter', { ctrlKey: true });
    expect(posted(calls, '/processed')).toEqual([]);
  });

  it('D32 shows next to the items that the same person has another open request for some of them', async () => {
    serve({ trade: makeTrade(), queue: [makeQueued(id), makeQueued('5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009')] });
    open();
    expect(await screen.findByText(/^Kirael has another open request for some of these items/)).toBeTruthy();
    cleanup();
    const somebody = { senderId: 'somebody else' };
    serve({ trade: makeTrade(), queue: [makeQueued(id), makeQueued('5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009', { notification: somebody })] });
    open();
    await screen.findByText(/ ticked$/);
    expect(screen.queryByText(/has another open request/)).toBeNull();
  });

  it('D33 warns in the list if two requests need the same stack, and keeps finished trades with Undo', async () => {
    const other = '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009';
    const calls = serve({
      trade: makeTrade(),
      queue: [
        makeQueued(id, { available: [['a', 6]] }),
        makeQueued(other, { ign: 'Quillon', available: [['a', 6]] }),
        makeQueued('5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0008', { ign: 'Yssara', body: { processed: true, steps: { processedMs: 5 } } }),
      ],
    });
    open();
    expect(await screen.findAllByText('shared stack')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Undo the trade with Yssara' }));
    await vi.waitFor(() => expect(posted(calls, '/processed')).toEqual([{ id: '5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0008', undo: true }]));
  });

  it.each([
    [900, 'Open requests 2'],
    [390, null],
  ] as const)('collapses the list of open requests only at medium width: %d px', async (px, button) => {
    setWidth(px);
    serve({ trade: makeTrade(), queue: [makeQueued(id), makeQueued('5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009')] });
    open();
    await screen.findByRole('heading', { name: 'Trade with Kirael' });
    if (button === null) expect(await screen.findByRole('navigation', { name: 'Open requests' })).toBeTruthy();
    else {
      fireEvent.click(await screen.findByRole('button', { name: button }));
      expect(screen.getByRole('dialog', { name: 'Open requests' })).toBeTruthy();
    }
  });

  it('D36 shows in the trade header on a phone whether the trade’s data is live', async () => {
    setWidth(390);
    serve({ trade: makeTrade() });
    open();
    const heading = await screen.findByRole('heading', { name: 'Trade with Kirael' });
    expect(heading.closest('header')?.textContent).toMatch(/Live|Reconnecting/);
  });

  it('D85 fits the final button’s label on a phone, for both listing sides', async () => {
    setWidth(390);
    serve({ trade: makeTrade({ role: 'buyer', party: 'owner', items: [makeItem('a', { places: [] })] }, wanted) });
    open();
    const done = await screen.findByRole('button', { name: /^Done/ });
    // Key hints are hidden on a phone.
    expect(done.textContent.replace('Ctrl Enter', '')).toBe('Done');
  });

  it('shows in a narrow list the asker’s full name, the amount, and the tag as an icon with a label', async () => {
    setWidth(1200);
    serve({
      trade: makeTrade(),
      queue: [makeQueued(id, { available: [['a', 6]] }), makeQueued('5f0c7d0e-6a8e-4d0b-9d0a-0d6f2f6d0009', { available: [['a', 6]] })],
    });
    open();
    const queue = await screen.findByRole('navigation', { name: 'Open requests' });
    await vi.waitFor(() => expect(within(queue).getAllByRole('img', { name: 'shared stack' })).toHaveLength(2));
    const rows = within(queue).getAllByRole('link', { name: /Kirael.*shared stack.*chaos/ });
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(within(row).getByText('Kirael').className).not.toMatch(/truncate|line-clamp/);
  });

  it('D41 shows the search with its proof in words, or the reason why there is no search', async () => {
    serve({ trade: makeTrade() });
    open();
    expect(await screen.findByText('finds 1, nothing else')).toBeTruthy();
    cleanup();
    serve({ trade: makeTrade(), search: { searches: null, reason: 'unread', matches: 0, missed: 1, extra: 0, readAtMs: null } });
    open();
    expect(await screen.findByText(/we can’t check any search/)).toBeTruthy();
  });

  it('R3.51 warns of a search that matches more than requested', async () => {
    serve({ trade: makeTrade({}, { regexWarning: true, regex: 'essence' }) });
    open();
    expect(await screen.findByText(/search also finds other items/)).toBeTruthy();
  });

  it('finds an item in a special tab by its name, never by a slot number', async () => {
    serve({ trade: makeTrade({ items: [makeItem('a', { places: [makePlace('1', { tabType: 'EssenceStash', tabName: 'E', x: 91 })] })] }) });
    open();
    expect(await screen.findByRole('heading', { name: 'Tab “E”' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/slot|92/);
  });

  it('shows the asker that the request was declined', async () => {
    serve({ trade: makeTrade({ role: 'buyer', party: 'asker' }, { steps: { declinedMs: 5 } }) });
    open();
    expect(await screen.findByText(/Seller declined this request/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy whisper' })).toBeNull();
  });

  it('D38 shows the asker that the listing left the market, unless the seller has started the trade', async () => {
    const listing = { ...makeTrade().listing, state: 'inactive' as const } as TradeView['listing'];
    serve({ trade: makeTrade({ role: 'buyer', party: 'asker', listing }) });
    open();
    expect(await screen.findByText(/no longer available: Seller took it down/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy whisper' })).toBeNull();
    cleanup();
    serve({ trade: makeTrade({ role: 'buyer', party: 'asker', listing }, { steps: { invitedMs: 5 } }) });
    open();
    expect(await screen.findByRole('button', { name: 'Copy whisper' })).toBeTruthy();
    expect(screen.queryByText(/no longer available/)).toBeNull();
  });

  it('D33 shows the asker how many pieces were handed over', async () => {
    const handed = { items: [['a', 2]] as [string, number][], totalChaos: 4 };
    serve({ trade: makeTrade({ role: 'buyer', party: 'asker' }, { processed: true, handed }) });
    open();
    expect((await screen.findByText(/Done: the other player/)).textContent).toContain('2 of 5 pieces handed over');
  });

  it('D33 shows the asker which pieces are no longer in stock and the new total, or neither if all are in stock', async () => {
    const items = (left: [number, number]) => [
      makeItem('a', { quantity: 30, price: 5, left: left[0], places: [] }),
      makeItem('b', { quantity: 8, price: 4, left: left[1], places: [] }),
    ];
    serve({ trade: makeTrade({ role: 'buyer', party: 'asker', items: items([24, 0]) }, { totalChaos: 182 }) });
    open();
    const note = (await screen.findByText(/Missing from stash \(14\):/)).closest('div');
    expect(note?.querySelector('[aria-label^="182 chaos"]')).toBeTruthy();
    expect(note?.querySelector('[aria-label^="120 chaos"]')).toBeTruthy();
    expect(screen.getAllByText('24 of 30').length).toBeGreaterThan(0);
    expect(screen.getAllByText('gone').length).toBeGreaterThan(0);
    cleanup();
    serve({ trade: makeTrade({ role: 'buyer', party: 'asker', items: items([30, 8]) }, { totalChaos: 182 }) });
    open();
    expect(await screen.findByText('38 pieces')).toBeTruthy();
    expect(screen.queryByText(/Missing from stash/)).toBeNull();
    expect(screen.queryByText(/\d+ found/)).toBeNull();
  });

  it('shows the footer of a trade with 500 items, and can scroll to every row', async () => {
    const items = Array.from({ length: 500 }, (_, index) => makeItem(`h${index}`, { places: [] }));
    serve({ trade: makeTrade({ items }, { totalChaos: 5000 }) });
    open();
    expect(await screen.findByText(/^Done, take 2,500 from stock/)).toBeTruthy();
    expect(document.querySelectorAll('[data-row] [data-tick]')).toHaveLength(500);
  });
});
