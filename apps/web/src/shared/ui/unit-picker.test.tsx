import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PriceView } from '@poexchange/domain/currency';
import { afterEach, describe, expect, it } from 'vitest';
import { readStoredInterface, useInterfaceStore } from '../game/interface-store.ts';
import { PriceViewProvider } from './price-view.tsx';
import { UnitPicker } from './unit-picker.tsx';

afterEach(cleanup);
const draw = (view: PriceView) =>
  render(
    <PriceViewProvider view={view}>
      <UnitPicker />
    </PriceViewProvider>,
  );

describe('unit picker', () => {
  it('D59, R3.33 offers the four units of poe2 and stores the choice', () => {
    draw({ game: 'poe2', unit: 'ex', chaosPerUnit: 0.1 });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show prices in' });
    expect([...select.options].map((option) => option.text)).toEqual(['chaos', 'divine', 'exalted', 'regal']);
    fireEvent.change(select, { target: { value: 'd' } });
    expect(useInterfaceStore.getState().unitPoe2).toBe('d');
  });

  it('D59 says that chaos replaces a picked unit without a rate, but only once the rate is known to be missing', () => {
    draw({ game: 'poe2', unit: 'r', chaosPerUnit: null });
    expect(screen.getByRole('img', { name: 'No regal rate yet: prices are in chaos.' })).toBeTruthy();
    cleanup();
    draw({ game: 'poe2', unit: 'r' });
    expect(screen.queryByRole('img', { name: /No price/ })).toBeNull();
  });

  it('R9.36 uses a fixed pair of units in poe1', () => {
    const { container } = draw({ game: 'poe1', chaosPerDivine: 182 });
    expect(container.textContent).toBe('');
  });

  it('treats a damaged choice as exalted', () => {
    expect(readStoredInterface({ unitPoe2: 'gold' }).unitPoe2).toBe('ex');
  });
});
