import { useEffect, useRef, type RefObject } from 'react';
import { useServiceKeys } from './use-service-keys.ts';

/**
 * Moves the focus into the panel that Enter or Space opened from a list, so that the next key does not act on the row,
 * and back to the row when the panel closes. Enter on the chosen row also moves it. A panel that covers the page takes
 * the focus itself.
 */
export function usePanelFocus(frame: RefObject<HTMLElement | null>, panelKey: string | null): void {
  const isByKey = useRef(false);
  const shown = useRef(panelKey);
  useEffect(() => {
    const note = (event: Event): void => {
      isByKey.current = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = panelKey;
    const panel = findPanel(frame);
    if (before === panelKey || panel === null) return;
    const isInside = panel.contains(document.activeElement);
    if (panelKey !== null && isByKey.current && !isInside) focusHeading(panel);
    if (panelKey === null && before !== null && (isInside || document.activeElement === document.body))
      findRow(frame, before)?.focus({ preventScroll: true });
  });
  useServiceKeys({ Enter: panelKey === null ? undefined : () => focusHeading(findPanel(frame)) });
}

function findPanel(frame: RefObject<HTMLElement | null>): HTMLElement | null {
  return frame.current?.querySelector<HTMLElement>('[role=complementary]') ?? null;
}

function findRow(frame: RefObject<HTMLElement | null>, key: string): HTMLElement | undefined {
  return [...(frame.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find((row) => row.dataset['row'] === key);
}

function focusHeading(panel: HTMLElement | null): void {
  const heading = panel?.querySelector<HTMLElement>('h2') ?? null;
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
