import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/i18n.ts';
import { PayablePrice } from './payable-price.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

const view = { game: 'poe2', unit: 'd', chaosPerUnit: 1 } as const;

it.each([
  ['en', '162,967', '162,967.13'],
  ['de', '162.967', '162.967,13'],
] as const)('R1.09, D35 groups the digits of payable amounts and exact sums as in %s', async (language, paid, exact) => {
  await changeLanguage(language);
  render(<PayablePrice chaos={162_967.126} view={view} />);
  const price = screen.getByRole('img');
  expect(price.textContent).toContain(paid);
  expect(price.getAttribute('aria-label')).toContain(paid);
  expect(price.getAttribute('aria-label')).toMatch(new RegExp(`${exact}(?!\\d)`));
});

it('R9.28, D35 shows the exact sum as a hint once the pointer has been over a payable amount for 50 ms', () => {
  vi.useFakeTimers();
  render(
    <>
      <PayablePrice chaos={162_967.126} view={view} />
      <TooltipLayer />
    </>,
  );
  fireEvent.pointerEnter(screen.getByRole('img'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(49));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip').textContent).toContain('162,967.13');
  vi.useRealTimers();
});
