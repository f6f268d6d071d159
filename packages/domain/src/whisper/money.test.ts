import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundRate, roundTo } from '../currency/index.ts';
import { writeUnitPrice } from './money.ts';

/** Chaos value of text such as "1d 4.5c" at a rate. */
function readMoney(text: string, chaosPerDivine: number): number {
  const [, divines = '0', chaos = '0'] = /^(?:(\d+)d)? ?(?:([\d.]+)c)?$/.exec(text) ?? [];
  return Number(divines) * chaosPerDivine + Number(chaos);
}

it('D30, R9.33 writes poe1 unit prices that multiply to the exact sum for any number of pieces', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }).map((steps) => steps / 1e4),
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.double({ min: 1, max: 1000, noNaN: true }),
      (priceChaos, pieces, rate) => {
        const shown = readMoney(writeUnitPrice(priceChaos, { game: 'poe1', chaosPerDivine: rate }), roundRate(rate));
        expect(roundTo(shown, 4)).toBe(priceChaos);
        expect(Math.abs(shown * pieces - priceChaos * pieces)).toBeLessThan(0.01);
      },
    ),
  );
});

it('D35, D59 writes four decimals of the unit in poe2, so that the total is right for many pieces', () => {
  const view = { game: 'poe2', unit: 'ex', chaosPerUnit: 0.1037 } as const;
  expect(writeUnitPrice(0.05, view)).toBe('0.4822ex');
  expect(Math.abs(0.4822 - 0.05 / 0.1037)).toBeLessThanOrEqual(0.00005);
});
