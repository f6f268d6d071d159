import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { NetWorthView } from '../data/view.ts';
import { makeHead } from '../testing/heads.ts';
import { ChartRequestDialog, type ChartRequest } from './chart-request.tsx';

const heads = [makeHead(), makeHead({ note: 'Mageblood dropped' }), makeHead()];
const [first, second] = heads;

function show(request: ChartRequest) {
  const told = { changes: [] as Partial<NetWorthView>[], closed: 0 };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChartRequestDialog
        request={request}
        tracking={{ heads, change: (some) => void told.changes.push(some) }}
        onClose={() => (told.closed += 1)}
      />
    </QueryClientProvider>,
  );
  return told;
}

describe('chart keys', () => {
  afterEach(cleanup);

  it('opens the note of the snapshot under the cursor, not of the selected snapshot', () => {
    show({ kind: 'note', id: second?.id ?? '' });
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Mageblood dropped');
  });

  it('compares the snapshot under the cursor with the selected snapshot', () => {
    const told = show({ kind: 'compare', id: second?.id ?? '' });
    const [pick] = screen.getAllByRole('button', { pressed: false });
    fireEvent.click(pick ?? expect.fail());
    expect(told).toEqual({ changes: [{ mode: 'compare', snapshot: second?.id, since: first?.id }], closed: 1 });
  });

  it('shows nothing for a snapshot that no longer exists', () => {
    show({ kind: 'note', id: 'gone' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
