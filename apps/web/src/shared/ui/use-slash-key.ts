import { useEffect, type RefObject } from 'react';
import { useInterfaceStore } from '../game/interface-store.ts';

/**
 * "/" focuses the search, except while the user types in a field, and unless single-character shortcuts are turned off
 * in the settings.
 */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || !useInterfaceStore.getState().hasLetterKeys || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]') != null) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field]);
}
