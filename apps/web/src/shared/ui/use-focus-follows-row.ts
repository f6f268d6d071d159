import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on the same row when elements are reused for other rows: the row is focused at its new position, or
 * no row if it is no longer visible. Rows are elements with `data-row`. Without this, a key press meant for one row
 * would reach the row rendered in its place.
 */
export function useFocusFollowsRow(refObject: RefObject<HTMLElement | null>): void {
  const focusedRow = useRef<string | null>(null);
  useEffect(() => {
    const element = refObject.current;
    if (element === null) return undefined;
    const remember = (event: FocusEvent): void => {
      focusedRow.current = findRow(event.target)?.dataset['row'] ?? null;
    };
    const forget = (): void => {
      focusedRow.current = null;
    };
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, [refObject]);
  useLayoutEffect(() => {
    const wanted = focusedRow.current;
    const active = document.activeElement;
    const row = findRow(active);
    if (wanted === null || row === null || !(active instanceof HTMLElement) || row.dataset['row'] === wanted) return;
    const drawn = [...(refObject.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const target = drawn.find((each) => each.dataset['row'] === wanted);
    if (target === undefined) active.blur();
    else (active === row ? target : (target.querySelector<HTMLElement>('button') ?? target)).focus({ preventScroll: true });
  });
}

function findRow(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
}
