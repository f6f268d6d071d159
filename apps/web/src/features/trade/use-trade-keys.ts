import { useEffect, useRef } from 'react';
import { useInterfaceStore } from '../../shared/game/interface-store.ts';

export type TradeKeys = {
  readonly onNext: (by: 1 | -1) => void;
  readonly onReply: (index: number) => void;
  readonly onCopySearch: () => void;
  readonly onDone: () => void;
  /** Ticks the first unticked row, if no row has the focus. */
  readonly onTickNext: () => void;
};

/**
 * The keys for a trade: J and K, 1 to 6, R, Space, and Ctrl+Enter, which is the only key that works while the user is
 * typing. No key acts behind a dialog, and only Ctrl+Enter works if single-character keys are turned off in the
 * settings.
 */
export function useTradeKeys(keys: Partial<TradeKeys>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.altKey || document.querySelector('[data-scrim]') !== null) return;
      const run = chooseAction(event, latest.current);
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function chooseAction(event: KeyboardEvent, keys: Partial<TradeKeys>): (() => void) | undefined {
  const { onNext, onReply, onCopySearch, onDone, onTickNext } = keys;
  if (event.ctrlKey || event.metaKey) return event.key === 'Enter' ? onDone : undefined;
  if (event.shiftKey || !useInterfaceStore.getState().hasLetterKeys || isTypedIn(event.target)) return undefined;
  if (event.key === ' ') return isPressed(event.target) ? undefined : onTickNext;
  const key = event.key.toLowerCase();
  if (key === 'j' || key === 'k') return onNext && (() => onNext(key === 'j' ? 1 : -1));
  if (key === 'r') return onCopySearch;
  return /^[1-6]$/.test(key) ? onReply && (() => onReply(Number(key) - 1)) : undefined;
}

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null
  );
}

/** Returns whether Space activates this element natively. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary, [role=checkbox]') !== null;
}
