import type { ListingRow } from '@poexchange/contract/rest';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnListing } from '../feed/feed-query.ts';
import { copyButton, leavePanel, made, open, quantityOf, readRow, startPanel, takeAll, typeInto } from '../testing/panel-harness.tsx';
import { anger, offer, scope, uuid, zeal } from '../testing/panel-world.ts';

beforeEach(startPanel);
afterEach(leavePanel);

describe('whisper in the panel', () => {
  it('D31 sends the first whisper within the same click once the character is confirmed', async () => {
    made.names = [];
    await open(offer());
    takeAll();
    fireEvent.click(await copyButton());
    fireEvent.click(await screen.findByRole('button', { name: 'Whisper as Buyer' }));
    await waitFor(() => expect(made.copied).toEqual(['@Seller WTB something']));
    expect(made.posts.at(-1)?.body).toMatchObject({ ign: 'Buyer' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('R9.29 shows for a second on the button that the text was copied', async () => {
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

  it('R5.05 informs a buyer who requests unlisted pieces that the seller is warned', async () => {
    made.answer = () =>
      Response.json({ code: 'tradeRequestNotValid', wording: 'warning.trade_request_not_valid', requestId: 'r' }, { status: 422 });
    await open(offer());
    takeAll();
    fireEvent.click(await copyButton());
    expect(await screen.findByText(/the seller gets a warning with your name/)).toBeTruthy();
    expect(made.copied).toEqual([]);
  });

  it('D31 requests with the displayed stamp, then copies exactly the returned text', async () => {
    await open(offer({ timestampMs: 4711 }), new Map([[zeal, Infinity]]));
    fireEvent.click(await copyButton());
    await waitFor(() => expect(made.copied).toHaveLength(1));
    expect(made.posts[0]?.body).toEqual({ listingUuid: uuid, listingTimestampMs: 4711, items: [[zeal, 4]], ign: 'Buyer' });
    expect(made.copied).toEqual(['@Seller WTB something']);
    expect(screen.getByText('@Seller WTB something')).toBeTruthy();
  });

  it('D39 copies one short line for a long request, or its parts after one click, and reports when copied parts are outdated', async () => {
    const parts = ['@Seller WTB (1/3) a', '@Seller WTB (2/3) b', '@Seller WTB (3/3) c'];
    const short = '@Seller WTB 9 kinds (99 pieces) of your Essence listing for 1c (Mercenaries)';
    made.answer = () => Response.json({ id: uuid, whispers: parts, short, totalChaos: 1, chaosPerDivine: null, serverTimeMs: 1 });
    await open(offer());
    typeInto('Deafening Essence of Anger', '3');
    fireEvent.click(await copyButton());
    await waitFor(() => expect(made.copied).toEqual([short]));
    fireEvent.click(screen.getByRole('button', { name: 'Show the full text in 3 messages' }));
    for (const count of [2, 3]) {
      fireEvent.click(document.querySelector('button[data-on-enter]') as HTMLElement);
      await waitFor(() => expect(made.copied).toHaveLength(count));
    }
    expect(made.copied.slice(1)).toEqual(parts.slice(0, 2));
    expect(made.posts).toHaveLength(1);
    typeInto('Deafening Essence of Anger', '4');
    expect(screen.getByText(/changed after you copied part 2 of 3/)).toBeTruthy();
    typeInto('Deafening Essence of Anger', '3');
    expect(screen.queryByText(/changed after/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy part 3 of 3' }));
    await waitFor(() => expect(made.copied.at(-1)).toBe(parts[2]));
  });

  it('D31 copies on Enter if no other control handles it', async () => {
    await open(offer());
    await copyButton();
    takeAll();
    fireEvent.keyDown(screen.getByRole('button', { name: 'All' }), { key: 'Enter' });
    expect(made.posts).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await waitFor(() => expect(made.copied).toHaveLength(1));
    expect(made.posts).toHaveLength(1);
  });

  it('D31 shows a changed listing in its new state, and copies nothing', async () => {
    const now = offer({ timestampMs: 9999, items: [[anger, 6, 2]] });
    made.answer = () =>
      Response.json({ code: 'listingChanged', wording: 'warning.listing_changed', requestId: 'r', listing: now }, { status: 409 });
    await open(offer());
    takeAll();
    fireEvent.click(await copyButton());
    await waitFor(() => expect(readRow()).toEqual(now));
    expect(made.copied).toEqual([]);
  });

  it('D16 repeats a request with the same key after a lost connection', async () => {
    made.answer = () => {
      throw new TypeError('offline');
    };
    await open(offer());
    takeAll();
    fireEvent.click(await copyButton());
    expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
    await waitFor(() => expect(made.posts).toHaveLength(2));
    expect(made.posts[0]?.key).toBe(made.posts[1]?.key);
    expect(made.copied).toEqual([]);
  });

  it('R9.37 names the omitted maps in a whisper for most of a map listing, and the requested maps in any other whisper', async () => {
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

  it("D21 applies the changes in a refusal's reply to the feed without another poll", async () => {
    await open(offer());
    learnListing(made.client, scope, { gone: [uuid] });
    expect(readRow()).toBeUndefined();
  });
});
