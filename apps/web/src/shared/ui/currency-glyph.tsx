import { currencies, type CurrencyUnit } from '@poexchange/domain/currency';
import chaos from './pictures/chaos.svg';
import divine from './pictures/divine.svg';
import exalted from './pictures/exalted.svg';
import regal from './pictures/regal.svg';

/**
 * Each currency's icon, distinguished by shape and colour: chaos is a plain orb, divine a ringed orb, exalted a star,
 * regal a crown.
 */
const pictures = { chaos, divine, exalt: exalted, regal } as const;

/** URL of a unit's picture, for a canvas. */
export function currencyPicture(unit: CurrencyUnit): string {
  return pictures[currencies[unit].key];
}

/**
 * A unit as a small orb; decorative, because the price names its unit in words. A picture rather than inline SVG,
 * because a table shows dozens of orbs, and each drawing has four shapes that would be laid out and painted on each key
 * press in a search.
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
