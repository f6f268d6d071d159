import { describe, expect, it } from 'vitest';
import { topServices } from './top-services.ts';
import { writeSpan } from './write-span.ts';

const DAY_MS = 24 * 3_600_000;

describe('long time spans', () => {
  it.each([
    [-5, 'today'],
    [0.9, 'today'],
    [1, '1 day'],
    [30, '30 days'],
    [31, '1 mth'],
    [365, '11 mths'],
    [366, '1 yr'],
    [1165, '3 yrs 2 mths'],
  ])('writes %d days as %s', (days, text) => {
    expect(writeSpan(days * DAY_MS)).toBe(text);
  });
});

describe('services in a profile', () => {
  const share = (serviceName: string, count: number) => ({
    serviceCategory: 'WTS_bossKilling' as const,
    serviceName,
    isCustomService: false,
    count,
  });
  const read = (counts: readonly number[], vouchCount: number) =>
    topServices(
      counts.map((count, at) => share(`s${at}`, count)),
      vouchCount,
    ).map((row) => [row.kind === 'rest' ? 'rest' : row.serviceName, row.count]);

  it('D61 shows up to four vouched services, or the three with the most vouches and a count of all remaining services', () => {
    expect(read([1, 4, 2, 3], 10)).toEqual([
      ['s1', 4],
      ['s3', 3],
      ['s2', 2],
      ['s0', 1],
    ]);
    expect(read([1, 4, 2, 3, 5], 15)).toEqual([
      ['s4', 5],
      ['s1', 4],
      ['s3', 3],
      ['rest', 3],
    ]);
  });

  it('D61 shows rows that add up to all vouches, even if the reply contains fewer services', () => {
    expect(read([3], 5)).toEqual([
      ['s0', 3],
      ['rest', 2],
    ]);
    expect(read([], 0)).toEqual([]);
  });
});
