import { Suspense } from 'react';
import { lazyPart } from '../../../shared/network/lazy-part.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { sayPriceProblem } from '../../../shared/ui/say-price-problem.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import type { OfferPlace } from '../../price-book/index.ts';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import type { OfferLine } from './offer-lines.ts';
import { priceKey, useBadText } from './price-drafts.ts';
import { PriceInput } from './price-input.tsx';
import { sayPlain } from './asked-prices.tsx';
import { findReckonedText, useReckonedPrices } from './reckoned-prices.ts';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import type { OfferActions } from './use-offer-actions.ts';

const SaleTimes = lazyPart(() => import('./sale-times.tsx').then((module) => ({ default: module.SaleTimes })));

type LinePriceProps = Pick<OfferActions, 'onPrice'> & {
  readonly line: OfferLine;
  readonly place: OfferPlace;
  readonly multiplier: number;
};

/**
 * A line's price field, the same in tables and cards and for quantities from the stash or entered by hand. A hint shows
 * how soon the item sells, if the stream shows sales.
 */
export function LinePrice({ line, place, multiplier, onPrice }: LinePriceProps) {
  const { t } = useTranslation();
  const { entry, price, override, asked } = line;
  const field = (
    <PriceInput
      name={nameVariant(entry, t)}
      priceKey={priceKey(place, entry.hash)}
      calculated={price}
      override={override}
      asked={asked}
      valueChaos={entry.valueChaos}
      multiplier={multiplier}
      onChange={(chaos, typedIn) => onPrice(entry.hash, chaos, typedIn)}
    />
  );
  if (place.game === 'poe2') return field;
  const hint = (
    <Suspense fallback={<div className="h-[18px] w-[230px]" />}>
      <SaleTimes line={line} place={place} />
    </Suspense>
  );
  return (
    <Tooltip content={hint} side="bottom">
      <span className="flex justify-end">{field}</span>
    </Tooltip>
  );
}

type LineProps = Pick<LinePriceProps, 'line' | 'place'>;

/**
 * Writes what a typed sum amounts to: "2d 20c = 417 chaos". Null if the field shows what was typed, or shows later text
 * that is not a price.
 */
export function useReckoning({ line: { entry, override }, place }: LineProps): string | null {
  const { t } = useTranslation();
  const text = findReckonedText(useReckonedPrices(), priceKey(place, entry.hash), override);
  const view = usePriceView();
  const bad = useBadText(priceKey(place, entry.hash));
  if (text === null || override === null || bad !== null) return null;
  return t('offer.reckoned', { typed: text, now: sayPlain(t, override, view) });
}

/** A line's total. Omitted while its price cannot be read, because the stored price differs from the field's price. */
export function LineTotal({ line, place, className = '' }: LineProps & { readonly className?: string }) {
  const bad = useBadText(priceKey(place, line.entry.hash));
  return <Price chaos={bad === null ? line.total : null} hint="none" className={className} />;
}

/**
 * Returns the reason why a line's price cannot be read, shown below its field on a phone; null while the price is
 * valid.
 */
export function useLineProblem({ line, place }: LineProps): string | null {
  const { t } = useTranslation();
  const bad = useBadText(priceKey(place, line.entry.hash));
  return bad === null ? null : sayPriceProblem(t, bad.problem);
}
