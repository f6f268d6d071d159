/** A typed quantity. `over` holds the number typed where the stock is smaller. */
export type QuantityReading =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'over'; readonly quantity: number; readonly asked: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'notACount' };

const MAX_SHOWN_DIGITS = 9;

/**
 * Parses a quantity as it is typed or pasted (R5.08, D34): a whole number from 0 to the stock. A larger number becomes
 * the stock, with the typed one beside it. Thousands may be grouped by blanks, points, commas and apostrophes, as
 * pieces have no fraction; anything else is invalid.
 */
export function readQuantity(text: string, stock: number): QuantityReading {
  const written = text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
  if (written === '') return { kind: 'empty' };
  if (!/^\d+$/.test(written) && !/^\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*$/.test(written)) return { kind: 'notACount' };
  const digits = written.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const asked = Number(digits);
  if (asked <= stock) return { kind: 'quantity', quantity: asked };
  return { kind: 'over', quantity: stock, asked: digits.length > MAX_SHOWN_DIGITS ? `${digits.slice(0, MAX_SHOWN_DIGITS)}…` : digits };
}
