/** Types of toasts, and the registry of the part that renders them. */
import type { ReactNode } from 'react';
import type { NotificationKey } from '../i18n/keys.ts';

export type ToastLevel = 'error' | 'warning' | 'success' | 'info';

type ToastParams = Readonly<Record<string, string | number>>;

/** A translated text: a key of the `notification` namespace and its params. */
export type ToastText = {
  readonly key: NotificationKey;
  readonly params?: ToastParams;
  /** Params that are names in the page's language, read at every render: the toast may outlive the language. */
  readonly readNames?: () => ToastParams;
};

export const readParams = ({ params, readNames }: ToastText): ToastParams => ({ ...params, ...readNames?.() });

export type Toast = {
  /** A toast of the same id is replaced, so that a repeated failure does not pile up. */
  readonly id?: string;
  readonly level: ToastLevel;
  readonly title: ToastText;
  readonly detail?: ToastText;
  /** Id of the failure in the server's log: shown, and copied with a click. */
  readonly reference?: string | undefined;
  /** On the local clock; the toast shows the seconds left. */
  readonly countdownUntilMs?: number;
  readonly action?: { readonly label: ToastText; readonly run: () => void };
  /** Link to another page. */
  readonly link?: { readonly label: ToastText; readonly href: string };
  readonly durationMs?: number;
};

export type ToastHost = {
  readonly show: (id: string, toast: Toast & { durationMs: number }) => void;
  readonly showCustom: (id: string, render: () => ReactNode, durationMs: number) => void;
  readonly dismiss: (id: string) => void;
};
