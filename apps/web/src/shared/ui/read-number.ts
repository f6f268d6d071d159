export type NumberBounds = { readonly min?: number; readonly max?: number; readonly decimals?: number };

/**
 * A number as a person types it: a point or a comma as the decimal sign, never thousands signs (2.328 is not 2328).
 * Null for a text that is no number or is out of bounds; excess decimals are refused, not rounded away in silence.
 */
export function readNumber(text: string, bounds: NumberBounds = {}): number | null {
  const match = /^([+-]?\d*)(?:[.,](\d*))?$/.exec(text.trim());
  if (match === null || !/\d/.test(text)) return null;
  const [, whole = '', fraction = ''] = match;
  if (bounds.decimals !== undefined && fraction.length > bounds.decimals) return null;
  const value = Number(`${whole === '' || whole === '-' || whole === '+' ? `${whole}0` : whole}.${fraction === '' ? '0' : fraction}`);
  if (!Number.isFinite(value)) return null;
  if (bounds.min !== undefined && value < bounds.min) return null;
  if (bounds.max !== undefined && value > bounds.max) return null;
  return value;
}
