import { expect, it } from 'vitest';
import { createMapModReport } from './page-problems.ts';
import { createPageCounts } from './page-counts.ts';

const minuteMs = 60_000;

it('R5.11 logs unknown map mods at most once every ten minutes, and counts all of them', () => {
  const lines: unknown[] = [];
  let nowMs = 0;
  const report = createMapModReport({ log: { warn: (line: unknown) => void lines.push(line) } as never, clock: () => nowMs });
  const found = (mapModsNotFound: number, mapModExample = '') => ({ ...createPageCounts(), mapModsNotFound, mapModExample });
  report([found(0)]);
  expect(lines).toEqual([]);
  report([found(2, 'a'), found(0)]);
  for (nowMs = minuteMs; nowMs < 10 * minuteMs; nowMs += minuteMs) report([found(3, 'b')]);
  expect(lines).toEqual([{ count: 2, example: 'a' }]);
  nowMs = 10 * minuteMs;
  report([found(0)]);
  expect(lines.slice(1)).toEqual([{ count: 27, example: 'b' }]);
  nowMs = 60 * minuteMs;
  report([found(0)]);
  expect(lines).toHaveLength(2);
});
