// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooltipLayer } from './tooltip-layer.tsx';
import { Tooltip, tooltipDelayMs } from './tooltip.tsx';

function Page({ hint }: { readonly hint: string }) {
  return (
    <>
      <Tooltip content={hint}>
        <button type="button">anchor</button>
      </Tooltip>
      <TooltipLayer />
    </>
  );
}

const anchor = () => screen.getByRole('button', { name: 'anchor' });
const said = () => screen.queryByRole('tooltip')?.textContent ?? null;
const wait = (): void => {
  act(() => void vi.advanceTimersByTime(tooltipDelayMs.default));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the hint of an element that is drawn again for another row', () => {
  it('R9.28 says what it is about by now, and keeps describing it', () => {
    const { rerender } = render(<Page hint="of the first row" />);
    fireEvent.pointerEnter(anchor(), { pointerType: 'mouse' });
    wait();
    expect(said()).toBe('of the first row');
    rerender(<Page hint="of the second row" />);
    expect(said()).toBe('of the second row');
    expect(anchor().getAttribute('aria-describedby')).toBe('tooltip');
  });

  it('R9.28 closes where the other row has none, and opens no more', () => {
    const { rerender } = render(<Page hint="of the first row" />);
    fireEvent.pointerEnter(anchor(), { pointerType: 'mouse' });
    wait();
    rerender(<Page hint="" />);
    expect(said()).toBeNull();
    expect(anchor().hasAttribute('aria-describedby')).toBe(false);
  });

  it('R9.28 that was about to open says the new words, or nothing where there are none', () => {
    for (const [hint, expected] of [
      ['of the second row', 'of the second row'],
      ['', null],
    ] as const) {
      const { rerender, unmount } = render(<Page hint="of the first row" />);
      fireEvent.pointerEnter(anchor(), { pointerType: 'mouse' });
      rerender(<Page hint={hint} />);
      wait();
      expect(said()).toBe(expected);
      unmount();
    }
  });
});
