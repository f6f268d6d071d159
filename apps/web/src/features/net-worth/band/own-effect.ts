/** Effect of a person's own prices on the total of a snapshot. Pure. */
import type { SnapshotDetails } from '@poexchange/domain/net-worth';

export type OwnEffect = {
  /** Items that count at a person's own price. */
  readonly count: number;
  /**
   * Chaos by which the total is higher, or lower, than at the market's prices; an item without a market price is worth
   * 0 there.
   */
  readonly chaos: number;
};

const MICROS = 1_000_000;

/** Measures the own prices among the items that count (D26). Ignored items are in no total. */
export function measureOwnPrices({ items }: Pick<SnapshotDetails, 'items'>): OwnEffect {
  const own = items.filter(({ isCustomPrice, isIgnored, quantity }) => isCustomPrice && !isIgnored && quantity > 0);
  const micros = own.reduce(
    (sum, { quantity, price, originalPrice }) => sum + quantity * (Math.round(price * MICROS) - Math.round((originalPrice ?? 0) * MICROS)),
    0,
  );
  return { count: own.length, chaos: micros / MICROS };
}
