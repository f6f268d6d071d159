import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Ends } from './offer-status.tsx';

afterEach(cleanup);

const HOUR_MS = 3_600_000;

it.each([
  [6 * 24 * HOUR_MS - 2000, '6 days'],
  [5 * 24 * HOUR_MS + 11 * HOUR_MS, '5 days'],
  [24 * HOUR_MS + 60_000, '1 day'],
] as const)('R4.03 shows six days at the start of a six-day period: %d ms as %s', (leftMs, shown) => {
  render(<Ends listing={{ endsAtMs: Date.now() + leftMs }} />);
  expect(screen.getByText(shown)).toBeTruthy();
});

it('counts down the last day, even if the remaining time is closer to one day than to none', () => {
  render(<Ends listing={{ endsAtMs: Date.now() + 23 * HOUR_MS }} />);
  expect(screen.getByRole('timer').textContent).toMatch(/^2[23]:\d\d:\d\d$/);
});
