import type { OfferPlace } from '../../price-book/index.ts';
import type { OfferLine } from './offer-lines.ts';
import { priceKey } from './price-drafts.ts';
import { PriceInput } from './price-input.tsx';
import type { OfferActions } from './use-offer-actions.ts';

type LinePriceProps = Pick<OfferActions, 'onPrice'> & {
  readonly line: OfferLine;
  readonly place: OfferPlace;
  readonly multiplier: number;
};

/** The price field of a line, the same in tables and cards, whether its quantity comes from the stash or by hand. */
export function LinePrice({ line, place, multiplier, onPrice }: LinePriceProps) {
  const { entry, price, override, asked } = line;
  return (
    <PriceInput
      name={entry.name}
      priceKey={priceKey(place, entry.hash)}
      calculated={price}
      override={override}
      asked={asked}
      valueChaos={entry.valueChaos}
      multiplier={multiplier}
      onChange={(chaos, typedIn) => onPrice(entry.hash, chaos, typedIn)}
    />
  );
}
