/** A typed quantity. `over` contains the typed number if the stock is smaller. */
export type QuantityReading =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'over'; readonly quantity: number; readonly asked: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'notACount' };

const MAX_SHOWN_DIGITS = 9;

/**
 * Parses a quantity as typed or pasted (R5.08, D34): a whole number from 0 to the stock. A larger number becomes the
 * stock and is returned as well. Thousands may be grouped by blanks, points, commas and apostrophes, as pieces have no
 * fraction; anything else is invalid.
 */
export function readQuantity(text: string, stock: number): QuantityReading {
  const written = normalise(text);
  if (written === '') return { kind: 'empty' };
  if (!isCount(written)) return { kind: 'notACount' };
  const digits = written.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const asked = Number(digits);
  if (asked <= stock) return { kind: 'quantity', quantity: asked };
  return { kind: 'over', quantity: stock, asked: digits.length > MAX_SHOWN_DIGITS ? `${digits.slice(0, MAX_SHOWN_DIGITS)}…` : digits };
}

/** Reason why a text is not a quantity: a number below zero, one with a fraction, or not a number at all. */
export type CountProblem = 'below' | 'fraction' | 'notACount';

/** Explains a text that {@link readQuantity} reads as `notACount` (R5.08, D34). */
export function explainNotACount(text: string): CountProblem {
  const written = normalise(text).replace(/\u2212/g, '-');
  if (written.startsWith('-')) return isCount(written.slice(1).trim()) || isFraction(written.slice(1).trim()) ? 'below' : 'notACount';
  return isFraction(written) ? 'fraction' : 'notACount';
}

const isFraction = (written: string): boolean => /^(?:\d+[.,]\d*|[.,]\d+)$/.test(written);

const isCount = (written: string): boolean => /^\d+$/.test(written) || /^\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*$/.test(written);

const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
