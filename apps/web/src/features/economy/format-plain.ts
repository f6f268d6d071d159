/** A number as plain digits with a point: at most 6 decimals, no exponent, no grouping. Pure. */
export function formatPlain(value: number): string {
  if (!Number.isFinite(value)) return '';
  return value.toFixed(6).replace(/\.?0+$/, '') || '0';
}
