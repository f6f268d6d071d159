import { makeGroup } from '@poexchange/domain/grouping';
import { compileListingFilter, noListingFilter } from '@poexchange/domain/listing-filter';
import type * as Names from '@poexchange/domain/names';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useInterfaceStore } from '../game/interface-store.ts';
import { makeFilterBook } from '../price-files/known-groups.ts';
import { searchEntries } from '../price-files/item-lines.ts';
import type { PriceEntry } from '../price-files/price-book.ts';
import { VariantName } from '../ui/variant-name.tsx';
import { switchTo } from './i18n.ts';
import { listSearchedNames, nameItem } from './item-names.ts';

const load = vi.hoisted(() => vi.fn<(game: string, language: string) => void>());
vi.mock('@poexchange/domain/names', async (importActual) => {
  const actual = await importActual<typeof Names>();
  const loadNames: typeof actual.loadNames = (game, language) => {
    load(game, language);
    return actual.loadNames(game, language);
  };
  return { ...actual, loadNames };
});
afterEach(async () => {
  cleanup();
  await act(() => switchTo('en'));
});

const group = makeGroup('currency', 'divine orb', {});
const entry: PriceEntry = {
  hash: group.hash,
  tag: 'currency',
  key: group.key,
  name: 'Divine Orb',
  iconPath: '',
  properties: {},
  valueChaos: 180,
  lowConfidence: null,
  listings: 3,
  priceHash: group.hash,
  filterHash: group.hash,
};

describe('item names', () => {
  it('uses English on an English page, and loads no names', () => {
    useInterfaceStore.setState({ lastGame: 'poe1' });
    render(<VariantName name="Divine Orb" properties={{}} />);
    expect(screen.getByText('Divine Orb')).toBeDefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('uses German on a German page once the names have loaded', async () => {
    await act(() => switchTo('de'));
    render(
      <>
        <VariantName name="Divine Orb" properties={{}} />
        <VariantName name="A Name That No Client Has" properties={{}} />
      </>,
    );
    expect(await screen.findByText('Göttliche Sphäre')).toBeDefined();
    expect(screen.getByText('A Name That No Client Has')).toBeDefined();
    expect(load.mock.calls).toEqual([['poe1', 'de']]);
  });

  it('combines the client’s words with the map’s name for blighted maps', async () => {
    await act(() => switchTo('de'));
    nameItem('Strand Map', 'poe1');
    await vi.waitFor(() => expect(nameItem('Strand Map', 'poe1')).not.toBe('Strand Map'));
    const strand = nameItem('Strand Map', 'poe1');
    expect(nameItem('Blighted Strand Map', 'poe1')).toBe(`Befallene ${strand}`);
    expect(nameItem('Blight-Ravaged Strand Map', 'poe1')).toBe(`Extrem befallene ${strand}`);
    expect(nameItem('Blighted Nowhere Map', 'poe1')).toBe('Blighted Nowhere Map');
  });

  it('finds items by both their German and their English names', async () => {
    await act(() => switchTo('de'));
    nameItem('Divine Orb');
    await vi.waitFor(() => expect(listSearchedNames('Divine Orb')).toBe('divine orb göttliche sphäre'));
    for (const text of ['göttl', 'divine', 'sphäre'])
      expect(searchEntries([entry], text, { count: 5, otherNameOf: nameItem })).toEqual([entry]);
    const book = makeFilterBook(new Map([[entry.hash, entry]]), nameItem);
    const row = { ign: 'Seller', presence: 'online', supportRegex: false, seenAt: null, totalPrice: 180 } as const;
    const listing = { row, items: [{ hash: entry.hash, tHash: entry.hash, price: 180, quantity: 1, summary: entry }], percent: 100 };
    const passes = (itemText: string): boolean => compileListingFilter({ ...noListingFilter, itemText }, book).passes(listing);
    expect(['Göttliche Sphäre', 'göttliche', 'Divine Orb', 'div'].map(passes)).toEqual([true, true, true, true]);
    expect(passes('Chaossphäre')).toBe(false);
  });
});
