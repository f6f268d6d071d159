import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { clearToken } from '../../../shared/session/token.ts';
import { expandedListingQuery } from '../feed/expanded-query.ts';
import { setPriceLimit } from '../price-limits.ts';
import { copyButton, leavePanel, made, open, quantityOf, startPanel, takeAll, typeInto } from '../testing/panel-harness.tsx';
import { anger, offer, prices, scope, zeal } from '../testing/panel-world.ts';

beforeEach(startPanel);
afterEach(leavePanel);

describe('listing panel', () => {
  it('R5.02 disables whispering below the minimum trade value, and explains why', async () => {
    await open(offer({ minTradeValue: 50 }));
    takeAll();
    expect((await copyButton()).disabled).toBe(false);
    fireEvent.change(quantityOf('Deafening Essence of Anger'), { target: { value: '3' } });
    expect((await copyButton()).disabled).toBe(true);
    expect(screen.getByText(/below the minimum trade value/)).toBeTruthy();
  });

  it('shows back, previous and next as three icons on a phone', async () => {
    await open(offer(), new Map(), 'over');
    const drawingOf = (name: RegExp) => screen.getByRole('button', { name }).querySelector('path')?.getAttribute('d');
    const drawings = [/^Back to the list/, /^Previous listing/, /^Next listing/].map(drawingOf);
    expect(new Set(drawings).size).toBe(3);
    expect(drawings.every((drawing) => drawing !== undefined && drawing !== null)).toBe(true);
  });

  it('D34 asks for one confirmation before copying a price above the user’s own limit, or above 3 times the value', async () => {
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
    expect(made.posts).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Copy at these prices' }));
    await waitFor(() => expect(made.posts).toHaveLength(1));
    typeInto('Deafening Essence of Zeal', '3');
    fireEvent.click(await copyButton());
    await waitFor(() => expect(made.posts).toHaveLength(2));
    setPriceLimit(scope, anger, null);
  });

  it('D35 shows the payable total in whole pieces, as in the whisper, next to the exact sum', async () => {
    await open(offer({ items: [[anger, 1.1964, 10]] }));
    typeInto('Deafening Essence of Anger', '10');
    expect(screen.getByLabelText('12 chaos, exactly 11.96 chaos')).toBeTruthy();
    expect(screen.getByText('exactly 11.96 chaos')).toBeTruthy();
    expect(screen.getByLabelText('Whisper').textContent).toContain(' for 12c ');
  });

  it('D24 starts with the items and quantities that the filter requires, and can return to them', async () => {
    await open(offer(), new Map([[anger, 3]]));
    expect([quantityOf('Deafening Essence of Anger').value, quantityOf('Deafening Essence of Zeal').value]).toEqual(['3', '0']);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(quantityOf('Deafening Essence of Zeal').value).toBe('4');
    fireEvent.click(screen.getByRole('button', { name: 'Matching (1)' }));
    expect([quantityOf('Deafening Essence of Anger').value, quantityOf('Deafening Essence of Zeal').value]).toEqual(['3', '0']);
  });

  it('R9.33, D28 shows an item’s percent of value to one decimal if its price differs from the listing’s', async () => {
    await open(offer({ items: [[anger, 7.0152, 10]] }));
    expect(screen.getByText('140.3%')).toBeTruthy();
  });

  it('R3.04 offers no quantities to choose for a listing sold only as a whole', async () => {
    await open(offer({ listingMode: 'bulk' }));
    expect(quantityOf('Deafening Essence of Anger').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'None' })).toBeNull();
  });

  it('R1.02, D30 shows a want-to-buy listing with the wanted items and the mirrored whisper, without stash positions', async () => {
    await open(offer({ side: 'buy' }));
    takeAll();
    expect(screen.getByText(/10 pieces wanted/)).toBeTruthy();
    expect(screen.getByLabelText('Whisper').textContent).toMatch(/^@Seller WTS \[ALL\] /);
    expect(screen.getByText('wants to buy')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Stash' })).toBeNull();
  });

  it('R3.01, D63 shows the seller’s chat account if the seller makes it visible', async () => {
    await open(offer({ chatName: 'seller.chat' }));
    expect(screen.getByText('Discord: seller.chat')).toBeTruthy();
    cleanup();
    await open(offer());
    expect(screen.queryByText(/Discord/)).toBeNull();
  });

  it('D55 shows a mark instead of the time seen for a listing entered by hand', async () => {
    await open(offer({ byHand: true }));
    expect(screen.getByText('entered manually')).toBeTruthy();
    expect(screen.queryByText(/not seen in the stash/)).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Stash' })).toBeNull();
  });

  it('R2.07 D11 shows a visitor everything, but requires sign-in to whisper', async () => {
    clearToken();
    await open(offer());
    takeAll();
    expect(screen.getByRole('button', { name: /Connect your account/ })).toBeTruthy();
    expect(screen.getByText(/@Seller WTB \[ALL\] Essence listing/)).toBeTruthy();
  });

  it('shows no stock and no whisper for a listing that has ended', async () => {
    await open(offer(), new Map(), 'ended');
    expect(screen.getByRole('alert').textContent).toContain('This listing has ended.');
    expect([screen.queryByText(/in stock/), screen.queryByRole('button', { name: /Copy/ })]).toEqual([null, null]);
  });

  it('R2.07, D18 shows the mods of an 8-mod map the way the stash shows them', async () => {
    const mapHash = '8'.repeat(40);
    const known = prices.get(zeal) as NonNullable<ReturnType<typeof prices.get>>;
    prices.set(mapHash, { ...known, hash: mapHash, tag: 'map', name: 'Mesa Map', properties: { tier: 16, eightMod: true } } as never);
    onTestFinished(() => void prices.delete(mapHash));
    const row = offer({ items: [[mapHash, 5, 1]], seenAt: 1 });
    const stack = {
      id: 'm',
      stackSize: 1,
      x: 0,
      y: 0,
      w: 1,
      h: 1,
      name: 'Sick Mirage Mesa Map',
      lines: ['Rarity: Rare', '40% more Monster Life'],
    };
    const expanded = { ...row, state: 'active', tabs: [], items: [{ hash: mapHash, price: 5, quantity: 1, rawItems: [stack] }] };
    await open(row);
    expect(screen.queryByText('40% more Monster Life')).toBeNull();
    made.client.setQueryData(expandedListingQuery(row.uuid, row.timestampMs).queryKey, expanded as never);
    fireEvent.click(screen.getByRole('button', { name: /^Mods of Mesa Map/ }));
    expect(await screen.findByText('40% more Monster Life')).toBeTruthy();
    expect([screen.queryByText('Rarity: Rare'), screen.getByText('Sick Mirage Mesa Map')]).toEqual([null, expect.anything()]);
  });

  it('searches and sorts the items of a large listing, and keeps selected items that the search hides', async () => {
    const groups = Array.from({ length: 8 }, (_, at) => `${at}`.repeat(40));
    await open(offer({ items: [[anger, 5, 10], [zeal, 2, 4], ...groups.map((hash): [string, number, number] => [hash, 1, 1])] }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    for (const hash of groups)
      prices.set(hash, { ...(prices.get(zeal) as NonNullable<ReturnType<typeof prices.get>>), hash, name: `Oil ${hash[0]}` });
    await open(
      offer({
        items: [
          [anger, 5, 10],
          [zeal, 2, 4],
          ...groups.map((hash, at): [string, number, number] => [hash, at === 1 ? 20 : 0.1, at === 0 ? 90 : 1]),
        ],
      }),
    );
    typeInto('Deafening Essence of Anger', '3');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in this listing' }), { target: { value: 'oil 7' } });
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(1));
    expect(quantityOf('Oil 7').value).toBe('0');
    expect(screen.getByText(/1 of 10 items/)).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in this listing' }), { target: { value: '' } });
    const first = () => screen.getAllByRole('textbox')[0]?.getAttribute('aria-label');
    const order = screen.getByRole('combobox', { name: 'Sort items by' });
    for (const [to, name] of [
      ['Name', 'Deafening Essence of Anger'],
      ['Quantity', 'Oil 0'],
      ['Price', 'Oil 1'],
      ['Worth', 'Deafening Essence of Anger'],
    ] as const) {
      fireEvent.change(order, { target: { value: to.toLowerCase() } });
      await waitFor(() => expect(first()).toBe(`Quantity of ${name}`));
    }
    expect(quantityOf('Deafening Essence of Anger').value).toBe('3');
    for (const hash of groups) prices.delete(hash);
  });
});
