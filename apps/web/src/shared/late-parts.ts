/**
 * Parts of the page that load after the first paint but may be called earlier. The component that renders a part
 * provides it once under its name; calls made before that are queued.
 */
import type { Notification } from '@poexchange/contract/rest';
import type { ToastHost } from './toast/toast-model.ts';

export type LateParts = {
  /** Renders toasts; provided by `toast-host.tsx`. */
  readonly toasts: ToastHost;
  /** Announces a new notification; provided by `notification-watch.tsx`. */
  readonly announcer: (notification: Notification) => void;
};
type Name = keyof LateParts;

const parts: { [Part in Name]?: LateParts[Part] } = {};
const waiting: { [Part in Name]: ((part: LateParts[Part]) => void)[] } = { toasts: [], announcer: [] };

/** Provides a part and runs its queued calls. Returns a function that removes the part again. */
export function provideLatePart<Part extends Name>(name: Part, part: LateParts[Part]): () => void {
  const place = parts as { [Key in Part]?: LateParts[Key] };
  place[name] = part;
  for (const run of waiting[name].splice(0)) run(part);
  return () => {
    if (place[name] === part) delete place[name];
  };
}

/** Calls a part immediately, or as soon as it is provided. */
export function withLatePart<Part extends Name>(name: Part, run: (part: LateParts[Part]) => void): void {
  const part: LateParts[Part] | undefined = parts[name];
  if (part === undefined) waiting[name].push(run);
  else run(part);
}
