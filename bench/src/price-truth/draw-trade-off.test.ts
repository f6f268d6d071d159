import { describe, expect, it } from 'vitest';
import { drawTradeOff } from './draw-trade-off.ts';

const point = (share: number, wrong: number, unsaid: number, followedHours: number) => ({ share, wrong, unsaid, followedHours });
const svg = drawTradeOff([
  { kind: 'thick', points: [point(0.1, 0, 0, 20), point(0.5, 0.5, 0.1, 1)] },
  { kind: 'thin', points: [point(0.1, 0.1, 0.1, Number.POSITIVE_INFINITY), point(0.5, 1, 0, 6)] },
]);
const curves = [...svg.matchAll(/points="([^"]+)"/g)].map(([, points = '']) =>
  points.split(' ').map((place) => Number(place.split(',')[1])),
);

describe('chart of attack strength against delay', () => {
  it('draws one curve per figure and kind, with higher values higher up and infinite delays at the edge', () => {
    const [thickWrong, thinWrong, thickUnsaid, thinUnsaid, thickDelay, thinDelay] = curves;
    expect(thickWrong).toEqual([244, 154]);
    expect(thinWrong).toEqual([226, 64]);
    expect(thickUnsaid).toEqual([244, 226]);
    expect(thinUnsaid).toEqual([226, 244]);
    expect(thickDelay).toEqual([396, 491]);
    expect(thinDelay).toEqual([316, 466]);
  });

  it('is readable on light and dark pages', () => {
    expect(svg).toContain('@media (prefers-color-scheme: dark)');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});
