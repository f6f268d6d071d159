import type { ListingRow } from '@poexchange/contract/rest';
import { makeGroup } from '@poexchange/domain/grouping';
import { compileListingFilter, listConditions, noListingFilter, type ListingFilter } from '@poexchange/domain/listing-filter';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchTo } from '../../../../shared/i18n/i18n.ts';
import { PriceViewProvider } from '../../../../shared/ui/price-view.tsx';
import type { PriceEntry } from '../../../../shared/price-files/price-book.ts';
import { hideSeller, showSellers, useHiddenSellers } from '../../browser-stores.ts';
import { FilterChips } from '../filter-chips.tsx';
import { makeFilterBook } from '../../../../shared/price-files/known-groups.ts';
import { describeListing } from '../../listing-view.ts';
import { makeRow } from '../../testing/make-row.ts';
import type { useListings } from '../../use-listings.ts';
import { FilterEditor } from './filter-editor.tsx';

const place = { game: 'poe1', category: 'essence' } as const;
const entries = ['Deafening Essence of Anger', 'Deafening Essence of Zeal', 'Shrieking Essence of Envy'].map((name): PriceEntry => {
  const key = name.toLowerCase();
  const { hash } = makeGroup('essence', key, {});
  const known = { valueChaos: 5, lowConfidence: null, listings: 3, priceHash: hash, filterHash: hash };
  return { hash, tag: 'essence', key, name, iconPath: '', properties: {}, ...known };
});
const prices = new Map(entries.map((entry) => [entry.hash, entry]));
const rows: readonly ListingRow[] = entries.map((entry, at) => makeRow(String(at), { items: [[entry.hash, 2, 5 * (at + 1)]] }));
const inPlace = rows.map((row) => describeListing(row, prices, 'poe1'));
let latest: ListingFilter;
const onFilter = (filter: ListingFilter): void => void (latest = filter);

function Page({ start, onClose }: { readonly start: ListingFilter; readonly onClose: () => void }) {
  const [filter, setFilter] = useState(start);
  const hidden = useHiddenSellers('poe1');
  useEffect(() => onFilter(filter), [filter]);
  const compiled = compileListingFilter(filter, makeFilterBook(prices));
  const matchCount = inPlace.filter(compiled.passes).length;
  const listings = { priceIndex: { prices }, inPlace, matchCount, hidden } as unknown as ReturnType<typeof useListings>;
  const conditions = listConditions(filter);
  return (
    <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 200 }}>
      <FilterChips filter={filter} conditions={conditions} onChange={setFilter} prices={prices} hidden={hidden} game="poe1" asOfMs={null} />
      <FilterEditor place={place} filter={filter} onChange={setFilter} listings={listings} onClose={onClose} />
    </PriceViewProvider>
  );
}

function open(start: ListingFilter = noListingFilter): { onClose: ReturnType<typeof vi.fn<() => void>> } {
  const onClose = vi.fn<() => void>();
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <Page start={start} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onClose };
}
const optionsOf = () => within(screen.getByRole('listbox')).getAllByRole('option');
const finder = () => screen.getAllByRole('combobox', { name: 'Add an item' })[0] as HTMLInputElement;
const type = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('filter editor', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(async () => {
    cleanup();
    await act(() => switchTo('en'));
    vi.unstubAllGlobals();
  });

  it('on a German page, shows German item names in suggestions, selected items and chips, and finds items by either name', async () => {
    await act(() => switchTo('de'));
    open();
    const germanFinder = screen.getByRole('combobox', { name: 'Item hinzufügen' });
    fireEvent.change(germanFinder, { target: { value: 'zeal' } });
    expect(await within(screen.getByRole('listbox')).findByText('Ohrenbetäubende Essenz des Eifers')).toBeTruthy();
    fireEvent.keyDown(germanFinder, { key: 'Enter' });
    expect(screen.getAllByText(/Ohrenbetäubende Essenz des Eifers/)).toHaveLength(2);
    expect(screen.queryByText(/Deafening/)).toBeNull();
    await act(() => switchTo('en'));
    expect(screen.getAllByText(/Deafening Essence of Zeal/)).toHaveLength(2);
    expect(screen.queryByText(/betäubende/)).toBeNull();
  });

  it('D24 adds an item as a removable chip with a quantity, using only the keyboard', () => {
    open();
    fireEvent.change(finder(), { target: { value: 'deaf' } });
    expect(optionsOf().map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    fireEvent.keyDown(finder(), { key: 'ArrowDown' });
    fireEvent.keyDown(finder(), { key: 'Enter' });
    expect(screen.queryByRole('listbox')).toBeNull();
    type('Minimum quantity of Deafening Essence of Zeal', '10');
    expect(screen.getByRole('button', { name: 'Show 1 listing' })).toBeTruthy();
    expect(screen.getByText('2 listings hidden by filters')).toBeTruthy();
    type('Minimum quantity of Deafening Essence of Zeal', '11');
    expect(screen.getByRole('button', { name: 'Show 0 listings' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Deafening Essence of Zeal ≥ 11' }));
    expect(latest).toEqual(noListingFilter);
    expect(screen.getByText('Hides nothing')).toBeTruthy();
  });

  it('D24 closes the type-ahead on the first Escape, and the editor on the second', () => {
    const { onClose } = open();
    fireEvent.change(finder(), { target: { value: 'deaf' } });
    fireEvent.keyDown(finder(), { key: 'Escape' });
    expect([screen.queryByRole('listbox'), onClose.mock.calls.length]).toEqual([null, 0]);
    fireEvent.keyDown(finder(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('D24 adds groups, turns groups into COUNT groups with a number, and removes groups', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Add a group' }));
    const second = within(screen.getByRole('region', { name: 'Group 2' }));
    for (const text of ['anger', 'zeal']) {
      const field = second.getByRole('combobox', { name: 'Add an item' });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
    }
    expect(screen.getByRole('button', { name: 'Show 2 listings' })).toBeTruthy();
    fireEvent.click(second.getByRole('button', { name: 'One more' }));
    expect(latest.groups[1]).toMatchObject({ kind: 'count', atLeast: 2 });
    expect(screen.getByRole('button', { name: 'Show 0 listings' })).toBeTruthy();
    fireEvent.change(second.getByRole('combobox', { name: 'How these items must match' }), { target: { value: 'not' } });
    expect(screen.getByRole('button', { name: 'Show 1 listing' })).toBeTruthy();
    fireEvent.click(second.getByRole('button', { name: 'Remove this group' }));
    expect(latest.groups).toHaveLength(1);
  });

  it('D24 stores prices in chaos, whatever unit they were typed in', () => {
    open();
    type('Listing total, to', '1.5');
    expect(latest.totalChaos).toEqual({ min: null, max: 1.5 });
    fireEvent.click(screen.getByRole('radio', { name: 'Divine' }));
    type('Listing total, to', '2.5');
    expect(latest.totalChaos).toEqual({ min: null, max: 500 });
    type('Listing total, from', '3');
    expect(screen.getByText(/nothing can match/)).toBeTruthy();
  });

  it('D24 lists hidden sellers and unhides them one by one', () => {
    for (const ign of ['Joe', 'Ann']) hideSeller('poe1', ign);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Show Joe again' }));
    expect(screen.queryByRole('button', { name: 'Show Joe again' })).toBeNull();
    expect(screen.getByText('Ann')).toBeTruthy();
    showSellers('poe1', ['Ann']);
  });

  it('D24 saves a filter under a name, finds it again, and applies it', () => {
    open({ ...noListingFilter, sellerText: 'joe' });
    type('Name of this filter', ' My friends ');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(latest).toEqual(noListingFilter);
    fireEvent.click(screen.getByRole('button', { name: /^My friends/ }));
    expect(latest.sellerText).toBe('joe');
  });
});
