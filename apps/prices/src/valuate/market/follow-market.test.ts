import { describe, expect, it } from 'vitest';
import type { LocationEstimate } from './estimate-location.ts';
import { followMarket, type FollowedPlace } from './follow-market.ts';

const side = { deviation: 0.18, distance: 0.14, far: 0.02 };
const estimateOf = (centre: number, sellers: number): LocationEstimate => {
  const shape = { sellers, below: side, above: side, share: 0.5 };
  return { from: 0, to: sellers, centre, deviation: 0.18, own: shape, shape };
};

/** Follows a market of twelve sellers that moves to a location with twenty sellers, hour by hour. */
function follow(hours: number, moved: number): FollowedPlace {
  let place = followMarket(estimateOf(0, 12), null);
  for (let hour = 0; hour < hours; hour += 1) place = followMarket(estimateOf(moved, 20), { ...place, hours: 1 });
  return place;
}

describe('persistent crowd of sellers', () => {
  it('D53 leaves a price moved by a crowd in doubt for four days, and treats the crowd as usual after a week', () => {
    for (const hour of [12, 48, 100]) expect(follow(hour, 0.4).isMoving, `after ${hour} hours`).toBe(true);
    expect(follow(168, 0.4).isMoving).toBe(false);
  });

  it('D53 does not mark an unmoved price as doubtful', () => {
    for (const hour of [1, 12, 48, 96]) expect(follow(hour, 0.03).isMoving, `after ${hour} hours`).toBe(false);
  });
});

describe('asks counted by their distance from the centre', () => {
  it('D44 smooths counts over half a day, so that no single hour decides which of a kind’s asks are fake', () => {
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

  it('uses counts unsmoothed if there are no earlier counts', () => {
    const { own, ...estimate } = estimateOf(0, 12);
    const first = followMarket({ ...estimate, own }, null);
    expect(followMarket({ ...estimate, own: { ...own, sellers: 14, counts: [8, 10] } }, { ...first, hours: 1 }).shape.counts).toEqual([
      8, 10,
    ]);
  });
});
