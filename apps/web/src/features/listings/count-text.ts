import type { Side } from '@poexchange/contract/rest';
import type { Translate } from '../../shared/i18n/use-translation.ts';

/** Writes "12 listings" or "3 of 12 listings": buyers' listings have a different name from sellers'. */
export function writeCount(
  t: Translate,
  { side, shown, total }: { readonly side: Side; readonly shown: number; readonly total: number | null },
): string {
  const isBuy = side === 'buy';
  if (total === null) return t(isBuy ? 'listings.countWanted' : 'listings.count', { count: shown });
  return t(isBuy ? 'listings.countOfWanted' : 'listings.countOf', { shown, count: total });
}
