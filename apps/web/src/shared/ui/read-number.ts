import type { DecimalSign } from '@poexchange/domain/currency';

export type NumberBounds = {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  /** The decimal sign in the page's language; defaults to a point. */
  readonly decimalSign?: DecimalSign;
  /** A sign accepted after the number, because people type it or paste it with the number. */
  readonly sign?: '%';
};

/** Why a field refuses typed text, in the order in which problems should be fixed. */
export type NumberProblem = 'notANumber' | 'below' | 'above' | 'wholeOnly' | 'tooFine';

const PLAIN = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const GROUPED_BY_BLANKS = /^[+-]?\d{1,3}([ '])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/;
const GROUPED_BY_SIGNS = /^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)(?:[.,]\d+)?$/;
const THREE_AFTER_A_SIGN = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Reads a number typed in any of the page's languages: 1000, 1,000, 1.000, 1 000 and 1'000 are a thousand, and a point
 * or a comma is the decimal sign. Three digits after a single sign are thousands if the field does not allow three
 * decimals or the sign is not the language's decimal sign. Null if the text is not a number or is out of bounds; too
 * many decimals are refused, not rounded.
 */
export function readNumber(text: string, bounds: NumberBounds = {}): number | null {
  const value = read(text, bounds);
  return typeof value === 'number' ? value : null;
}

/** Returns why {@link readNumber} refuses the given text; null if it accepts the text. */
export function findNumberProblem(text: string, bounds: NumberBounds = {}): NumberProblem | null {
  const value = read(text, bounds);
  return typeof value === 'number' ? null : value;
}

function read(text: string, bounds: NumberBounds): number | NumberProblem {
  const written = normalise(text);
  const digits = toPlainDigits(bounds.sign !== undefined && written.endsWith(bounds.sign) ? written.slice(0, -1).trim() : written, bounds);
  const value = digits === null ? Number.NaN : Number(digits);
  if (digits === null || !Number.isFinite(value)) return 'notANumber';
  if (bounds.min !== undefined && value < bounds.min) return 'below';
  if (bounds.max !== undefined && value > bounds.max) return 'above';
  const fraction = digits.split('.')[1] ?? '';
  if (bounds.decimals !== undefined && fraction.length > bounds.decimals) return bounds.decimals === 0 ? 'wholeOnly' : 'tooFine';
  return value;
}

/** The digits with a decimal point and without thousands separators; null if the text is not a number. */
function toPlainDigits(written: string, { decimals, decimalSign = '.' }: NumberBounds): string | null {
  const threeAfter = THREE_AFTER_A_SIGN.exec(written)?.[1];
  if (threeAfter !== undefined && ((decimals ?? 3) < 3 || threeAfter !== decimalSign)) return written.replace(threeAfter, '');
  if (PLAIN.test(written)) return written.replace(',', '.');
  const group = (GROUPED_BY_BLANKS.exec(written) ?? GROUPED_BY_SIGNS.exec(written))?.[1];
  return group === undefined ? null : written.replaceAll(group, '').replace(',', '.');
}

/** Replaces full-width digits, and the spaces that some languages use to group digits, with ASCII characters. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
