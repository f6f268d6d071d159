import type { TradeNotification } from '@poexchange/contract/rest';

/** Pieces that were handed over and that were asked for, where they were fewer; null where all were, or none yet. */
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
