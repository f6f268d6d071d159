import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Waterfall } from './waterfall.tsx';

afterEach(cleanup);

it.each([
  [5, 'bg-up'],
  [-5, 'bg-down'],
  [0, 'bg-line-strong'],
])('colours a change of %d by its direction', (amount, tone) => {
  const entries = [
    { id: 'from', kind: 'total', amount: 10, label: 'before' },
    { id: 'change', kind: 'change', amount, label: 'change' },
    { id: 'to', kind: 'total', amount: 10 + amount, label: 'after' },
  ] as const;
  render(<Waterfall label="What changed" entries={entries} decimals={0} unit="c" heightPx={120} />);
  const bars = screen.getAllByRole('listitem').map((item) => [...item.querySelectorAll('[aria-hidden]')].map((bar) => bar.className));
  expect(bars[1]?.some((classes) => classes.split(' ').includes(tone))).toBe(true);
});
