/** The requests stacked in the single card of the corner, the newest on top. */
import type { Notification } from '@poexchange/contract/rest';
import { create } from 'zustand';

/** More than anyone reads; older ones are only in the centre. */
const MAX_STACKED = 99;

type ToastStack = { readonly stack: readonly Notification[] };

export const useToastStack = create<ToastStack>()(() => ({ stack: [] }));

export function stackToast(notification: Notification): void {
  useToastStack.setState(({ stack }) => ({
    stack: [notification, ...stack.filter(({ id }) => id !== notification.id)].slice(0, MAX_STACKED),
  }));
}

/** Removes requests from the stack, because they were read, answered or closed. */
export function unstackToasts(ids: readonly string[]): void {
  const gone = new Set<string>(ids);
  const { stack } = useToastStack.getState();
  const left = stack.filter(({ id }) => !gone.has(id));
  if (left.length !== stack.length) useToastStack.setState({ stack: left });
}
