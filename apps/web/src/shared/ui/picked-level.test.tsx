import { PRIMARY_LEVEL } from '@poexchange/domain/pricing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { choosePriceLevel } from '../game/interface-store.ts';
import { PickedLevel } from './picked-level.tsx';

afterEach(() => {
  cleanup();
  choosePriceLevel(PRIMARY_LEVEL);
});

it('D50 names the level only if it differs from 12', () => {
  expect(render(<PickedLevel before=" · " />).container.textContent).toBe('');
  cleanup();
  choosePriceLevel(20);
  expect(render(<PickedLevel before=" · " />).container.textContent).toBe(' · Cheapest 20%');
});
