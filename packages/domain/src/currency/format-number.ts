import { roundTo } from './round.ts';

/**
 * Options of a formatted number. `suffix` none writes large numbers in full; `zeros` keep pads the decimals for aligned
 * columns; `invalid` replaces NaN and infinities.
 */
export type NumberFormat = {
  readonly suffix?: 'k' | 'none';
  readonly zeros?: 'trim' | 'keep';
  readonly invalid?: string;
};

/** Size from which a number is written with an exponent because its digits would not fit in a cell. */
const EXPONENT_FROM = 1e15;

/**
 * Formats a number for display: from 1000 with k, from 1,000,000 with kk; 4 decimals below 0.1, then 3, 2, 1, and 0
 * from 100 upward, for the number before the suffix (R9.35). A number that rounds up to the next step is written as
 * that step (999.6 is 1k). Never "-0"; NaN and infinities become `invalid` (a dash). The decimal sign is a point.
 */
export function formatNumber(value: number, format: NumberFormat = {}): string {
  if (!Number.isFinite(value)) return format.invalid ?? '-';
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (size >= EXPONENT_FROM) return sign + writeExponent(size);
  const digits = format.suffix === 'none' ? writeDigits(size, format) : writeShort(size, format);
  return isZero(digits) ? digits : sign + digits;
}

/**
 * Formats a number in full with at most this many decimals, without trailing zeros, as in a whisper. "0" for NaN and
 * infinities.
 */
export function formatPlain(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return '0';
  if (Math.abs(value) >= EXPONENT_FROM) return (value < 0 ? '-' : '') + writeExponent(Math.abs(value));
  const digits = trimZeros(roundTo(value, decimals).toFixed(decimals));
  return isZero(digits) ? '0' : digits;
}

function writeShort(size: number, format: NumberFormat): string {
  const thousands = size < 1000 && roundShown(size) < 1000 ? 0 : size < 1e6 && roundShown(size / 1000) < 1000 ? 1 : 2;
  return writeDigits(size / 1000 ** thousands, format) + 'k'.repeat(thousands);
}

function writeDigits(size: number, format: NumberFormat): string {
  // Rounding may raise a number to the next step, which shows fewer decimals: 9.999 is 10, not 10.00.
  const shown = roundShown(size);
  const digits = shown.toFixed(countDecimals(shown));
  return format.zeros === 'keep' ? digits : trimZeros(digits);
}

function roundShown(size: number): number {
  return roundTo(size, countDecimals(size));
}

/** Number of decimals according to R9.35. */
function countDecimals(size: number): number {
  if (size >= 100) return 0;
  if (size >= 10) return 1;
  if (size >= 1) return 2;
  return size >= 0.1 ? 3 : 4;
}

function trimZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

function isZero(digits: string): boolean {
  return !/[1-9]/.test(digits);
}

function writeExponent(size: number): string {
  const [digits = '', power = ''] = size.toExponential(2).split('e');
  return `${trimZeros(digits)}e${power.replace('+', '')}`;
}
