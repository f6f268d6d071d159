import { readViewUnit } from '@poexchange/domain/currency';
import { useMemo } from 'react';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { usePageStore } from '../data/page-store.ts';
import { moneyUnitOf, type MoneyUnit } from './amount.tsx';

/** Returns the unit that the page's changes are shown in: the game's high one, or its low one. */
export function usePageUnit(): MoneyUnit {
  const view = usePriceView();
  const unit = usePageStore((state) => state.unit);
  return useMemo(() => (unit === 'high' ? moneyUnitOf(view) : readViewUnit(view)), [unit, view]);
}
