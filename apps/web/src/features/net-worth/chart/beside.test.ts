import { expect, it } from 'vitest';
import { makeHead } from '../testing/heads.ts';
import { listBesideDays, listBesidePoints, readBesideAt } from './beside.ts';

const DAY_MS = 86_400_000;
const headsOf = (days: readonly number[]) =>
  days.map((day, at) => makeHead({ createdAtMs: 1_700_000_000_000 + day * DAY_MS, totalPrice: 100 + at }));

it('starts a profile at its first snapshot, whenever that was, and ends it with its last snapshot', () => {
  const points = listBesidePoints(headsOf([3, 4, 6]));
  expect(points.map(({ elapsedMs }) => elapsedMs / DAY_MS)).toEqual([0, 1, 3]);
  expect([0, 0.5, 1, 2.9, 3, 3.1].map((day) => readBesideAt(points, day * DAY_MS))).toEqual([100, 100, 101, 101, 102, null]);
});

it('returns no point without snapshots', () => {
  expect(listBesidePoints([])).toEqual([]);
  expect(readBesideAt([], 5)).toBeNull();
});

it('lists each day with the value at its end, a profile’s last value on its last day, and no value afterwards', () => {
  const long = listBesidePoints(headsOf([0, 0.5, 1.5, 2.2]));
  const short = listBesidePoints(headsOf([5, 5.4]));
  expect(listBesideDays([long, short], 10)).toEqual([
    { day: 3, values: [103, null] },
    { day: 2, values: [102, null] },
    { day: 1, values: [101, 101] },
  ]);
  expect(listBesideDays([long, short], 2).map(({ day }) => day)).toEqual([3, 2]);
  expect(listBesideDays([listBesidePoints(headsOf([4]))], 5)).toEqual([{ day: 1, values: [100] }]);
  expect(listBesideDays([[], []], 5)).toEqual([]);
});
