import { makeStashTabId, readPublisherTabId, type LeagueId, type SnapshotId } from '@poexchange/domain/ids';
import type { SnapshotDetails, SnapshotTab } from '@poexchange/domain/net-worth';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PriceViewProvider } from '../../../shared/ui/price-view.tsx';
import type { SnapshotHead } from '../data/read-row.ts';
import { noFilter, type NetWorthFilter } from '../data/view.ts';
import { TrackingRail } from './tracking-rail.tsx';

const league = 'mercenaries' as LeagueId;
const idOf = (text: string) => makeStashTabId(league, readPublisherTabId(text) ?? expect.fail());
const tabOf = (id: SnapshotTab['id'], name: string, state: SnapshotTab['state']): SnapshotTab => ({
  id,
  name,
  type: 'PremiumStash',
  color: '',
  itemCount: 30,
  state,
  readAtMs: 1,
});
const head: SnapshotHead = {
  id: 's' as SnapshotId,
  league,
  priceLeague: league,
  characterName: 'Kirael_Slams',
  includeEquipment: true,
  includeInventory: false,
  totalPrice: 30_000,
  hourlyIncome: -1,
  tabs: [
    [idOf('aa'), 1000],
    [idOf('bb'), 20_000],
    ['equipment', 9000],
  ],
  createdAtMs: 1,
  type: 'manual',
  categories: [
    ['currency', 21_000],
    ['other', 9000],
  ],
  effects: null,
  carriedTabs: 1,
  note: '',
};
const details: SnapshotDetails = {
  game: 'poe1',
  tabs: [tabOf(idOf('aa'), 'Maps', 'failed'), tabOf(idOf('bb'), '<b>Dump</b>', 'read'), tabOf('equipment', '', 'read')],
  items: [],
};

describe('net worth rail', () => {
  afterEach(cleanup);

  function show(filter: NetWorthFilter = noFilter): NetWorthFilter[] {
    const filters: NetWorthFilter[] = [];
    render(
      <PriceViewProvider view={{ game: 'poe1', chaosPerDivine: 100 }}>
        <TrackingRail
          game="poe1"
          head={head}
          newest={head}
          details={details}
          filter={filter}
          onFilter={(next) => filters.push(next)}
          onEditTabs={() => undefined}
        />
      </PriceViewProvider>,
    );
    return filters;
  }
  const rowsOf = (group: string): readonly (string | null)[] =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('R3.60 shows sums by category and by tab, with the largest tab first, in the page’s unit', () => {
    show();
    expect(rowsOf('Category')).toEqual(['All300', 'Currency210', 'Other90.0']);
    expect(rowsOf('Tab').slice(1)).toEqual([
      expect.stringMatching(/<b>Dump<\/b>200$/),
      'Equipment90.0',
      expect.stringMatching(/^Maps.*10\.0$/),
    ]);
  });

  it('D72 shows why a tab is carried over, and never shows it as a loss', () => {
    show();
    const row = screen.getByRole('button', { name: /^Maps/ });
    expect(row.textContent).toContain('Couldn’t be loaded. Using its items from the previous snapshot.');
  });

  it('filters by one entry on a click, by several with Ctrl, and removes the filter with All', () => {
    const filters = show({ categories: ['currency'], tabs: [] });
    expect(screen.getByRole('button', { name: /^Currency/ }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /^Equipment/ }), { ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name: /^Equipment/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Currency/ }));
    fireEvent.click(screen.getByRole('button', { name: /^All/ }));
    expect(filters).toEqual([
      { categories: ['currency'], tabs: ['equipment'] },
      { categories: [], tabs: ['equipment'] },
      noFilter,
      noFilter,
    ]);
  });
});
