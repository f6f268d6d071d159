/** Toasts that confirm an answer to a request. They offer Undo as long as the request is in that state. */
import { dismissToast } from '../toast/toast.ts';

const undoable = ['invited', 'declined'] as const;

/** Id of the toast that reports an invited or declined request. */
export const undoToastId = (state: (typeof undoable)[number], id: string): string => `service-${state}:${id}`;

/** Dismisses toasts whose Undo would be refused because the request has changed. */
export function dismissStaleUndo({ id, state }: { readonly id: string; readonly state: string }): void {
  for (const each of undoable) if (each !== state) dismissToast(undoToastId(each, id));
}
