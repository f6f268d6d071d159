import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PriceEntry } from '../../../shared/price-files/price-book.ts';
import type { Picked } from './manual-item.ts';
import { ManualPicker, type ManualPickerProps } from './manual-picker.tsx';

afterEach(cleanup);

const entry = (name: string): PriceEntry => ({
  hash: name,
  tag: 'currency',
  key: name.toLowerCase(),
  name,
  iconPath: '',
  properties: {},
  valueChaos: 1,
  lowConfidence: null,
  listings: 5,
  priceHash: name,
  filterHash: name,
});
const entries = ['Divine Orb', 'Exalted Orb', 'Greater Exalted Orb', "Rabbit's Foot"].map(entry);

const readNone: ManualPickerProps['readItems'] = async () => ({ picked: [], names: [], left: [] });

function open(problem: string | null = null, readItems = readNone, quantityOf?: ManualPickerProps['quantityOf']) {
  const onPick = vi.fn<(picked: readonly Picked[]) => string | null>(() => problem);
  render(
    <ManualPicker
      game="poe2"
      entries={entries}
      isLoading={false}
      onPick={onPick}
      {...(quantityOf && { quantityOf })}
      readItems={readItems}
    />,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Add an item' });
  const picked = () => onPick.mock.calls.map(([all]) => all.map(({ entry: { name }, quantity }) => [name, quantity]));
  return { box, picked };
}

describe('type-ahead', () => {
  it('D55 finds, selects and adds by keyboard, and clears the field for the next item', () => {
    const { box, picked } = open();
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: '12 exa' } });
    expect(box.getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([expect.stringContaining('12 × Exalted Orb'), expect.stringContaining('12 × Greater Exalted Orb')]);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Greater Exalted Orb');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(picked()).toEqual([[['Greater Exalted Orb', 12]]]);
    expect(box.value).toBe('');
    expect(screen.getByRole('status').textContent).toBe('Added: 12 × Greater Exalted Orb');
  });

  it('reports that a quantity was replaced by typing or pasting, and the old value', () => {
    const { box } = open(null, readNone, (hash) => (hash === 'Divine Orb' ? 5 : null));
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: '3 divine orb' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    const status = screen.getByRole('status');
    expect([status.textContent, status.className]).toEqual([
      'Divine Orb: quantity set to 3 (was 5)',
      expect.not.stringContaining('sr-only'),
    ]);
    fireEvent.paste(box, { clipboardData: { getData: () => '12 Divine Orb\n3 Exalted Orb' } });
    expect(status.textContent).toBe('Added from the list: 2. Divine Orb: quantity set to 12 (was 5)');
    fireEvent.change(box, { target: { value: '5 divine orb' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(status.textContent).toBe('Added: 5 × Divine Orb');
  });

  it('D45, D55 adds an item copied from the game, and reports the reason if it cannot be added', async () => {
    const text = 'Rarity: Unique\nHeadhunter\n--------\nCorrupted';
    const found: Picked = { entry: { hash: 'h', tag: 'unique', name: 'Headhunter' }, quantity: 2 };
    const readItems = vi.fn<ManualPickerProps['readItems']>(async () => ({
      picked: [found],
      names: ['Headhunter (corrupted)'],
      left: ['Dire Grip: rare'],
    }));
    const { box, picked } = open(null, readItems);
    fireEvent.paste(box, { clipboardData: { getData: () => text } });
    expect(box.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(picked()).toEqual([[['Headhunter', 2]]]));
    expect(readItems).toHaveBeenCalledExactlyOnceWith(text);
    expect(screen.getByRole('status').textContent).toBe('Added: Headhunter (corrupted)');
    expect(screen.getByText('Dire Grip: rare')).toBeTruthy();
    expect(box.getAttribute('aria-busy')).toBe('false');
    readItems.mockRejectedValue(new Error('no worker'));
    fireEvent.paste(box, { clipboardData: { getData: () => text } });
    expect((await screen.findByRole('alert')).textContent).toContain('Paste it again');
  });

  it('D25 reports what was not added, and keeps the typed text', () => {
    const { box } = open('At most 500 items in a group');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'divine' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe('At most 500 items in a group');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(box.value).toBe('divine');
    fireEvent.change(box, { target: { value: 'exa' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.paste(box, { clipboardData: { getData: () => '12 Divine Orb\n3 Exalted Orb' } });
    expect(screen.getByRole('alert').textContent).toBe('At most 500 items in a group');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('D55 adds a whole pasted list, and reports unknown lines', () => {
    const { box, picked } = open();
    fireEvent.paste(box, { clipboardData: { getData: () => '12 Divine Orb\r\n3 Exalted Orb\n5 Nothing Known' } });
    expect(picked()).toEqual([
      [
        ['Divine Orb', 12],
        ['Exalted Orb', 3],
      ],
    ]);
    expect(screen.getByText('5 Nothing Known')).toBeTruthy();
  });

  it('D55 treats one pasted line as typed text, adds nothing on Enter without a match, and closes on Escape', () => {
    const { box, picked } = open();
    fireEvent.paste(box, { clipboardData: { getData: () => '12 Divine Orb' } });
    fireEvent.change(box, { target: { value: 'zzz' } });
    expect(screen.getByText(/No items found/)).toBeTruthy();
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(picked()).toEqual([]);
  });

  it('D55 reports an invalid quantity for an item that the text names, and does not guess from part of a word', () => {
    const { box } = open();
    fireEvent.focus(box);
    for (const typed of ['-3 divine orb', '-3 div', '1e5 divine orb']) {
      fireEvent.change(box, { target: { value: typed } });
      expect(screen.getByRole('option').textContent).toMatch(/^Divine Orb: (-3|1e5) is not a valid quantity/);
    }
    fireEvent.change(box, { target: { value: '-3 foo' } });
    expect(screen.getByRole('option').textContent).toContain('No items found');
  });

  it('D55 reports a missing variant of a known item', () => {
    const { box } = open();
    fireEvent.focus(box);
    for (const typed of ['5 divine orb unidentified', 'divine unid', 'Divine Orb corrupted 6L']) {
      fireEvent.change(box, { target: { value: typed } });
      expect(screen.getByRole('option').textContent).toMatch(/^There is no “.+” variant of Divine Orb here\. Copy the item/);
    }
    fireEvent.change(box, { target: { value: 'zzz unidentified' } });
    expect(screen.getByRole('option').textContent).toContain('No items found');
  });
});
