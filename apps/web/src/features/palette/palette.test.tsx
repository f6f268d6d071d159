import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSearch, stringifySearch } from '../../app/search-params.ts';
import { useSettingsDialog } from '../../shared/account/settings-dialog-store.ts';
import { changeLetterKeys } from '../../shared/game/interface-store.ts';
import { makeRow } from '../listings/testing/make-row.ts';
import { PaletteLink } from './palette-link.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';
import { closePalette } from './palette-store.ts';
import { clearRecents } from './recent-store.ts';

const horror = {
  hash: 'h1',
  tag: 'essence',
  key: 'essence of horror',
  name: 'Essence of Horror',
  iconPath: '',
  properties: {},
  valueChaos: 22.5,
  lowConfidence: null,
  listings: 11,
  priceHash: 'h1',
  filterHash: 'h1',
};
let failedTags: readonly string[] = [];
let answer: () => Promise<unknown>;
vi.mock('../../shared/workers/pricing-client.ts', () => ({ getPricingWorker: () => ({ findItems: () => answer() }) }));
vi.mock('../../shared/prices/use-league.ts', () => ({ useLeague: () => ({ id: 'mercenaries', name: 'Mercenaries' }) }));
const rows = [makeRow('u1', { ign: 'HorrificHaggler' }), makeRow('u2', { ign: 'HorrificHaggler' }), makeRow('u3', { ign: 'Kirael' })];
vi.mock('../listings/index.ts', async (load) => ({
  ...(await load<object>()),
  listingFeedQuery: () => ({ queryKey: ['feed'], queryFn: async () => ({ rows: new Map(rows.map((row) => [row.uuid, row])) }) }),
}));

function Frame() {
  usePaletteKeys();
  return <PaletteLink />;
}

async function openPage() {
  const root = createRootRoute({ component: Frame });
  const page = createRoute({ getParentRoute: () => root, path: '$', validateSearch: (given: Record<string, unknown>) => given });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/poe/poexchange'] }),
    parseSearch,
    stringifySearch,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(router.state.status).toBe('idle'));
  return router;
}

async function openSearch() {
  const router = await openPage();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  return { router, field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) };
}
const option = (name: RegExp) => screen.findByRole('option', { name });

describe('command palette', () => {
  beforeEach(() => {
    failedTags = [];
    answer = async () => ({ items: [horror], total: 1, failedTags });
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    closePalette();
    clearRecents();
    changeLetterKeys(true);
    cleanup();
  });

  it('opens an item’s price on Enter, and lists it first next time', async () => {
    const { router, field, type } = await openSearch();
    type('horr');
    const row = await option(/Essence of Horror/);
    expect(within(row).getByRole('img', { name: /22\.5/ })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 results'));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.href).toBe('/poe/poexchange/economy/essence?item=h1'));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    await screen.findByRole('combobox');
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Essence of Horror');
  });

  it('counts all matches, of which it lists the best', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ ...horror, hash: `h${at}`, name: `Scarab ${at}` }));
    answer = async () => ({ items: many, total: 137, failedTags });
    const { type } = await openSearch();
    type('scarab 1');
    await screen.findByText('132 more');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('137 results'));
  });

  it('opens a seller’s listings, counted, with the arrow keys', async () => {
    const { router, field, type } = await openSearch();
    type('horr');
    expect((await option(/HorrificHaggler/)).textContent).toContain('2 listings');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 results'));
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/poe/poexchange/bulk-trade/listings'));
    expect(router.state.location.searchStr).toContain('filter=');
  });

  it('shows only one kind after Tab, and all of them again after Shift+Tab', async () => {
    const { field, type } = await openSearch();
    type('horr');
    await option(/HorrificHaggler/);
    fireEvent.keyDown(field, { key: 'Tab' });
    await waitFor(() => expect(screen.queryByRole('option', { name: /HorrificHaggler/ })).toBeNull());
    fireEvent.keyDown(field, { key: 'Tab', shiftKey: true });
    await option(/HorrificHaggler/);
  });

  it('does not open anything on Enter while results are loading, and says which text found nothing', async () => {
    let finish: (found: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (finish = resolve));
    const { router, field, type } = await openSearch();
    type('economy');
    await option(/Economy/);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('dialog')).toBeTruthy();
    type('qqqq');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(router.state.location.pathname).toBe('/poe/poexchange');
    await waitFor(() => finish({ items: [], total: 0, failedTags: [] }));
    await screen.findByText('Nothing matches “qqqq”.');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['a tag could not be read', () => (failedTags = ['map'])],
    ['the worker fails', () => (answer = () => Promise.reject(new Error('gone')))],
  ])('says that results are missing if %s', async (_name, breakIt) => {
    breakIt();
    const { type } = await openSearch();
    type('eco');
    await screen.findByText('Some results could not be loaded.');
    await option(/Economy/);
  });

  it('opens a settings tab, and the list of shortcuts', async () => {
    const { field, type } = await openSearch();
    type('custom gr');
    fireEvent.click(await option(/Settings · Custom groups/));
    expect(useSettingsDialog.getState().firstTab).toBe('groups');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'shortcuts' } });
    fireEvent.click(await option(/Keyboard shortcuts/));
    await screen.findByRole('heading', { name: 'Keyboard shortcuts' });
    expect(field.isConnected).toBe(false);
  });
});

describe('list of shortcuts', () => {
  afterEach(() => {
    closePalette();
    changeLetterKeys(true);
    cleanup();
  });

  it('opens with "?" outside text fields, unless single keys are turned off', async () => {
    await openPage();
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: '?' });
    changeLetterKeys(false);
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    changeLetterKeys(true);
    fireEvent.keyDown(document.body, { key: '?' });
    await screen.findByRole('heading', { name: 'Keyboard shortcuts' });
    field.remove();
  });

  it('stays closed behind another dialog', async () => {
    await openPage();
    const scrim = document.body.appendChild(document.createElement('div'));
    scrim.dataset['scrim'] = '';
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    scrim.remove();
  });
});
