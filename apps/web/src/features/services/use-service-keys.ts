import { useEffect, useRef } from 'react';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';

/** Actions by key; letters work in either case. */
export type ServiceKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Elements that handle `Enter` themselves. In a row, `Enter` selects the row, unless it is already selected. */
const PRESSED = 'button, a, input, summary, [role=row]:not([data-selected]), [role=checkbox]';

/**
 * Keys of the services pages: single characters outside text fields, unless these keys are turned off in the settings;
 * `Enter` if no element handles it; `Ctrl+Enter` everywhere. No key acts behind a dialog.
 */
export function useServiceKeys(keys: ServiceKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.altKey) return;
      const run = latest.current[nameKey(event)];
      if (run === undefined || !isFree(event)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function nameKey(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.ctrlKey || event.metaKey ? `Ctrl+${key}` : key;
}

function isFree(event: KeyboardEvent): boolean {
  const { target } = event;
  const isOver =
    document.querySelector('[data-scrim]') !== null && !(target instanceof Element && target.closest('[role=dialog]') !== null);
  if (isOver) return false;
  if (event.ctrlKey || event.metaKey) return true;
  if (event.shiftKey && event.key !== '/') return false;
  if (!(target instanceof Element)) return true;
  if (target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]') !== null) return false;
  if (event.key === 'Enter' || event.key === ' ') return target.closest(PRESSED) === null;
  if (event.key.startsWith('Arrow')) return target.closest('[role=radiogroup], [role=grid], [role=slider]') === null;
  if (event.key === 'Escape') return true;
  return useInterfaceStore.getState().hasLetterKeys;
}
