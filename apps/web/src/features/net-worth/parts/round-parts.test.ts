import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsFor, decimalsForTotal, roundParts, roundSteps } from './round-parts.ts';
import { placeWaterfall } from './waterfall-geometry.ts';

/** Seeded random numbers, so that a failure can be reproduced. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('rounded change parts', () => {
  it('D71 rounds random changes so that the parts add up to the change, which equals the difference of the totals', () => {
    const random = makeRandom(71);
    for (let run = 0; run < 5000; run += 1) {
      const scale = 10 ** Math.floor(random() * 9 - 3);
      const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, () => (random() < 0.3 ? 0 : (random() - 0.5) * scale));
      const before = random() * scale * 3;
      const after = before + parts.reduce((sum, part) => sum + part, 0);
      const decimals = Math.floor(random() * 3);
      const shown = roundSteps({ before, after, parts }, decimals);
      const steps = (amount: number): number => Math.round(amount * 10 ** decimals) + 0;
      expect(shown.parts.reduce((sum, part) => sum + steps(part), 0)).toBe(steps(shown.change));
      expect(steps(shown.before) + steps(shown.change)).toBe(steps(shown.after));
      for (const [at, part] of parts.entries()) {
        if (part === 0) expect(shown.parts[at]).toBe(0);
        expect(Math.abs((shown.parts[at] ?? 0) - part)).toBeLessThan((2 + 1e-6) / 10 ** decimals);
      }
    }
  });

  it('rounds the three parts of the mock-up’s snapshot as the mock-up shows them', () => {
    const shown = roundSteps({ before: 1598.58, after: 1617.06, parts: [17.61, -1.12, 1.99] }, 1);
    expect(shown).toEqual({ before: 1598.6, after: 1617.1, change: 18.5, parts: [17.6, -1.1, 2] });
  });

  it('returns parts of zero for a change of zero', () => {
    expect(roundSteps({ before: 5.04, after: 5.04, parts: [0, 0] }, 1)).toEqual({ before: 5, after: 5, change: 0, parts: [0, 0] });
    expect(roundSteps({ before: 5, after: 5, parts: [] }, 1).change).toBe(0);
  });

  it('uses fewer decimals for larger amounts', () => {
    expect([[], [0.02], [0.99, -3], [-1200]].map(decimalsFor)).toEqual([2, 2, 1, 0]);
  });
});

describe('waterfall', () => {
  it('keeps differences to scale on a truncated axis', () => {
    const { bars, axis } = placeWaterfall([
      { kind: 'total', level: 1600 },
      { kind: 'change', amount: 20 },
      { kind: 'change', amount: -5 },
      { kind: 'total', level: 1615 },
    ]);
    expect(axis).toBe('cut');
    const heights = bars.map(({ top, bottom }) => bottom - top);
    expect((heights[1] ?? 0) / (heights[2] ?? 1)).toBeCloseTo(4);
    expect(bars[0]).toMatchObject({ bottom: 1 });
    expect(bars[2]?.end).toBeCloseTo(bars[3]?.top ?? 0);
  });

  it('starts at 0 if the levels are near 0, starts below 0 if a level is negative, and accepts empty input', () => {
    expect(
      placeWaterfall([
        { kind: 'total', level: 0 },
        { kind: 'change', amount: 9 },
        { kind: 'total', level: 9 },
      ]).axis,
    ).toBe('whole');
    expect(
      placeWaterfall([
        { kind: 'total', level: 0 },
        { kind: 'total', level: 0 },
      ]).bars,
    ).toEqual([
      { top: 1, bottom: 1, end: 1 },
      { top: 1, bottom: 1, end: 1 },
    ]);
    const below = placeWaterfall([
      { kind: 'total', level: 0 },
      { kind: 'change', amount: -4 },
      { kind: 'change', amount: 8 },
    ]);
    for (const { top, bottom } of below.bars) expect(0 <= top && top <= bottom && bottom <= 1).toBe(true);
  });

  it('stays within its height for random steps', () => {
    const random = makeRandom(9);
    for (let run = 0; run < 500; run += 1) {
      const start = random() * 1000;
      const amounts = Array.from({ length: 4 }, () => (random() - 0.5) * 10 ** Math.floor(random() * 5));
      const end = amounts.reduce((sum, amount) => sum + amount, start);
      const { bars } = placeWaterfall([
        { kind: 'total', level: start },
        ...amounts.map((amount) => ({ kind: 'change', amount }) as const),
        { kind: 'total', level: end },
      ]);
      for (const { top, bottom } of bars) expect(-1e-9 <= top && top <= bottom && bottom <= 1 + 1e-9).toBe(true);
    }
  });
});

describe('rounded total parts', () => {
  it('D71 rounds the parts so that they add up to the displayed total and none is off by more than one step', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 9 }), (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const shown = roundParts(parts, total);
        const factor = 10 ** decimalsForTotal(total);
        const steps = shown.parts.map((part) => Math.round(part * factor));
        expect(steps.reduce((sum, part) => sum + part, 0)).toBe(Math.round(shown.total * factor));
        for (const [at, part] of parts.entries()) expect(Math.abs((shown.parts[at] ?? 0) - part)).toBeLessThanOrEqual(1 / factor + 1e-6);
      }),
    );
  });

  it('keeps whole parts unchanged, and returns zeros for zero', () => {
    expect(roundParts([598, 317, 175], 1090)).toEqual({ total: 1090, parts: [598, 317, 175] });
    expect(roundParts([0, 0], 0)).toEqual({ total: 0, parts: [0, 0] });
  });
});
