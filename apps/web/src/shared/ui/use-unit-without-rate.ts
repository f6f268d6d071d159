import { readViewUnit, type CurrencyUnit } from '@poexchange/domain/currency';
import { usePriceView } from './price-view.tsx';

/**
 * The picked unit if the league has no price for it and chaos replaces it; null if the unit has a price, or while that
 * is unknown.
 */
export function useUnitWithoutRate(): CurrencyUnit | null {
  const view = usePriceView();
  if (view.game !== 'poe2' || view.unit === undefined || view.chaosPerUnit === undefined) return null;
  return readViewUnit(view).unit === view.unit ? null : view.unit;
}
