import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Opens a toast over a dialog. Pressing its button removes the toast from the page, like the toast's own Close button.
 */
async function openUnderToast(): Promise<{ onClose: ReturnType<typeof vi.fn>; close: HTMLElement }> {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog isOpen onClose={onClose} title="Tabs" closeLabel="Close">
      <input aria-label="Search" />
    </Dialog>,
  );
  const toaster = document.createElement('div');
  toaster.dataset['sonnerToaster'] = '';
  toaster.innerHTML = '<div class="toast"><button>Dismiss</button></div>';
  document.body.append(toaster);
  const close = toaster.querySelector('button') as HTMLElement;
  close.addEventListener('click', () => toaster.firstElementChild?.remove());
  // The dialog starts listening in the next task, so that the press that opened it does not close it.
  await nextTask();
  return { onClose, close };
}

it.each(['mouse', 'touch'])('a dialog stays open while a toast over it is closed (%s)', async (pointerType) => {
  const { onClose, close } = await openUnderToast();
  fireEvent.pointerDown(close, { pointerType });
  close.focus();
  fireEvent.click(close);
  await nextTask();
  expect(close.isConnected).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

it('closes a dialog on a press outside it', async () => {
  const { onClose } = await openUnderToast();
  fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
  fireEvent.click(document.body);
  await nextTask();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeDefined();
});
