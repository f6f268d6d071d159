import { memo } from 'react';

const WIDTH = 84;
const HEIGHT = 20;
const INSET = 2;

/** Returns the path of a small curve; gaps are not filled. Pure. */
export function drawSparkline(points: ArrayLike<number>): string {
  const values = Array.from(points).filter((point) => Number.isFinite(point));
  // Two points are a slope, not a curve.
  if (values.length < 3) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  let path = '';
  let isDrawing = false;
  for (let at = 0; at < points.length; at += 1) {
    const value = points[at];
    if (value === undefined || !Number.isFinite(value)) {
      isDrawing = false;
      continue;
    }
    const x = INSET + (at / (points.length - 1)) * (WIDTH - 2 * INSET);
    const y = high === low ? HEIGHT / 2 : HEIGHT - INSET - ((value - low) / span) * (HEIGHT - 2 * INSET);
    path += `${isDrawing ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    isDrawing = true;
  }
  return path;
}

/** Seven days in a few pixels, next to numbers with the same information. */
export const Sparkline = memo(function Sparkline({
  points,
  tone,
}: {
  readonly points: ArrayLike<number>;
  readonly tone: 'up' | 'down' | 'even';
}) {
  const path = drawSparkline(points);
  if (path === '') return null;
  const colour = tone === 'up' ? 'text-up' : tone === 'down' ? 'text-down' : 'text-muted';
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" className={colour}>
      <path d={path} stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
});
