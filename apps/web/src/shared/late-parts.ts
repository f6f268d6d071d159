/**
 * Parts of the page that are loaded after the first paint and that earlier parts speak to: each is provided once, under
 * its name, by the component that draws it. What is said before waits for it.
 */
import type { Notification } from '@poexchange/contract/rest';
import type { ToastHost } from './toast/toast-model.ts';

export type LateParts = {
  /** Draws toasts; `toast-host.tsx` provides it. */
  readonly toasts: ToastHost;
  /** Lets a new notification be seen and heard; `notification-watch.tsx` provides it. */
  readonly announcer: (notification: Notification) => void;
};
type Name = keyof LateParts;

const parts: { [Part in Name]?: LateParts[Part] } = {};
const waiting: { [Part in Name]: ((part: LateParts[Part]) => void)[] } = { toasts: [], announcer: [] };

/** Puts a part in its place and tells it what waited. Returns what takes it away again. */
export function provideLatePart<Part extends Name>(name: Part, part: LateParts[Part]): () => void {
  const place = parts as { [Key in Part]?: LateParts[Key] };
  place[name] = part;
  for (const run of waiting[name].splice(0)) run(part);
  return () => {
    if (place[name] === part) delete place[name];
  };
}

/** Speaks to a part, at once or as soon as it is there. */
export function withLatePart<Part extends Name>(name: Part, run: (part: LateParts[Part]) => void): void {
  const part: LateParts[Part] | undefined = parts[name];
  if (part === undefined) waiting[name].push(run);
  else run(part);
}
