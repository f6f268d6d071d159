import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { LinePrice, LineTotal, useLineProblem } from './line-price.tsx';
import { ItemCell } from './offer-columns.tsx';
import type { OfferLine } from './offer-lines.ts';
import type { OfferActions } from './use-offer-actions.ts';
import type { OfferPlace } from '../../price-book/index.ts';
import { useTopOf } from '../../../shared/ui/use-top-of.ts';

export type OfferCardsProps = OfferActions & {
  readonly lines: readonly OfferLine[];
  readonly place: OfferPlace;
  readonly multiplier: number;
};

const CARD_HEIGHT = 92;

/** The offer on a phone, in two lines per item. */
export function OfferCards({ lines, place, multiplier, onOffer, onPrice }: OfferCardsProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  useTopOf(scroller, `${place.category}/${place.subCategory}`);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: 6,
    getItemKey: (index) => lines[index]?.entry.hash ?? index,
  });
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto border-t border-line">
      <ul aria-label={t('offer.table')} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const { entry, price, isOffered } = line;
          return (
            <li
              key={key}
              className="absolute inset-x-0 top-0 grid grid-cols-[20px_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1.5 border-b border-line-soft px-4"
              style={{ height: CARD_HEIGHT, transform: `translateY(${start}px)` }}
            >
              <Checkbox
                aria-label={t('offer.offerItem', { name: nameVariant(entry, t) })}
                checked={isOffered}
                disabled={price === null}
                onChange={(isOn) => onOffer(entry.hash, isOn ? 'yes' : 'no')}
              />
              <ItemCell line={line} place={place} />
              <span className="justify-self-end">
                {isOffered ? <LineTotal line={line} place={place} /> : <Price chaos={null} hint="none" />}
              </span>
              <QuantityAndValue line={line} place={place} />
              <LinePrice line={line} place={place} multiplier={multiplier} onPrice={onPrice} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Quantity and value of a card, or the reason why its price cannot be read: a card keeps its height. */
function QuantityAndValue({ line, place }: { readonly line: OfferLine; readonly place: OfferPlace }) {
  const problem = useLineProblem({ line, place });
  const { quantity, valueChaos, lowConfidence } = line.entry;
  if (problem !== null) {
    return (
      <span aria-hidden="true" className="col-start-2 line-clamp-2 text-12 leading-[1.3] text-down">
        {problem}
      </span>
    );
  }
  return (
    <span className="col-start-2 flex items-center gap-1.5 text-12 text-muted">
      {`${writeNumber(quantity)} × `}
      <Price chaos={valueChaos} size={12} weight="normal" lowConfidence={lowConfidence} hint="none" />
    </span>
  );
}
