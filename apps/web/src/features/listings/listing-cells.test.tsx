import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PercentText } from './listing-cells.tsx';

it.each([
  [93.4, '93.4%'],
  [100, '100%'],
  [1234.5, '1,234.5%'],
  [null, '–'],
])('R9.33 the percent of value is shown at one decimal: %s as %s', (percent, shown) => {
  expect(render(<PercentText percent={percent} />).container.textContent).toBe(shown);
});
