// @vitest-environment jsdom
import { currencies, unitsOfGame } from '@poexchange/domain/currency';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CurrencyGlyph } from './currency-glyph.tsx';

it('R3.34 gives each currency a unique key and icon', () => {
  expect(unitsOfGame.poe2.map((unit) => currencies[unit].key)).toEqual(['chaos', 'divine', 'exalt', 'regal']);
  const icons = unitsOfGame.poe2.map((unit) =>
    render(<CurrencyGlyph unit={unit} />)
      .container.querySelector('img')
      ?.getAttribute('src'),
  );
  expect(icons.every((icon) => typeof icon === 'string' && icon !== '')).toBe(true);
  expect(new Set(icons).size).toBe(4);
});
