import type { TradeView } from '@poexchange/contract/rest';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueued } from './testing/make-queued.ts';
import { makeItem, makePlace, makeTrade } from './testing/make-trade.ts';
import { id, leavePage, open, posted, press, readStoreAnew, serve, setWidth, short, startPage } from './testing/trade-page-harness.tsx';

describe('trade amounts', () => {
  beforeEach(startPage);
  afterEach(leavePage);

  it('R5.08, D34 reports an amount above the stock, marks an invalid amount and disables Done', async () => {
    const calls = serve({ trade: short });
    open();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount of Unknown item' });
    fireEvent.change(field, { target: { value: '600' } });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['600', 'true']);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['24', null]);
    expect(screen.getByText('you typed 600, maximum 24')).toBeTruthy();
    expect(posted(calls, '/processed')).toEqual([]);
    const reasons = {
      abc: 'not a valid quantity',
      '2x4': 'not a valid quantity',
      '-3': 'cannot be below zero',
      '1.5': 'whole pieces only',
      '': 'not a valid quantity',
    };
    for (const [typed, why] of Object.entries(reasons)) {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.keyDown(field, { key: 'Enter' });
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
      expect(screen.getByText(why)).toBeTruthy();
      const done = screen.getByRole<HTMLButtonElement>('button', { name: /^Done/ });
      expect(done.disabled).toBe(true);
      const reason = document.getElementById(done.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toBe('Unknown item: enter a whole number');
      press('Enter', { ctrlKey: true });
    }
    expect(posted(calls, '/processed')).toEqual([]);
    fireEvent.change(field, { target: { value: '7' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(/valid quantity|whole number/)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Done/ }).disabled).toBe(false);
  });

  it('D32, D33 sends the displayed amounts on Done: the available part of the request, or less', async () => {
    const calls = serve({ trade: short });
    open();
    const field = await screen.findByRole('textbox', { name: 'Amount of Unknown item' });
    expect(screen.getAllByText('24 of 30').length).toBeGreaterThan(0);
    expect((screen.getAllByRole('checkbox', { name: 'Unknown item handed over' })[1] as HTMLInputElement).disabled).toBe(true);
    for (const typed of ['99999', '240', '24']) {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.blur(field);
      expect((field as HTMLInputElement).value).toBe('24');
    }
    fireEvent.change(field, { target: { value: '20' } });
    press('Enter', { ctrlKey: true });
    await screen.findByText('Done. The pieces were removed from your stock.');
    expect(posted(calls, '/processed')).toEqual([{ id, items: [['a', 20]] }]);
  });

  it('does not tell the other player that a lowered amount is the remaining stock', async () => {
    const written: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true, writable: true });
    serve({ trade: makeTrade({ items: [makeItem('a', { quantity: 27, available: 27 })] }) });
    open();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount of Unknown item' });
    fireEvent.change(field, { target: { value: '600' } });
    fireEvent.blur(field);
    expect(screen.getByText('you typed 600, only 27 requested')).toBeTruthy();
    fireEvent.change(field, { target: { value: '10' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    press('4');
    await vi.waitFor(() => expect(written).toEqual(['@Kirael I can give 10 of 27 Unknown item, new total 20c']));
  });

  it.each(['Enter', 'Escape'])('%s moves the focus from the amount to its row, so that reply keys work', async (key) => {
    const written: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true, writable: true });
    serve({ trade: short });
    open();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount of Unknown item' });
    field.focus();
    fireEvent.change(field, { target: { value: '10' } });
    press(key);
    expect(document.activeElement?.hasAttribute('data-tick')).toBe(true);
    press('4');
    await vi.waitFor(() => expect(written).toHaveLength(1));
    expect(field.value).toBe('10');
  });

  /** Reloads the page: stored state is restored, other state is lost. */
  const reload = async (): Promise<void> => {
    cleanup();
    await readStoreAnew();
    open();
  };

  it('keeps typed amounts and ticks across a reload, even invalid amounts, and drops them after the trade has ended', async () => {
    const items = [makeItem('a', { quantity: 30 }), makeItem('b', { quantity: 8 }), makeItem('c')];
    const trade = makeTrade({ items }, { items: items.map(({ hash, quantity }) => [hash, quantity]), totalChaos: 86 });
    serve({ trade });
    open();
    const fields = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Amount of Unknown item' });
    const [first, second] = await fields();
    fireEvent.change(first as HTMLElement, { target: { value: '20' } });
    fireEvent.change(second as HTMLElement, { target: { value: 'six' } });
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Unknown item handed over' })[0] as HTMLElement);
    await reload();
    expect((await fields()).map(({ value }) => value)).toEqual(['20', 'six', '5']);
    expect(screen.getByText('1 of 2 ticked')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Done/ }).disabled).toBe(true);
    fireEvent.change((await fields())[1] as HTMLElement, { target: { value: '6' } });
    press('Enter', { ctrlKey: true });
    await screen.findByText(/^Done\. The pieces/);
    // After Undo, whether from the toast or from the list, the fields still show the amounts handed over.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await vi.waitFor(async () => expect((await fields()).map(({ value }) => value)).toEqual(['20', '6', '5']));
    press('Enter', { ctrlKey: true });
    await screen.findByText(/^Done\. The pieces/);
    cleanup();
    serve({ trade });
    open();
    expect((await fields()).map(({ value }) => value)).toEqual(['30', '8', '5']);
  });

  const slot = makeItem('a', { quantity: 10, places: [makePlace('1', { tabType: 'EssenceStash', tabName: 'E', x: 9 })] });

  it('D35 shows the requested items of a declined request, without ticks or anything to take', async () => {
    serve({
      trade: makeTrade({ items: [slot] }, { steps: { declinedMs: 5 } }),
      queue: [makeQueued(id, { body: { steps: { declinedMs: 5 } } })],
    });
    open();
    await screen.findByText(/^Declined\. The other player/);
    const row = document.querySelector('[data-row]');
    expect(row?.querySelector('.text-up')?.children).toHaveLength(0);
    expect(screen.queryByText(/take all|take this many|to pay|handed over/)).toBeNull();
    const list = await screen.findByRole('region', { name: 'Declined' });
    expect(within(list).getByText('declined')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Done today' })).toBeNull();
  });

  it.each(['1.5', '-1', '', '0'])('shows the position of stacks, but no number to take, while the amount is “%s”', async (typed) => {
    serve({ trade: makeTrade({ items: [slot] }) });
    open();
    expect(await screen.findByText('take all 10')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount of Unknown item' }), { target: { value: typed } });
    expect(screen.getAllByText('tab “E”')).not.toHaveLength(0);
    expect(screen.queryByText(/not found in your stash|take all/)).toBeNull();
    expect(screen.getByText('1 stack here')).toBeTruthy();
  });

  it("opens and closes the other player's whisper", async () => {
    serve({ trade: makeTrade({ items: [slot], whispers: ['@Seller WTB it'] }) });
    open();
    const words = await screen.findByText('Whisper the other player copied');
    const disclosure = words.closest('details');
    expect(words.querySelector('svg')).toBeTruthy();
    expect(disclosure?.open).toBe(false);
    fireEvent.click(words);
    expect(disclosure?.open).toBe(true);
  });

  it.each(['seller', 'buyer'] as const)(
    'R3.02, R5.09 shows the %s line totals and the extra for a request by search, which add up to the request’s total',
    async (role) => {
      const items = [makeItem('a', { quantity: 2, price: 2.925 }), makeItem('b', { quantity: 2, price: 3.44 })];
      const trade = makeTrade(
        { role, party: role === 'seller' ? 'owner' : 'asker', items },
        { items: items.map(({ hash, quantity }) => [hash, quantity]), totalChaos: 16.73, regex: '^d|^s' },
      );
      serve({ trade });
      open();
      const rows = within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
      const chaosOf = (row: HTMLElement) => [...row.querySelectorAll('[role=img]')].map((price) => price.getAttribute('aria-label'));
      expect(rows.map((row) => chaosOf(row).at(-1))).toEqual(['5.85 chaos', '6.88 chaos']);
      const extra = screen.getByText('Search fee').parentElement as HTMLElement;
      expect([extra.textContent, chaosOf(extra)]).toEqual([expect.stringContaining('4 ×'), ['1 chaos', '4 chaos']]);
      expect(screen.getAllByLabelText('17 chaos, exactly 16.73 chaos').length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['done', { processed: true, handed: { items: [['a', 7]], totalChaos: 14 } }, ['7 of 10 pieces', '0 of 4 pieces']],
    ['declined', { steps: { declinedMs: 5 } }, ['10 pieces', '4 pieces']],
  ] as const)('shows the quantities of a %s trade on a phone', async (_state, body, amounts) => {
    setWidth(390);
    const items = [slot, makeItem('b', { quantity: 4 })];
    serve({ trade: makeTrade({ items }, body as Partial<TradeView['notification']['body']>) });
    open();
    const rows = within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
    const shown = rows.map((row, index) => within(row).getByText(amounts[index] ?? ''));
    for (const amount of shown) expect(amount.closest('.max-md\\:hidden')).toBeNull();
  });

  it.each(['owner', 'asker'] as const)('shows the %s how long ago a trade was finished', async (party) => {
    const processedMs = Date.now() - 3 * 60_000;
    const body = { processed: true, handed: { items: [['a', 10]], totalChaos: 20 }, steps: { processedMs } };
    const over = body as unknown as Partial<TradeView['notification']['body']>;
    serve({
      trade: makeTrade({ party, role: party === 'owner' ? 'seller' : 'buyer', items: [slot] }, over),
      queue: [makeQueued(id, { body: over })],
    });
    open();
    expect(await screen.findByText('3 min ago')).toBeTruthy();
    const list = await screen.findByRole('region', { name: 'Done today' });
    expect(within(list).getByText('3 min')).toBeTruthy();
  });

  it('D32 shows nothing left to take after Done', async () => {
    serve({ trade: makeTrade({ items: [slot] }) });
    open();
    expect(await screen.findByText('take all 10')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Done/ }));
    await screen.findByText(/^Done\. The pieces/);
    expect(screen.queryByText(/take all/)).toBeNull();
  });
});
