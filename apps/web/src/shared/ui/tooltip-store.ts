/** The only open hint on the page. */
import { useSyncExternalStore, type ReactNode } from 'react';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';
export type OpenTooltip = { readonly id: string; readonly anchor: Element; readonly content: ReactNode; readonly side: TooltipSide };

/** Time in ms after a hint has closed during which the next hint opens immediately. */
const WARM_MS = 300;

const listeners = new Set<() => void>();
let current: OpenTooltip | null = null;
let closedAtMs = -Infinity;

export function openTooltip(next: OpenTooltip): void {
  current = next;
  notify();
}

/** Updates the content of the hint with this id, if it is open. */
export function updateTooltip(id: string, content: ReactNode): void {
  if (current?.id !== id || current.content === content) return;
  current = { ...current, content };
  notify();
}

/** Closes the hint with this id; a different hint that has opened since stays. */
export function closeTooltip(id: string): void {
  if (current?.id !== id) return;
  current = null;
  closedAtMs = performance.now();
  notify();
}

export function isTooltipWarm(): boolean {
  return current !== null || performance.now() - closedAtMs < WARM_MS;
}

export function useOpenTooltip(): OpenTooltip | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
