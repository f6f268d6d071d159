/** Applies settings that another window of this browser changed. Renders nothing. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../shared/account/account.ts';
import { INTERFACE_KEY, readStoredInterface, useInterfaceStore, type InterfaceState } from '../shared/game/interface-store.ts';
import { LANGUAGE_KEY, switchTo } from '../shared/i18n/i18n.ts';
import { isLanguage } from '../shared/i18n/languages.ts';

/** The user's settings. Game and league are not included, because each window has its own. */
const followed = [
  'mainIgnsPoe1',
  'mainIgnsPoe2',
  'confirmedIgnsPoe1',
  'confirmedIgnsPoe2',
  'unitPoe2',
  'priceLevel',
  'hasLetterKeys',
] as const satisfies readonly (keyof InterfaceState)[];

export function WindowsLink() {
  const client = useQueryClient();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (newValue === null) return;
      if (key === LANGUAGE_KEY && isLanguage(newValue)) void switchTo(newValue);
      // The server's record decides which character name whispers are addressed to (D16), and that record has changed.
      if (key === INTERFACE_KEY && followInterface(newValue)) void client.invalidateQueries({ queryKey: profileQuery.queryKey });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client]);
  return null;
}

/** Applies another window's settings; returns true if a character was confirmed there. */
function followInterface(stored: string): boolean {
  const state = readState(stored);
  if (state === null) return false;
  const now = useInterfaceStore.getState();
  const next = readStoredInterface(state);
  const changed = followed.filter((name) => JSON.stringify(next[name]) !== JSON.stringify(now[name]));
  // Without this check, two windows would notify each other endlessly.
  if (changed.length === 0) return false;
  useInterfaceStore.setState(Object.fromEntries(changed.map((name) => [name, next[name]])));
  return changed.some((name) => name === 'confirmedIgnsPoe1' || name === 'confirmedIgnsPoe2');
}

function readState(stored: string): unknown {
  try {
    const parsed: unknown = JSON.parse(stored);
    return typeof parsed === 'object' && parsed !== null && 'state' in parsed ? parsed.state : null;
  } catch {
    return null;
  }
}
