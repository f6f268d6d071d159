import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalsFor, roundParts } from './show-parts.ts';

it('D71 parts as shown add up to the total as shown, and none is off by more than one step', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 9 }), (parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const shown = roundParts(parts, total);
      const factor = 10 ** decimalsFor(total);
      const steps = shown.parts.map((part) => Math.round(part * factor));
      expect(steps.reduce((sum, part) => sum + part, 0)).toBe(Math.round(shown.total * factor));
      for (const [at, part] of parts.entries()) expect(Math.abs((shown.parts[at] ?? 0) - part)).toBeLessThanOrEqual(1 / factor + 1e-6);
    }),
  );
});

it('parts that are whole already stay as they are', () => {
  expect(roundParts([598, 317, 175], 1090)).toEqual({ total: 1090, parts: [598, 317, 175] });
});

it('of nothing are nothing', () => {
  expect(roundParts([0, 0], 0)).toEqual({ total: 0, parts: [0, 0] });
});
