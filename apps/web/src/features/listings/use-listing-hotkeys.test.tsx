import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useListingHotkeys } from './use-listing-hotkeys.ts';

afterEach(cleanup);

function open(isOn = true) {
  const onMove = vi.fn<(by: 1 | -1) => void>();
  const onLeave = vi.fn<() => void>();
  function Page() {
    useListingHotkeys({ onMove, onLeave, isOn });
    return <input aria-label="search" />;
  }
  render(<Page />);
  return { onMove, onLeave };
}

it('R2.07 moves between listings with the left and right keys, and closes the listing with Escape', () => {
  const { onMove, onLeave } = open();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(onMove.mock.calls).toEqual([[1], [-1]]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onLeave).toHaveBeenCalledOnce();
});

it('R2.07 ignores the arrow keys while typing in a field, with a modifier, or without listings', () => {
  const { onMove } = open();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
  cleanup();
  const off = open(false);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect([onMove.mock.calls, off.onMove.mock.calls]).toEqual([[], []]);
});
