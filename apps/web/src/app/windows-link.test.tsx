// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { profileQuery } from '../shared/account/account.ts';
import { INTERFACE_KEY, readStoredInterface, rememberConfirmedIgn, useInterfaceStore } from '../shared/game/interface-store.ts';
import { changeLanguage, LANGUAGE_KEY, readLanguage, switchTo } from '../shared/i18n/i18n.ts';
import { WindowsLink } from './windows-link.tsx';

let client = new QueryClient();

beforeEach(() => {
  useInterfaceStore.setState(readStoredInterface({ lastGame: 'poe2', leaguePoe2: 'dawn' }));
  client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { uuid: 'mine' } as never);
  render(
    <QueryClientProvider client={client}>
      <WindowsLink />
    </QueryClientProvider>,
  );
});

afterEach(async () => {
  cleanup();
  await changeLanguage('en');
  localStorage.clear();
});

/** Simulates another window of this browser that writes to storage; this window receives the event. */
function storeElsewhere(key: string, newValue: string): void {
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const isProfileOld = (): boolean | undefined => client.getQueryState(profileQuery.queryKey)?.isInvalidated;

it('R1.09 applies a language chosen in one window to all windows', async () => {
  storeElsewhere(LANGUAGE_KEY, 'de');
  await waitFor(() => expect(readLanguage()).toBe('de'));
  expect(document.documentElement.lang).toBe('de');
  // An unknown language code changes nothing.
  storeElsewhere(LANGUAGE_KEY, 'xx');
  expect(readLanguage()).toBe('de');
  await switchTo('en');
});

it('R3.65 applies a character confirmed in another window, but keeps this window’s league', () => {
  const mine = useInterfaceStore.getState();
  rememberConfirmedIgn({ game: 'poe2', league: 'dawn', ign: 'Kirael' });
  const stored = localStorage.getItem(INTERFACE_KEY) ?? '';
  const elsewhere = stored.replace('"leaguePoe2":"dawn"', '"leaguePoe2":"standard"').replace('"unitPoe2":"ex"', '"unitPoe2":"d"');
  useInterfaceStore.setState(mine);
  expect(isProfileOld()).toBe(false);
  storeElsewhere(INTERFACE_KEY, elsewhere);
  const { leaguePoe2, confirmedIgnsPoe2, unitPoe2 } = useInterfaceStore.getState();
  expect({ leaguePoe2, confirmedIgnsPoe2, unitPoe2 }).toEqual({ leaguePoe2: 'dawn', confirmedIgnsPoe2: { dawn: 'Kirael' }, unitPoe2: 'd' });
  expect(isProfileOld()).toBe(true);
});

it('does not write to storage again when it receives the event for its own write', () => {
  rememberConfirmedIgn({ game: 'poe2', league: 'dawn', ign: 'Kirael' });
  const state = useInterfaceStore.getState();
  storeElsewhere(INTERFACE_KEY, localStorage.getItem(INTERFACE_KEY) ?? '');
  storeElsewhere(INTERFACE_KEY, 'no json');
  expect(useInterfaceStore.getState().confirmedIgnsPoe2).toEqual(state.confirmedIgnsPoe2);
  expect(isProfileOld()).toBe(false);
});
