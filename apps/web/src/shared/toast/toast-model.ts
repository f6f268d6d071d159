/** Types of toasts, and the registry of the component that renders them. */
import type { ReactNode } from 'react';
import type { NotificationKey } from '../i18n/keys.ts';

export type ToastLevel = 'error' | 'warning' | 'success' | 'info';

type ToastParams = Readonly<Record<string, string | number>>;

/** A translated string: a key in the `notification` namespace and its params. */
export type ToastText = {
  readonly key: NotificationKey;
  readonly params?: ToastParams;
  /**
   * Params that are names in the page's language, read at each render because the language may change while the toast
   * is open.
   */
  readonly readNames?: () => ToastParams;
};

export const readParams = ({ params, readNames }: ToastText): ToastParams => ({ ...params, ...readNames?.() });

export type Toast = {
  /** Replaces an open toast with the same id, so that repeated failures do not pile up. */
  readonly id?: string;
  readonly level: ToastLevel;
  readonly title: ToastText;
  readonly detail?: ToastText;
  /** Id of the failure in the server's log: displayed, and copied on click. */
  readonly reference?: string | undefined;
  /** Local time; the toast counts down the seconds until then. */
  readonly countdownUntilMs?: number;
  readonly action?: { readonly label: ToastText; readonly run: () => void };
  readonly link?: { readonly label: ToastText; readonly href: string };
  readonly durationMs?: number;
};

export type ToastHost = {
  readonly show: (id: string, toast: Toast & { durationMs: number }) => void;
  readonly showCustom: (id: string, render: () => ReactNode, durationMs: number) => void;
  readonly dismiss: (id: string) => void;
};
