import type { TradeNotification } from '@poexchange/contract/rest';

/**
 * Returns the number of pieces handed over and the number requested if only some were handed over; null if all or none
 * were.
 */
export function countHanded({
  items,
  handed,
}: Pick<TradeNotification['body'], 'items' | 'handed'>): { readonly handed: number; readonly asked: number } | null {
  if (handed === undefined) return null;
  const asked = sum(items);
  const given = sum(handed.items);
  return given < asked ? { handed: given, asked } : null;
}

function sum(items: readonly (readonly [string, number])[]): number {
  return items.reduce((total, [, pieces]) => total + pieces, 0);
}
