import { noListingFilter, type ListingFilter } from '@poexchange/domain/listing-filter';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { FilterBar, listFurtherConditions } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';

const filter = { ...noListingFilter, onlineOnly: true };
const none = (): void => undefined;
const atMs = new Date(2026, 4, 1, 14, 2).getTime();

function draw(form: 'wide' | 'phone', asOfMs: number | null): void {
  render(
    <>
      <FilterBar
        filter={filter}
        onChange={none}
        views={[]}
        moreCount={0}
        isEditing={false}
        onEdit={none}
        form={form}
        side="sell"
        asOfMs={asOfMs}
      />
      <FilterChips
        filter={filter}
        conditions={listFurtherConditions(filter, { form, side: 'sell' })}
        onChange={none}
        prices={new Map()}
        hidden={[]}
        game="poe1"
        asOfMs={asOfMs}
      />
    </>,
  );
}

afterEach(cleanup);

it.each(['wide', 'phone'] as const)('D36 “online only” shows the age of its data only while the server is away (%s)', (form) => {
  draw(form, atMs);
  expect(screen.getByText(`Online only, as of ${writeClock(atMs)}`)).toBeTruthy();
  cleanup();
  draw(form, null);
  expect(screen.getByText('Online only')).toBeTruthy();
});

it.each([
  ['sell', 'At most % of value', 'max', 'min'],
  ['buy', 'At least % of value', 'min', 'max'],
] as const)('R1.02, D24 shows the percent-of-value bound that fits the side %s', (side, label, bound, other) => {
  const onChange = vi.fn<(filter: ListingFilter) => void>();
  const bar = {
    filter: noListingFilter,
    onChange,
    views: [],
    moreCount: 0,
    isEditing: false,
    onEdit: none,
    form: 'wide',
    asOfMs: null,
  } as const;
  render(<FilterBar {...bar} side={side} />);
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: '90' } });
  expect(onChange).toHaveBeenLastCalledWith({ ...noListingFilter, percent: { min: null, max: null, [bound]: 90 } });
  const names = (percent: { min: number | null; max: number | null }) =>
    listFurtherConditions({ ...noListingFilter, percent }, { form: 'wide', side }).map((each) => ('name' in each ? each.name : each.kind));
  expect(names({ min: null, max: null, [bound]: 90 })).toEqual([]);
  expect(names({ min: null, max: null, [other]: 90 }), 'a bound that no field shows is a chip').toEqual(['percent']);
});
