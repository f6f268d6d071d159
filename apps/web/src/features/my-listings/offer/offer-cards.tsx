import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../../shared/i18n/write-values.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { VirtualList } from '../../../shared/ui/virtual-list.tsx';
import { nameVariant } from '../../../shared/price-files/item-text.ts';
import { LinePrice, LineTotal, useLineProblem } from './line-price.tsx';
import { ItemCell } from './offer-columns.tsx';
import type { OfferLine } from './offer-lines.ts';
import type { OfferActions } from './use-offer-actions.ts';
import type { OfferPlace } from '../../price-book/index.ts';

export type OfferCardsProps = OfferActions & {
  readonly lines: readonly OfferLine[];
  readonly place: OfferPlace;
  readonly multiplier: number;
};

const CARD_HEIGHT = 92;

/** The draft on a phone, with two lines per item. */
export function OfferCards({ lines, place, multiplier, onOffer, onPrice }: OfferCardsProps) {
  const { t } = useTranslation();
  return (
    <VirtualList
      label={t('offer.table')}
      listed={`${place.category}/${place.subCategory}`}
      rows={lines}
      rowKey={({ entry }) => entry.hash}
      rowHeight={CARD_HEIGHT}
      className="min-h-0 flex-1 border-t border-line"
      rowClassName="grid grid-cols-[20px_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1.5 border-b border-line-soft px-4"
    >
      {(line) => (
        <>
          <Checkbox
            aria-label={t('offer.offerItem', { name: nameVariant(line.entry, t) })}
            checked={line.isOffered}
            disabled={line.price === null}
            onChange={(isOn) => onOffer(line.entry.hash, isOn ? 'yes' : 'no')}
          />
          <ItemCell line={line} place={place} />
          <span className="justify-self-end">
            {line.isOffered ? <LineTotal line={line} place={place} /> : <Price chaos={null} hint="none" />}
          </span>
          <QuantityAndValue line={line} place={place} />
          <LinePrice line={line} place={place} multiplier={multiplier} onPrice={onPrice} />
        </>
      )}
    </VirtualList>
  );
}

/** A card's quantity and value, or the reason why its price cannot be read; the card's height stays the same. */
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
