import type { PublisherTabId, StashTabId } from '@poexchange/domain/ids';
import type { StashTabInfo } from '@poexchange/domain/stash';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyLoaderState } from './loader-state.ts';
import { TabChooser } from './tab-chooser.tsx';
import type { Stash } from './use-stash.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A stash whose list has not loaded, in which case the last selection is used unchecked. */
function open(choice: readonly StashTabId[], tabs?: readonly StashTabInfo[]) {
  const choose = vi.fn<Stash['choose']>();
  const list = { isPending: false, isFetching: false, failureReason: null, error: null, refetch: () => Promise.resolve() };
  const stash: Pick<Stash, 'tabs' | 'choice' | 'loader' | 'choose'> = { tabs, choice, loader: emptyLoaderState, choose };
  render(<TabChooser stash={{ ...stash, list } as unknown as Stash} leagueName="Mercenaries" onClose={() => undefined} />);
  return { choose, use: screen.getByRole<HTMLButtonElement>('button', { name: /^Use / }) };
}

it('R2.09 cannot confirm an empty selection, but can confirm the last selection', () => {
  expect(open([]).use.disabled).toBe(true);
  cleanup();
  const { use, choose } = open(['standard:t' as StashTabId]);
  fireEvent.click(use);
  expect(choose).toHaveBeenCalledExactlyOnceWith(['standard:t']);
});

const makeTab = (name: string, over: Partial<StashTabInfo> = {}): StashTabInfo => ({
  id: `standard:${name}` as StashTabId,
  tabId: name as PublisherTabId,
  name,
  index: 0,
  type: 'CurrencyStash',
  color: '#ffffff',
  blackText: false,
  icon: 'currency',
  isPublic: true,
  isFolder: false,
  isRemoveOnly: false,
  folderId: null,
  itemCount: null,
  children: [],
  ...over,
});

it('R2.09 selects tabs by keyboard: arrows skip unreadable tabs, Enter and Space select', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  const tabs = [makeTab('One'), makeTab('Two', { type: 'UniqueCollection', isFolder: true }), makeTab('Three')];
  const { choose, use } = open([], tabs);
  const list = screen.getByRole('dialog').querySelector<HTMLElement>('[data-autofocus]');
  expect(document.activeElement).toBe(list);
  const press = (key: string): void => {
    const target = document.activeElement;
    if (target !== null && fireEvent.keyDown(target, { key }) && key === ' ') fireEvent.click(target);
  };
  press('Enter');
  expect([choose.mock.calls, use.disabled]).toEqual([[], true]);
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Choose One' }));
  press('Enter');
  press('ArrowDown');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Choose Three' })));
  press(' ');
  list?.focus();
  press('Enter');
  expect(choose).toHaveBeenCalledExactlyOnceWith(['standard:One', 'standard:Three']);
});
