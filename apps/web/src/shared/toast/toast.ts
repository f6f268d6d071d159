/** Toasts for the whole page. The library that renders them loads after the first paint; earlier toasts are queued. */
import type { ReactNode } from 'react';
import { withLatePart } from '../late-parts.ts';
import type { Toast } from './toast-model.ts';

export type { Toast, ToastLevel, ToastText } from './toast-model.ts';

/** R9.31. */
const SUCCESS_MS = 2000;
const OTHER_MS = 8000;

let lastId = 0;

/** Shows a message; returns its id. */
export function showToast(toast: Toast): string {
  const id = toast.id ?? `toast:${++lastId}`;
  const durationMs = toast.durationMs ?? (toast.level === 'success' ? SUCCESS_MS : OTHER_MS);
  withLatePart('toasts', (ready) => ready.show(id, { ...toast, durationMs }));
  return id;
}

export function showCard(id: string, render: () => ReactNode, durationMs: number): void {
  withLatePart('toasts', (ready) => ready.showCustom(id, render, durationMs));
}

export function dismissToast(id: string): void {
  withLatePart('toasts', (ready) => ready.dismiss(id));
}
