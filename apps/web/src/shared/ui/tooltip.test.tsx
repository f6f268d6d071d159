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

it('R9.28 opens after 700 ms, or after 50 ms for a currency', () => {
  render(<Page hint="words" />);
  fireEvent.pointerEnter(anchor(), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(699));
  expect(said()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(said()).toBe('words');
  expect(tooltipDelayMs.currency).toBe(50);
});

describe('hint of an element that is reused for another row', () => {
  it('shows the current content, and still describes the element', () => {
    const { rerender } = render(<Page hint="of the first row" />);
    fireEvent.pointerEnter(anchor(), { pointerType: 'mouse' });
    wait();
    expect(said()).toBe('of the first row');
    rerender(<Page hint="of the second row" />);
    expect(said()).toBe('of the second row');
    expect(anchor().getAttribute('aria-describedby')).toBe('tooltip');
  });

  it('closes if the other row has no hint, and does not reopen', () => {
    const { rerender } = render(<Page hint="of the first row" />);
    fireEvent.pointerEnter(anchor(), { pointerType: 'mouse' });
    wait();
    rerender(<Page hint="" />);
    expect(said()).toBeNull();
    expect(anchor().hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows the new content if the hint was about to open, and no hint if there is no content', () => {
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

describe('hint', () => {
  it.each([
    ['of a price in another currency', tooltipDelayMs.currency, 50],
    ['by itself', undefined, 700],
  ])('R9.28 a hint %s opens after its delay, not before', (_what, delayMs, expectedMs) => {
    render(
      <>
        <Tooltip content="a hint" {...(delayMs !== undefined && { delayMs })}>
          <button type="button">anchor</button>
        </Tooltip>
        <TooltipLayer />
      </>,
    );
    // Right after another hint, this hint would open immediately.
    act(() => void vi.advanceTimersByTime(10_000 * expectedMs));
    fireEvent.pointerEnter(anchor(), { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(expectedMs - 1));
    expect(said()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('a hint');
  });
});
