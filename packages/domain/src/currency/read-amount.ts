/** The decimal sign of a language; the other sign groups thousands. */
export type DecimalSign = '.' | ',';

/** `ambiguous`: 1,000, where the comma groups thousands for some readers and starts the fraction for others. */
export type AmountReading =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly reason: 'notANumber' | 'ambiguous' };

const GROUPED = /^[1-9]\d{0,2}([ '])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/;
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const GROUPED_BY_SIGN = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1)(?:[.,]\d+)?$/;

/**
 * Parses a non-negative amount as people write it in their language, or as the page writes it, with a decimal point.
 * Spaces and apostrophes may group thousands. A single sign before exactly three digits is the decimal sign if the
 * language uses it; the other sign is refused there, because it could mean a number a thousand times as large.
 */
export function readAmount(text: string, options: { readonly decimalSign: DecimalSign }): AmountReading {
  const written = text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  if (PLAIN.test(written)) {
    if (isAmbiguous(written, options.decimalSign)) return { ok: false, reason: 'ambiguous' };
    return toAmount(written.replace(',', '.'));
  }
  if (GROUPED.test(written)) return toAmount(written.replace(/[ ']/g, '').replace(',', '.'));
  if (GROUPED_BY_SIGN.test(written)) {
    const sign = /[.,]/.exec(written)?.[0] ?? '';
    return toAmount(written.replaceAll(sign, '').replace(',', '.'));
  }
  return { ok: false, reason: 'notANumber' };
}

function isAmbiguous(written: string, decimalSign: DecimalSign): boolean {
  const match = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(written);
  return match !== null && match[1] !== decimalSign;
}

function toAmount(digits: string): AmountReading {
  const amount = Number(digits);
  return Number.isFinite(amount) ? { ok: true, amount } : { ok: false, reason: 'notANumber' };
}
