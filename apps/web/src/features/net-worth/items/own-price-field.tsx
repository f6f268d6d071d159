import { roundTo, toUnitAmount } from '@poexchange/domain/currency';
import type { DetailItem } from '@poexchange/domain/net-worth';
import { useEffect, useId } from 'react';
import { writeAmount } from '../../../shared/i18n/write-values.ts';
import { PriceField } from '../../../shared/ui/price-field.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { closeTooltip, openTooltip } from '../../../shared/ui/tooltip-store.ts';
import type { OwnItemPrices } from './use-own-prices.ts';

export type OwnPriceFieldProps = {
  readonly item: DetailItem;
  readonly own: OwnItemPrices;
  readonly label: string;
  /** `hint` shows the reason for invalid text above the field, because a row has no room below it. */
  readonly reason: 'below' | 'hint';
  /** Called when the field loses focus and its text is valid. */
  readonly onDone?: () => void;
  readonly className?: string;
};

/** Placeholder for an item without any price. */
const EXAMPLE = '1.5';

/**
 * Field for a person's own price of an item; clearing the field removes the price. The value is applied on Enter and on
 * blur; invalid text stays and is marked with the reason. When empty, the field shows the price that applies without an
 * own price.
 */
export function OwnPriceField({ item, own, label, reason, onDone, className }: OwnPriceFieldProps) {
  const view = usePriceView();
  const tipId = useId();
  useEffect(() => () => closeTooltip(tipId), [tipId]);
  const hash = item.priceHash;
  const market = item.originalPrice ?? item.price;
  const present = market > 0 ? String(roundTo(toUnitAmount(market, view).amount, 4)) : EXAMPLE;
  return (
    <PriceField
      autoFocus
      aria-label={label}
      placeholder={writeAmount(present)}
      valueChaos={own.priceOf(hash)}
      asked={own.askedOf(hash)}
      commits="leaving"
      reason={reason}
      className={className}
      onChange={(chaos, asked) => own.setPrice({ hash, name: item.displayName }, { chaos, ...(asked !== undefined && { asked }) })}
      onInput={() => closeTooltip(tipId)}
      onBlurCapture={({ currentTarget: field }) => {
        if (field.getAttribute('aria-invalid') !== 'true') onDone?.();
        else if (reason === 'hint') openTooltip({ id: tipId, anchor: field, content: field.title, side: 'top' });
      }}
      onKeyUp={(event) => event.key === 'Escape' && onDone?.()}
    />
  );
}
