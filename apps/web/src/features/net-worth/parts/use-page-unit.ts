import { readViewUnit } from '@poexchange/domain/currency';
import { useMemo } from 'react';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { usePageStore } from '../data/page-store.ts';
import { moneyUnitOf, type MoneyUnit } from './amount.tsx';

/** Returns the unit of the page's changes: the game's high or low unit. */
export function usePageUnit(): MoneyUnit {
  const view = usePriceView();
  const unit = usePageStore((state) => state.unit);
  return useMemo(() => (unit === 'high' ? moneyUnitOf(view) : readViewUnit(view)), [unit, view]);
}
