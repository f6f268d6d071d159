import { noListingFilter } from '@poexchange/domain/listing-filter';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { writeClock } from '../../shared/i18n/write-values.ts';
import { FilterBar, listFurtherConditions } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';

const filter = { ...noListingFilter, onlineOnly: true };
const none = (): void => undefined;
const atMs = new Date(2026, 4, 1, 14, 2).getTime();

function draw(form: 'wide' | 'phone', asOfMs: number | null): void {
  render(
    <>
      <FilterBar filter={filter} onChange={none} views={[]} moreCount={0} isEditing={false} onEdit={none} form={form} asOfMs={asOfMs} />
      <FilterChips
        filter={filter}
        conditions={listFurtherConditions(filter, form)}
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

it.each(['wide', 'phone'] as const)('D36 "online only" says of when it is while away, and only then (%s)', (form) => {
  draw(form, atMs);
  expect(screen.getByText(`Online only, as of ${writeClock(atMs)}`)).toBeTruthy();
  cleanup();
  draw(form, null);
  expect(screen.getByText('Online only')).toBeTruthy();
});
