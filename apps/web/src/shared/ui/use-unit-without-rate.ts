import { readViewUnit, type CurrencyUnit } from '@poexchange/domain/currency';
import { usePriceView } from './price-view.tsx';

/**
 * The picked unit where the league has no price for it, so that chaos stands in (D59); null where it has one, or while
 * that is not known.
 */
export function useUnitWithoutRate(): CurrencyUnit | null {
  const view = usePriceView();
  if (view.game !== 'poe2' || view.unit === undefined || view.chaosPerUnit === undefined) return null;
  return readViewUnit(view).unit === view.unit ? null : view.unit;
}
