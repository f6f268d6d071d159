import type { StashTabId } from '@poexchange/domain/ids';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyLoaderState } from './loader-state.ts';
import { TabChooser } from './tab-chooser.tsx';
import type { Stash } from './use-stash.ts';

afterEach(cleanup);

/** A stash whose list has not come: what was chosen last time is taken at its word. */
function open(choice: readonly StashTabId[]) {
  const choose = vi.fn<Stash['choose']>();
  const list = { isPending: false, isFetching: false, failureReason: null, error: null, refetch: () => Promise.resolve() };
  const stash: Pick<Stash, 'tabs' | 'choice' | 'loader' | 'choose'> = { tabs: undefined, choice, loader: emptyLoaderState, choose };
  render(<TabChooser stash={{ ...stash, list } as unknown as Stash} leagueName="Mercenaries" onClose={() => undefined} />);
  return { choose, use: screen.getByRole<HTMLButtonElement>('button', { name: /^Use / }) };
}

it('R2.09 no tabs cannot be used, and those chosen before can', () => {
  expect(open([]).use.disabled).toBe(true);
  cleanup();
  const { use, choose } = open(['standard:t' as StashTabId]);
  fireEvent.click(use);
  expect(choose).toHaveBeenCalledExactlyOnceWith(['standard:t']);
});
