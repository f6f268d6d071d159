import { useEffect } from 'react';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';
import { closePalette, openPalette, usePalette } from './palette-store.ts';

/** Opens the command palette with Ctrl+K, and the list of shortcuts with "?" outside text fields. */
export function usePaletteKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.repeat) return;
      const next = readKey(event);
      if (next === null) return;
      event.preventDefault();
      const { open } = usePalette.getState();
      if (open === next) closePalette();
      // Another dialog must be closed first; the palette and the list of shortcuts replace each other.
      else if (open !== null || document.querySelector('[data-scrim]') === null) openPalette(next);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function readKey(event: KeyboardEvent): 'search' | 'shortcuts' | null {
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey ? 'search' : null;
  if (event.key !== '?' || !useInterfaceStore.getState().hasLetterKeys) return null;
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
  return isTyping ? null : 'shortcuts';
}
