/** Keys of the tab chooser: arrows move between tabs, Enter and Space select; Enter above the list confirms. */
import type { KeyboardEvent, RefObject } from 'react';

const BOX = '[role=checkbox]:not(:disabled)';

export type RowKeys = {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Indexes of the rows with a selectable tab, from the top. */
  readonly stops: readonly number[];
  readonly scrollTo: (index: number) => void;
};

/** Moves through the rows, whether rendered or not; the left and right arrows close and open a folder. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>, { scroller, stops, scrollTo }: RowKeys): void {
  const row = findRow(event.target);
  if (row === null) return;
  if (event.key === 'Enter' && isBox(event.target)) {
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) event.target.click();
    return;
  }
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    row.querySelector<HTMLElement>(`[aria-expanded=${event.key === 'ArrowRight' ? 'false' : 'true'}]`)?.click();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const at = Number(row.dataset['index']);
  const next = event.key === 'ArrowDown' ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  if (next === undefined) return;
  scrollTo(next);
  const focus = (): void => scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"] ${BOX}`)?.focus();
  requestAnimationFrame(focus);
}

/** Moves from the controls above into the list; Enter confirms unless the focused element handles Enter itself. */
export function enterRows(event: KeyboardEvent<HTMLElement>, onConfirm: () => void): void {
  const isDown = event.key === 'ArrowDown' && findRow(event.target) === null;
  const isFromSearch = event.key === 'Enter' && event.target instanceof HTMLInputElement;
  if (isDown || isFromSearch) {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-index] ${BOX}`)?.focus();
  } else if (event.key === 'Enter' && event.target === event.currentTarget && !event.repeat) {
    event.preventDefault();
    onConfirm();
  }
}

function findRow(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
}

function isBox(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(BOX);
}
