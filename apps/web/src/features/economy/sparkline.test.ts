import { expect, it } from 'vitest';
import { drawSparkline } from './sparkline.tsx';

it('draws a curve from three or more points, keeps gaps, and draws nothing for fewer points', () => {
  expect(drawSparkline([1, 2, Number.NaN, 3, 4]).match(/M/g)).toHaveLength(2);
  expect(drawSparkline([5, 5, 5])).toContain('10.0');
  expect(drawSparkline([1, Number.NaN, 2])).toBe('');
  expect(drawSparkline([])).toBe('');
});
