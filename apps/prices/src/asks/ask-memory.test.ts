import { describe, expect, it } from 'vitest';
import { limitAsks, limitAsksHere } from './ask-memory.ts';

const GIB = 2 ** 30;

describe('ask memory limits', () => {
  it('limits asks to a third of memory', () => {
    expect(limitAsks(6 * GIB).kept * 200).toBeCloseTo(2 * GIB, -3);
    expect(limitAsks(6 * GIB).atOnce).toBeLessThan(limitAsks(6 * GIB).kept);
  });

  it('fits a league of ten million asks into 8 GiB', () => {
    expect(limitAsks(8 * GIB).atOnce).toBeGreaterThan(10_000_000);
  });

  it('stays within bounds for very small and very large memory', () => {
    expect(limitAsks(1024)).toEqual({ kept: 1_000_000, atOnce: 750_000 });
    expect(limitAsks(1e15)).toEqual({ kept: 16_000_000, atOnce: 12_000_000 });
  });

  it('computes limits on this machine', () => {
    const { kept, atOnce } = limitAsksHere();
    expect(kept).toBeGreaterThanOrEqual(1_000_000);
    expect(atOnce).toBeGreaterThanOrEqual(750_000);
  });
});
