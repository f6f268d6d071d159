import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TooltipLayer } from '../../shared/ui/tooltip-layer.tsx';
import { makeRow } from './testing/make-row.ts';
import { ItemsCell, PercentCell, PercentText, SeenCell } from './listing-cells.tsx';

afterEach(cleanup);

it.each([
  [93.4, '93.4%'],
  [100, '100.0%'],
  [1234.5, '1,234.5%'],
  [null, '–'],
])('R9.33 shows the percent of value with one decimal: %s as %s', (percent, shown) => {
  expect(render(<PercentText percent={percent} />).container.textContent).toBe(shown);
});

it('R9.33 shows the range of the items’ percentages after the percentage of the whole listing', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(
    <>
      <PercentText percent={93.4} range={{ from: 66.7, to: 1110.5 }} />
      <TooltipLayer />
    </>,
  );
  fireEvent.pointerEnter(screen.getByText('93.4%'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(700));
  expect(screen.getByRole('tooltip').textContent).toBe('66.7–1,110.5%, varies by item');
});

it('shows only the age in the seen column, because the column’s head explains the age', () => {
  const line = { row: makeRow('x', { seenAt: Date.now() - 42 * 60_000 }), isEnded: false } as never;
  expect(render(<SeenCell line={line} />).container.textContent).toBe('42 min');
});

describe('D86 rows drawn before their prices', () => {
  const line = (isPriced: boolean) => ({
    row: makeRow('x', {
      items: [
        ['a', 1, 1],
        ['b', 2, 3],
      ],
    }),
    items: [],
    pieces: 4,
    percent: null,
    percentRange: null,
    isEnded: false,
    isOwn: false,
    isPriced,
    whisperedAtMs: null,
  });

  it('reserves space for pictures and percent, and reports them missing only once that is certain', () => {
    const coming = render(
      <>
        <ItemsCell line={line(false)} />
        <PercentCell line={line(false)} />
      </>,
    ).container;
    expect(coming.querySelectorAll('.animate-pulse')).toHaveLength(3);
    expect(coming.textContent).toBe('');
    const known = render(<PercentCell line={line(true)} />).container;
    expect(known.textContent).toBe('–');
  });
});
