import { currencies, type CurrencyUnit } from '@poexchange/domain/currency';
import chaos from './pictures/chaos.svg';
import divine from './pictures/divine.svg';
import exalted from './pictures/exalted.svg';
import regal from './pictures/regal.svg';

/**
 * The icon of each currency (R3.34), distinguished by shape as well as by colour: chaos a plain orb, divine a ringed
 * one, exalted a star, regal a crown.
 */
const pictures = { chaos, divine, exalt: exalted, regal } as const;

/** Address of a unit's picture, for a canvas. */
export function currencyPicture(unit: CurrencyUnit): string {
  return pictures[currencies[unit].key];
}

/**
 * A unit as a small orb; decorative, because the price has its unit in words. A picture rather than an inline drawing:
 * a table shows dozens, and each drawing would have four shapes that are laid out and painted one by one at each key
 * press of a search.
 */
export function CurrencyGlyph({ unit, size = 14 }: { readonly unit: CurrencyUnit; readonly size?: number }) {
  return (
    <img
      src={currencyPicture(unit)}
      alt=""
      aria-hidden="true"
      width={size}
      height={size}
      draggable={false}
      className="inline-block shrink-0"
    />
  );
}
