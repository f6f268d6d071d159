import { useEffect, useRef } from 'react';

export type ListingHotkeys = { readonly onMove: (by: 1 | -1) => void; readonly onLeave: () => void; readonly isOn: boolean };

/**
 * R2.07: the left and right keys move between listings, and Escape closes the listing. Typing, and elements that use
 * these keys themselves, take precedence.
 */
export function useListingHotkeys(listingHotkeys: ListingHotkeys): void {
  const latest = useRef(listingHotkeys);
  useEffect(() => {
    latest.current = listingHotkeys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!latest.current.isOn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (usesArrows(event.target)) return;
      if (event.key === 'Escape') return latest.current.onLeave();
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      latest.current.onMove(event.key === 'ArrowRight' ? 1 : -1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Handles Enter, unless the focused element handles it. */
export function useEnterHotkey(onEnter: () => void, isOn: boolean): void {
  const latest = useRef({ onEnter, isOn });
  useEffect(() => {
    latest.current = { onEnter, isOn };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!latest.current.isOn || event.defaultPrevented || event.key !== 'Enter' || event.repeat || usesEnter(event.target)) return;
      event.preventDefault();
      latest.current.onEnter();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function usesArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=menu], [role=radiogroup], [role=group] [role=radio], [role=slider]',
    ) !== null
  );
}

function usesEnter(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, button, a, select, textarea, summary, [role=menu], [role=menuitem], [contenteditable]') !== null
  );
}
