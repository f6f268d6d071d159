/** Splits the change between two snapshots into parts that add up to it. Pure. */
import { compareSnapshots, type ComparedItem, type Comparison, type SnapshotDetails } from '@poexchange/domain/net-worth';
import type { SnapshotHead } from '../data/read-row.ts';
import type { MoneyUnit } from './amount.tsx';
import { decimalsFor, roundSteps, type RoundedSteps } from './round-parts.ts';

/**
 * Parts of a change in chaos: quantity, market prices and own prices for tabs in both snapshots, and tabs that only one
 * snapshot has.
 */
export type ChangeParts = { readonly quantity: number; readonly price: number; readonly override: number; readonly tabs: number };

export const changePartNames = ['quantity', 'price', 'override', 'tabs'] as const;
export type ChangePartName = (typeof changePartNames)[number];

export type SnapshotChange = {
  readonly parts: ChangeParts;
  /** The comparison of all tabs; the list of movers uses it. */
  readonly comparison: Comparison;
};

/** Compares two snapshots; tabs that only one snapshot has are a separate part, as in the server's rows. */
export function readSnapshotChange(before: SnapshotDetails, after: SnapshotDetails): SnapshotChange {
  const comparison = compareSnapshots(before, after);
  const isAlike = comparison.onlyBefore.length === 0 && comparison.onlyAfter.length === 0;
  const shared = isAlike ? comparison : compareSnapshots(before, after, { tabs: 'inBoth' });
  const { quantity, price, override } = shared;
  return { parts: { quantity, price, override, tabs: isAlike ? 0 : comparison.change - shared.change }, comparison };
}

/** Maximum difference between two sums that count as equal, because amounts are sums of rounded amounts. */
const TOLERANCE_CHAOS = 0.05;

/**
 * Returns the parts stored in the later row if they belong to this pair: a row contains only the change since the
 * previous snapshot.
 */
export function readKnownParts(before: SnapshotHead, after: SnapshotHead): ChangeParts | null {
  if (after.effects === null) return null;
  const [quantity, price, override, tabs] = after.effects;
  const change = after.totalPrice - before.totalPrice;
  if (Math.abs(quantity + price + override + tabs - change) > TOLERANCE_CHAOS) return null;
  return { quantity, price, override, tabs };
}

export type ShownChange = RoundedSteps & { readonly decimals: number; readonly names: readonly ChangePartName[] };

/** Rounds a change in a unit, and omits the tab part if it is zero. */
export function showChange(
  totals: { readonly before: number; readonly after: number },
  parts: ChangeParts,
  { chaosPerUnit }: MoneyUnit,
): ShownChange {
  const names = changePartNames.filter((name) => name !== 'tabs' || parts.tabs !== 0);
  const amounts = names.map((name) => parts[name] / chaosPerUnit);
  const decimals = decimalsFor(amounts);
  const ends = { before: totals.before / chaosPerUnit, after: totals.after / chaosPerUnit };
  return { ...roundSteps({ ...ends, parts: amounts }, decimals), decimals, names };
}

/**
 * Reason for an item's change: the change in pieces, and the relative change of its market price or own price (null if
 * that price had no effect).
 */
export type MoverReason = {
  readonly kind: 'new' | 'gone' | 'changed';
  readonly pieces: number;
  readonly priceShare: number | null;
  readonly ownShare: number | null;
  readonly ignored: 'now' | 'noMore' | null;
};

export function explainMover(item: ComparedItem): MoverReason {
  const { before, after, priceBefore, priceAfter } = item;
  const share = priceBefore > 0 ? priceAfter / priceBefore - 1 : null;
  const wasIgnored = before?.isIgnored === true;
  const isIgnored = after?.isIgnored === true;
  return {
    kind: item.quantityBefore === 0 ? 'new' : item.quantityAfter === 0 ? 'gone' : 'changed',
    pieces: item.quantityAfter - item.quantityBefore,
    priceShare: item.price === 0 || item.override !== 0 ? null : share,
    ownShare: item.override === 0 || wasIgnored !== isIgnored ? null : share,
    ignored: wasIgnored === isIgnored ? null : isIgnored ? 'now' : 'noMore',
  };
}
