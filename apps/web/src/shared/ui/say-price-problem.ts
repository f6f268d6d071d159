import { MAX_PRICE_CHAOS, type PriceTextProblem } from '@poexchange/domain/currency';
import type { Translate } from '../i18n/use-translation.ts';
import { writeNumber } from '../i18n/write-values.ts';

/**
 * Says why typed text is not a price. `most`: the highest allowed price in words; defaults to the limit for an item.
 */
export function sayPriceProblem(t: Translate, problem: PriceTextProblem, most?: string): string {
  if (problem !== 'tooLarge') return t(`priceField.${problem}`);
  return t('priceField.tooLarge', { most: most ?? t('price.unit.c', { amount: writeNumber(MAX_PRICE_CHAOS) }) });
}
