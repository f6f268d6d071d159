/**
 * Parts of the page that are loaded after the first paint and that earlier parts call: each is provided once, under its
 * name, by the component that renders it. Calls made before that are queued.
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

/** Provides a part and runs its queued calls. Returns a function that withdraws it. */
export function provideLatePart<Part extends Name>(name: Part, part: LateParts[Part]): () => void {
  const place = parts as { [Key in Part]?: LateParts[Key] };
  place[name] = part;
  for (const run of waiting[name].splice(0)) run(part);
  return () => {
    if (place[name] === part) delete place[name];
  };
}

/** Calls a part, at once or as soon as it is provided. */
export function withLatePart<Part extends Name>(name: Part, run: (part: LateParts[Part]) => void): void {
  const part: LateParts[Part] | undefined = parts[name];
  if (part === undefined) waiting[name].push(run);
  else run(part);
}
