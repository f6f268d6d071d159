import { readViewUnit, type CurrencyUnit } from '@poexchange/domain/currency';
import type { PageView } from '../../../shared/ui/price-view.tsx';

/** The high unit and its value in chaos; null if its rate is unknown. */
export function readChartUnits(view: PageView): { readonly high: CurrencyUnit; readonly rate: number } | null {
  if (view.game === 'poe2') {
    const { unit, chaosPerUnit } = readViewUnit(view);
    return unit === 'c' ? null : { high: unit, rate: chaosPerUnit };
  }
  const rate = view.chaosPerDivine ?? 0;
  return rate > 0 && Number.isFinite(rate) ? { high: 'd', rate } : null;
}
