import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, storeToken } from '../../../shared/session/token.ts';
import { forgetOwnTradeChanges, rememberOwnTradeChange } from '../../../shared/trades/own-trade-changes.ts';
import { sentTradesQuery } from '../../../shared/trades/sent-trades-query.ts';
import { makeQueued } from '../../trade/testing/make-queued.ts';
import { describeListing } from '../listing-view.ts';
import { PanelNotes } from './panel-notes.tsx';
import { offer, prices, token, uuid } from '../testing/panel-world.ts';
import type { PanelSelection } from './use-panel-selection.ts';

type Given = {
  readonly notice?: PanelSelection['notice'];
  readonly whisperedAtMs?: number | null;
  readonly sent?: readonly ReturnType<typeof makeQueued>[];
};

const STAMP_MS = 5000;

async function open({ notice = null, whisperedAtMs = null, sent = [] }: Given): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sentTradesQuery('poe1').queryKey, [...sent]);
  const view = describeListing(offer({ timestampMs: STAMP_MS }), prices, 'poe1');
  const line = { ...view, isEnded: false, isOwn: false, isPriced: true, whisperedAtMs };
  const Page = () => (
    <main>
      <PanelNotes line={line} notice={notice} />
    </main>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
}

const learn = (step: 'traded' | 'asked', changedMs: number): void =>
  rememberOwnTradeChange({ id: 'trade', game: 'poe1', step, ign: 'Seller', changedMs });

beforeEach(() => {
  storeToken(token);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  clearToken();
  forgetOwnTradeChanges();
  vi.unstubAllGlobals();
});

describe('notice about a changed listing', () => {
  it('D33 warns of another buyer’s trade', async () => {
    learn('traded', STAMP_MS - 1);
    await open({ notice: 'traded' });
    expect(screen.getByRole('alert').textContent).toBe('Another trade changed the remaining quantities. The listing is up to date.');
  });

  it('D33 reports the user’s own trade as a trade, with the person who marked it as done', async () => {
    learn('traded', STAMP_MS);
    await open({ notice: 'traded' });
    expect(screen.getByRole('status').textContent).toBe('Seller marked your request as done. Quantities are up to date.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('D33 reports how many pieces of the user’s own trade were handed over, if fewer than requested', async () => {
    rememberOwnTradeChange({
      id: 'trade',
      game: 'poe1',
      step: 'traded',
      ign: 'Seller',
      changedMs: STAMP_MS,
      pieces: { handed: 7, asked: 15 },
    });
    await open({ notice: 'traded' });
    expect(screen.getByRole('status').textContent).toMatch(/^7 of 15 pieces handed over ?Seller marked your request as done/);
    cleanup();
    const pieces = { handed: 15, asked: 15 };
    rememberOwnTradeChange({ id: 'trade', game: 'poe1', step: 'traded', ign: 'Seller', changedMs: STAMP_MS, pieces });
    await open({ notice: 'traded' });
    expect(screen.getByRole('status').textContent).toMatch(/^Seller marked your request as done/);
  });

  it('D33 accepts news of the user’s own trade that arrives after the listing has changed', async () => {
    await open({ notice: 'tradedReduced' });
    act(() => learn('traded', STAMP_MS));
    expect(screen.getByRole('status').textContent).toBe(
      'Seller marked your request as done. Items that are gone were removed from your selection.',
    );
  });

  it('D33 does not report an undo as a trade', async () => {
    learn('asked', STAMP_MS);
    await open({ notice: 'traded' });
    expect(screen.getByRole('status').textContent).toContain('Seller reopened your request: its pieces are back in the listing.');
  });
});

describe('declined request', () => {
  const declined = { uuid: uuid as never, steps: { declinedMs: 1000 } };

  it('shows a declined request on the listing it was sent for', async () => {
    await open({ whisperedAtMs: 1, sent: [makeQueued('new', { body: declined })] });
    expect(screen.getByRole('status').textContent).toMatch(/^Seller declined your request at .+ Nothing was traded\.$/);
  });

  it('hides a decline once the request is withdrawn, sent again or traded after all', async () => {
    const older = makeQueued('older', { body: declined });
    for (const body of [
      { ...declined, steps: {} },
      { ...declined, processed: true },
    ]) {
      await open({ whisperedAtMs: 1, sent: [makeQueued('new', { body }), older] });
      expect(screen.queryByRole('status')).toBeNull();
      cleanup();
    }
  });

  it('D33 shows a decline instead of an earlier undo, and the decline’s own undo instead of the decline', async () => {
    learn('asked', STAMP_MS);
    await open({ notice: 'traded', whisperedAtMs: 1, sent: [makeQueued('trade', { body: declined })] });
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toEqual([expect.stringContaining('declined your request')]);
    cleanup();

    rememberOwnTradeChange({ id: 'trade', game: 'poe1', before: 'declined', step: 'asked', ign: 'Seller' });
    await open({ notice: 'traded', whisperedAtMs: 1, sent: [makeQueued('trade', { body: { ...declined, steps: {} } })] });
    expect(said()).toEqual(['Seller reopened your declined request.']);

    act(() => rememberOwnTradeChange({ id: 'trade', game: 'poe1', before: 'asked', step: 'invited', ign: 'Seller' }));
    expect(said()).toEqual([expect.stringContaining('reopened your request')]);
  });

  it('omits an earlier trade that took nothing from the selection', async () => {
    await open({ notice: 'traded', whisperedAtMs: 1, sent: [makeQueued('new', { body: declined })] });
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    await open({ notice: 'tradedReduced', whisperedAtMs: 1, sent: [makeQueued('new', { body: declined })] });
    expect(screen.getByRole('alert').textContent).toContain('Items that are gone');
  });

  it('keeps the warning about a change by the seller', async () => {
    await open({ notice: 'changed', whisperedAtMs: 1, sent: [makeQueued('trade', { body: declined })] });
    expect(screen.getByRole('alert').textContent).toContain('The seller changed this listing');
    expect(screen.getByRole('status').textContent).toContain('declined your request');
  });

  it('does not show a decline for another listing, or if nothing was whispered', async () => {
    await open({ whisperedAtMs: 1, sent: [makeQueued('other', { body: { ...declined, uuid: 'other' as never } })] });
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    await open({ whisperedAtMs: null, sent: [makeQueued('new', { body: declined })] });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
