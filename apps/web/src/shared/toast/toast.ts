/**
 * Toasts for the whole page. The library that draws them is loaded after the first paint; what is said before then
 * waits for it.
 */
import type { ReactNode } from 'react';
import type { NotificationKey } from '../i18n/keys.ts';

export type ToastLevel = 'error' | 'warning' | 'success' | 'info';

/** A translated text: a key of the `notification` namespace and its params. */
export type ToastText = { readonly key: NotificationKey; readonly params?: Readonly<Record<string, string | number>> };

export type Toast = {
  /** A toast of the same id is replaced, so that a repeated failure does not pile up. */
  readonly id?: string;
  readonly level: ToastLevel;
  readonly title: ToastText;
  readonly detail?: ToastText;
  /** Local clock; the seconds left are shown. */
  readonly countdownUntilMs?: number;
  readonly action?: { readonly label: ToastText; readonly run: () => void };
  readonly durationMs?: number;
};

/** R9.31. */
const SUCCESS_MS = 2000;
const OTHER_MS = 8000;

export type ToastHost = {
  readonly show: (id: string, toast: Toast & { durationMs: number }) => void;
  readonly showCustom: (id: string, render: () => ReactNode, durationMs: number) => void;
  readonly dismiss: (id: string) => void;
};

let host: ToastHost | null = null;
const waiting: ((host: ToastHost) => void)[] = [];
let lastId = 0;

/** The host says that it is on the page. */
export function setToastHost(next: ToastHost | null): void {
  host = next;
  if (next === null) return;
  for (const run of waiting.splice(0)) run(next);
}

function withHost(run: (host: ToastHost) => void): void {
  if (host === null) waiting.push(run);
  else run(host);
}

/** Shows a message; gives its id. */
export function showToast(toast: Toast): string {
  const id = toast.id ?? `toast:${++lastId}`;
  const durationMs = toast.durationMs ?? (toast.level === 'success' ? SUCCESS_MS : OTHER_MS);
  withHost((ready) => ready.show(id, { ...toast, durationMs }));
  return id;
}

/** Shows a card of one's own. */
export function showCard(id: string, render: () => ReactNode, durationMs: number): void {
  withHost((ready) => ready.showCustom(id, render, durationMs));
}

export function dismissToast(id: string): void {
  withHost((ready) => ready.dismiss(id));
}
