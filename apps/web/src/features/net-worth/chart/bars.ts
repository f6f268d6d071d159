/** Bars over and under a line of 0. Pure. */

export type Bars = { readonly zeroY: number; readonly bars: readonly { readonly y: number; readonly height: number }[] };

/**
 * Lengths are proportional to the values, on one scale for gains and losses; a value other than 0 gets at least a
 * pixel.
 */
export function layOutBars(values: readonly number[], height: number): Bars {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low;
  if (!(span > 0)) return { zeroY: height, bars: values.map(() => ({ y: height, height: 0 })) };
  const zeroY = Math.round((high / span) * height);
  return {
    zeroY,
    bars: values.map((value) => {
      const length = value === 0 ? 0 : Math.max(1, (Math.abs(value) / span) * height);
      return { y: value >= 0 ? zeroY - length : zeroY, height: length };
    }),
  };
}
