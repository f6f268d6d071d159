/** Toasts of an answer that was just given to a request: each holds an Undo while the request stands so. */
import { dismissToast } from '../toast/toast.ts';

const undoable = ['invited', 'declined'] as const;

/** Id of the toast that says that a request was invited or declined. */
export const undoToastId = (state: (typeof undoable)[number], id: string): string => `service-${state}:${id}`;

/** Takes the toasts away whose Undo would be refused, as the request has moved on (D62). */
export function dismissStaleUndo({ id, state }: { readonly id: string; readonly state: string }): void {
  for (const each of undoable) if (each !== state) dismissToast(undoToastId(each, id));
}
