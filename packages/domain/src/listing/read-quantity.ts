/** A typed quantity. `over` contains the typed number if it exceeds the stock. */
export type QuantityReading =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'over'; readonly quantity: number; readonly asked: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'notACount' };

const MAX_SHOWN_DIGITS = 9;

/**
 * Parses a typed or pasted quantity: a whole number from 0 to the stock. A larger number is capped at the stock and
 * also returned. Spaces, points, commas and apostrophes may group thousands, because pieces have no fraction; anything
 * else is invalid.
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

/** Reason why typed text is not a quantity: a negative number, a fraction, or not a number. */
export type CountProblem = 'below' | 'fraction' | 'notACount';

/** Explains typed text that {@link readQuantity} returned as `notACount`. */
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
