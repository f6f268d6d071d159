// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

afterEach(() => {
  cleanup();
  onClose.mockClear();
});

const onClose = vi.fn<() => void>();

function Page({ lies, isOpen = true }: Partial<Pick<SidePanelProps, 'lies' | 'isOpen'>>) {
  return (
    <>
      <section aria-live="polite">{'toasts'}</section>
      <header>{'header'}</header>
      <main>
        <button type="button">{'row'}</button>
        <SidePanel lies={lies ?? 'beside'} isOpen={isOpen} onClose={onClose} title="Listing">
          <input aria-label="quantity" defaultValue="10" />
        </SidePanel>
      </main>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('quantity');
const outOfReach = () => [...document.querySelectorAll('[inert]')].map((each) => each.textContent);

describe('list side panel', () => {
  it('R2.07, R5.08 keeps typed text when the window becomes narrow and then wide again', () => {
    const { rerender } = render(<Page />);
    const typed = field();
    fireEvent.change(typed, { target: { value: '3' } });
    typed.focus();
    for (const lies of ['over', 'beside', 'over'] as const) {
      rerender(<Page lies={lies} />);
      expect(screen.getByRole(lies === 'over' ? 'dialog' : 'complementary').contains(typed)).toBe(true);
      expect(field()).toBe(typed);
      expect(typed.value).toBe('3');
      expect(document.activeElement).toBe(typed);
    }
  });

  it('R2.07, R5.08 keeps typed text while closed', () => {
    const { rerender } = render(<Page lies="over" />);
    fireEvent.change(field(), { target: { value: '3' } });
    rerender(<Page lies="over" isOpen={false} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    rerender(<Page lies="beside" />);
    expect(field().value).toBe('3');
  });

  it('R2.07 does not render before it is opened', () => {
    render(<Page lies="over" isOpen={false} />);
    expect(screen.queryByLabelText('quantity')).toBeNull();
  });

  it('R2.07 takes the focus when it covers the page, makes everything but toasts inert, and undoes both on close', () => {
    const { rerender } = render(<Page lies="over" isOpen={false} />);
    const row = screen.getByRole('button', { name: 'row' });
    row.focus();
    rerender(<Page lies="over" />);
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Listing' }));
    expect(outOfReach()).toEqual(['header', 'row']);
    expect(screen.queryByRole('button', { name: 'row' })).toBeNull();
    rerender(<Page lies="over" isOpen={false} />);
    expect(document.activeElement).toBe(row);
    expect(outOfReach()).toEqual([]);
    expect(screen.getByRole('button', { name: 'row' })).toBe(row);
  });

  it('R2.07 keeps the focus when it covers the page and the focused element is removed', async () => {
    const draw = (listing: string) => (
      <SidePanel lies="over" isOpen onClose={onClose} title="Listing">
        <button key={listing} type="button">
          {listing}
        </button>
      </SidePanel>
    );
    const { rerender } = render(draw('first'));
    screen.getByRole('button', { name: 'first' }).focus();
    rerender(draw('second'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  });

  it('R2.07 does not change the page when it is next to the list', () => {
    const { rerender } = render(<Page lies="over" />);
    rerender(<Page />);
    expect(outOfReach()).toEqual([]);
    expect(document.querySelector('[data-scrim]')).toBeNull();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('R2.07 closes on Escape and outside clicks when it covers the page, unless an element handles Escape itself', () => {
    render(<Page lies="over" />);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    escape.preventDefault();
    fireEvent(field(), escape);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.click(document.querySelector('[data-scrim]') as Element);
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
