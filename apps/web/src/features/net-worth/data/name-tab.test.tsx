import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { compareSnapshots } from '@poexchange/domain/net-worth';
import { GainRail } from '../compare/gain-rail.tsx';
import { TabSelect } from '../items/item-filters.tsx';
import { beginRun } from '../taking/run-state.ts';
import { RunWait } from '../taking/run-wait.tsx';
import { makeDetails, makeItem, makeTab } from '../testing/details.ts';

const tabs = [makeTab('a'), makeTab('b', { name: '' }), makeTab('c', { id: 'equipment', name: '' })];
const names = ['a', '(no name)', 'Equipment'];

afterEach(cleanup);

it('names nameless tabs and equipped items in the tab list', () => {
  render(<TabSelect tabs={tabs} filters={{ tabIds: [] } as never} onChange={() => undefined} />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All tabs', ...names]);
});

it('names nameless tabs and equipped items in the gains by tab', () => {
  const details = makeDetails([makeItem('Exalted Orb')], tabs);
  render(
    <GainRail
      game="poe1"
      comparison={compareSnapshots(details, details)}
      tabs={new Map(tabs.map((tab) => [tab.id as string, tab]))}
      prices="before"
      unit={{ unit: 'c', chaosPerUnit: 1 }}
      filter={null}
      onFilter={() => undefined}
    />,
  );
  const said = screen.getAllByRole('button').map(({ textContent }) => textContent);
  for (const name of names) expect(said.some((text) => text.startsWith(name))).toBe(true);
});

it('names the next tab while waiting', () => {
  const run = beginRun({ id: '1', profileId: 'p1', type: 'manual' }, 0);
  const wait = { fromMs: 0, untilMs: 60_000, reason: 'limit' } as never;
  const next = { id: tabs[1]?.id ?? expect.fail(), name: '', worthChaos: 0, mark: 'waits' } as const;
  render(<RunWait run={{ ...run, wait, tabs: [next] }} />);
  expect(screen.getByRole('status').textContent).toContain('Next: “(no name)”.');
});
