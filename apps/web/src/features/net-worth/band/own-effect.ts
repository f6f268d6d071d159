/** Effect of the user's custom prices on a snapshot's total. Pure. */
import type { SnapshotDetails } from '@poexchange/domain/net-worth';

export type OwnEffect = {
  /** Number of items counted at a custom price. */
  readonly count: number;
  /**
   * Chaos by which the total is higher or lower than at market prices; an item without a market price counts as 0 at
   * market prices.
   */
  readonly chaos: number;
};

const MICROS = 1_000_000;

/** Measures the effect of custom prices among the items that count (D26). Ignored items are not part of any total. */
export function measureOwnPrices({ items }: Pick<SnapshotDetails, 'items'>): OwnEffect {
  const own = items.filter(({ isCustomPrice, isIgnored, quantity }) => isCustomPrice && !isIgnored && quantity > 0);
  const micros = own.reduce(
    (sum, { quantity, price, originalPrice }) => sum + quantity * (Math.round(price * MICROS) - Math.round((originalPrice ?? 0) * MICROS)),
    0,
  );
  return { count: own.length, chaos: micros / MICROS };
}
