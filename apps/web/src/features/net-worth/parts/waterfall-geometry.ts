/** Computes the bars of a waterfall chart: totals at the ends, changes between them. Pure. */

/** Step of a waterfall chart: a total that starts at the axis, or a change from the previous level. */
export type WaterfallStep = { readonly kind: 'total'; readonly level: number } | { readonly kind: 'change'; readonly amount: number };

/** A bar as fractions of the chart height, 0 at the top. `end` is where the connecting line to the next bar starts. */
export type WaterfallBar = { readonly top: number; readonly bottom: number; readonly end: number };

export type Waterfall = {
  readonly bars: readonly WaterfallBar[];
  /** `cut`: the axis does not start at 0, so only differences are to scale. */
  readonly axis: 'whole' | 'cut';
};

/** Fraction of the height by which totals extend below the lowest level on a truncated axis. */
const FOOT = 0.28;

/** Computes the bars, truncating the axis if the levels are far from 0. */
export function placeWaterfall(steps: readonly WaterfallStep[]): Waterfall {
  let level = 0;
  const spans = steps.map((step) => {
    const from = step.kind === 'total' ? null : level;
    level = step.kind === 'total' ? step.level : level + step.amount;
    return { from, to: level };
  });
  const levels = spans.flatMap(({ from, to }) => (from === null ? [to] : [from, to]));
  const high = Math.max(...levels, 0);
  const low = Math.min(...levels);
  const room = ((high - low) * FOOT) / (1 - FOOT);
  // If the levels are equal, truncation has no benefit.
  const isCut = low - room > 0 && high > low;
  const base = isCut ? low - room : Math.min(low, 0);
  const place = (value: number): number => (high === base ? 1 : (high - value) / (high - base));
  const bars = spans.map(({ from, to }): WaterfallBar => {
    const other = from ?? (isCut ? base : 0);
    return { top: place(Math.max(other, to)), bottom: place(Math.min(other, to)), end: place(to) };
  });
  return { bars, axis: isCut ? 'cut' : 'whole' };
}
