import { describe, expect, it } from 'vitest';
import type { LocationEstimate } from './estimate-location.ts';
import { followMarket, type FollowedPlace } from './follow-market.ts';

const side = { deviation: 0.18, distance: 0.14, far: 0.02 };
const estimateOf = (centre: number, sellers: number): LocationEstimate => {
  const shape = { sellers, below: side, above: side, share: 0.5 };
  return { from: 0, to: sellers, centre, deviation: 0.18, own: shape, shape };
};

/** Follows a market of twelve sellers to a location with twenty, hour by hour. */
function follow(hours: number, moved: number): FollowedPlace {
  let place = followMarket(estimateOf(0, 12), null);
  for (let hour = 0; hour < hours; hour += 1) place = followMarket(estimateOf(moved, 20), { ...place, hours: 1 });
  return place;
}

describe('a crowd of sellers that persists', () => {
  it('D53 keeps a price that it moved in doubt for four days, and counts as usual after a week', () => {
    for (const hour of [12, 48, 100]) expect(follow(hour, 0.4).isMoving, `after ${hour} hours`).toBe(true);
    expect(follow(168, 0.4).isMoving).toBe(false);
  });

  it('D53 does not put an unmoved price in doubt', () => {
    for (const hour of [1, 12, 48, 96]) expect(follow(hour, 0.03).isMoving, `after ${hour} hours`).toBe(false);
  });
});

describe('asks counted by their distance from the centre', () => {
  it('D44 are smoothed over half a day, so that no single hour decides which asks of a kind are fake', () => {
    const countsAfter = (hours: number): number => {
      const { own, ...estimate } = estimateOf(0, 12);
      const first = followMarket({ ...estimate, own: { ...own, counts: [8, 0] } }, null);
      return (
        followMarket({ ...estimate, own: { ...own, sellers: 14, counts: [8, 10] } }, { ...first, hours }).shape.counts?.[1] ?? Number.NaN
      );
    };
    expect(countsAfter(1)).toBeCloseTo(10 * (1 - Math.exp(-1 / 12)), 6);
    expect(countsAfter(48)).toBeGreaterThan(9.5);
  });

  it('are used unsmoothed without earlier counts', () => {
    const { own, ...estimate } = estimateOf(0, 12);
    const first = followMarket({ ...estimate, own }, null);
    expect(followMarket({ ...estimate, own: { ...own, sellers: 14, counts: [8, 10] } }, { ...first, hours: 1 }).shape.counts).toEqual([
      8, 10,
    ]);
  });
});
