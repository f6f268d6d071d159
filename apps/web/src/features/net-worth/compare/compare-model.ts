/** Figures of the comparison of two snapshots (D71), as displayed. Pure. */
import {
  compareSnapshots,
  computeWindowIncome,
  netWorthCategoryOf,
  type ComparedItem,
  type Comparison,
  type Effects,
  type SnapshotDetails,
  type WindowIncome,
} from '@poexchange/domain/net-worth';
import type { SnapshotHead } from '../data/read-row.ts';
import type { MoneyUnit } from '../parts/amount.tsx';
import { decimalsFor, roundSteps } from '../parts/round-parts.ts';

/** Prices at which quantities are compared; `own`: each snapshot at its own prices, which gives the change on paper. */
export const comparePrices = ['before', 'after', 'own'] as const;
export type ComparePrices = (typeof comparePrices)[number];
export type CompareBy = 'category' | 'tab' | 'effect';

/** The part of both snapshots that is compared; null for everything. */
export type CompareFilter = { readonly kind: 'category' | 'tab'; readonly id: string } | null;

export type CompareInput = {
  readonly before: SnapshotDetails;
  readonly after: SnapshotDetails;
  readonly prices: ComparePrices;
  readonly tabs: 'all' | 'inBoth';
  readonly filter: CompareFilter;
};

export function compareShown({ before, after, prices, tabs, filter }: CompareInput): Comparison {
  return compareSnapshots(keepPart(before, filter), keepPart(after, filter), { pricesOf: prices === 'after' ? 'after' : 'before', tabs });
}

/** Returns details limited to the items of one category, or the pieces in one tab. */
function keepPart(details: SnapshotDetails, filter: CompareFilter): SnapshotDetails {
  if (filter === null) return details;
  if (filter.kind === 'category')
    return { ...details, items: details.items.filter(({ tag }) => netWorthCategoryOf(details.game, tag) === filter.id) };
  return {
    ...details,
    items: details.items.flatMap((item) => {
      const holdings = item.holdings.filter(({ tabId }) => tabId === filter.id);
      return holdings.length === 0 ? [] : [{ ...item, holdings, quantity: holdings.reduce((sum, { quantity }) => sum + quantity, 0) }];
    }),
  };
}

/** Returns the gain for a choice of prices. */
export function gainOf(effects: Effects, prices: ComparePrices): number {
  return prices === 'own' ? effects.change : effects.quantity;
}

export type CompareStep = {
  readonly id: string;
  readonly kind: 'start' | 'part' | 'rest' | 'middle' | 'price' | 'override' | 'quantity' | 'end';
  readonly amount: number;
};
export type CompareSteps = { readonly steps: readonly CompareStep[]; readonly decimals: number };

/** Maximum number of parts with a bar each; smaller parts share one bar. */
const MOST_PARTS = 7;

/**
 * Returns the steps from A to B: the effect of quantities, part by part, at the prices of one side, and before or after
 * it the effect of prices. Amounts are rounded so that the steps add up.
 */
export function listSteps(comparison: Comparison, by: CompareBy, prices: ComparePrices, { chaosPerUnit }: MoneyUnit): CompareSteps {
  const parts = by === 'effect' ? [] : by === 'category' ? comparison.byCategory : comparison.byTab;
  const gains = parts.map((part) => ({ id: part.id as string, gain: gainOf(part, prices) })).filter(({ gain }) => gain !== 0);
  const ranked = gains.toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
  const own = ranked.slice(0, ranked.length > MOST_PARTS + 1 ? MOST_PARTS : ranked.length);
  const restGain = ranked.slice(own.length).reduce((sum, { gain }) => sum + gain, 0);
  const partSteps: readonly (readonly [CompareStep['kind'], string, number])[] =
    by === 'effect'
      ? [['quantity', 'quantity', comparison.quantity]]
      : [
          ...own.map(({ id, gain }) => ['part', id, gain] as const),
          ...(ranked.length > own.length ? [['rest', '*rest', restGain] as const] : []),
        ];
  const priceSteps: readonly (readonly [CompareStep['kind'], string, number])[] =
    prices === 'own' && by !== 'effect'
      ? []
      : [
          ['price', 'price', comparison.price],
          ...(comparison.override === 0 ? [] : [['override', 'override', comparison.override] as const]),
        ];
  const changes = prices === 'after' ? [...priceSteps, ...partSteps] : [...partSteps, ...priceSteps];
  const amounts = changes.map(([, , chaos]) => chaos / chaosPerUnit);
  const decimals = decimalsFor(amounts);
  const shown = roundSteps(
    { before: comparison.totalBefore / chaosPerUnit, after: comparison.totalAfter / chaosPerUnit, parts: amounts },
    decimals,
  );
  const steps = changes.map(([kind, id], at): CompareStep => ({ kind, id, amount: shown.parts[at] ?? 0 }));
  const firstCount = prices === 'after' ? priceSteps.length : partSteps.length;
  const hasMiddle = by !== 'effect' && priceSteps.length > 0 && partSteps.length > 0;
  const scale = 10 ** decimals;
  const middle = Math.round((shown.before + steps.slice(0, firstCount).reduce((sum, { amount }) => sum + amount, 0)) * scale) / scale;
  return {
    steps: [
      { kind: 'start', id: 'start', amount: shown.before },
      ...steps.slice(0, firstCount),
      ...(hasMiddle ? [{ kind: 'middle', id: 'middle', amount: middle } as const] : []),
      ...steps.slice(firstCount),
      { kind: 'end', id: 'end', amount: shown.after },
    ],
    decimals,
  };
}

/** Returns the effects of one item or of all items, rounded so that they add up to the change shown with them. */
export function showEffects({ quantity, price, override }: Effects, { chaosPerUnit }: MoneyUnit, decimals: number) {
  const parts = [quantity, price, override].map((chaos) => chaos / chaosPerUnit);
  const shown = roundSteps({ before: 0, after: parts.reduce((sum, part) => sum + part, 0), parts }, decimals);
  const [shownQuantity = 0, shownPrice = 0, shownOverride = 0] = shown.parts;
  return { quantity: shownQuantity, price: shownPrice, override: shownOverride, change: shown.change };
}

export const compareSortColumns = [
  'name',
  'quantityBefore',
  'quantityAfter',
  'priceBefore',
  'priceAfter',
  'quantity',
  'price',
  'override',
  'change',
] as const;
export type CompareSortColumn = (typeof compareSortColumns)[number];
export type CompareSort = { readonly column: CompareSortColumn; readonly direction: 'up' | 'down' };
export type CompareKind = 'all' | 'new' | 'gone';

/** Orders compared items; effects by absolute size, largest first. */
export function orderCompared(items: readonly ComparedItem[], { column, direction }: CompareSort): readonly ComparedItem[] {
  const turn = direction === 'up' ? 1 : -1;
  if (column === 'name') return items.toSorted((a, b) => (a.displayName < b.displayName ? -turn : turn));
  const measure = (item: ComparedItem): number => {
    const isEffect = column === 'quantity' || column === 'price' || column === 'override' || column === 'change';
    return isEffect ? Math.abs(item[column]) : item[column];
  };
  return items.toSorted((a, b) => turn * (measure(a) - measure(b)) || (a.displayName < b.displayName ? -1 : 1));
}

export function isOfKind(item: ComparedItem, kind: CompareKind): boolean {
  if (kind === 'all') return true;
  return kind === 'new' ? item.quantityBefore === 0 : item.quantityAfter === 0;
}

/** Gain since A at each snapshot up to B, in chaos: at constant prices and on paper. */
export type GainPoint = { readonly createdMs: number; readonly constant: number; readonly onPaper: number };

/** Returns the snapshots from A to B, inclusive, oldest first. */
export function listBetween(heads: readonly SnapshotHead[], a: SnapshotHead, b: SnapshotHead): readonly SnapshotHead[] {
  const [from, to] = a.createdAtMs <= b.createdAtMs ? [a, b] : [b, a];
  return heads.filter(({ createdAtMs }) => createdAtMs >= from.createdAtMs && createdAtMs <= to.createdAtMs);
}

/**
 * Returns the gain over time. At constant prices it is the sum of the effects of quantities from snapshot to snapshot,
 * each at the prices of its time, so the end may differ slightly from a comparison of the two ends.
 */
export function listGains(between: readonly SnapshotHead[]): readonly GainPoint[] {
  const [first] = between;
  if (first === undefined) return [];
  let constant = 0;
  return between.map((head, at) => {
    if (at > 0) constant += (head.effects?.[0] ?? 0) + (head.effects?.[3] ?? 0);
    return { createdMs: head.createdAtMs, constant, onPaper: head.totalPrice - first.totalPrice };
  });
}

/** Income over the hours played between two snapshots. */
export function incomeBetween(between: readonly SnapshotHead[]): WindowIncome {
  const points = between.map(({ createdAtMs: createdMs, totalPrice, effects }) => ({
    createdMs,
    totalPrice,
    quantityEffect: effects === null ? null : effects[0],
    change: effects === null ? null : effects[0] + effects[1] + effects[2],
  }));
  return computeWindowIncome(points, { playedMs: Number.POSITIVE_INFINITY, nowMs: points.at(-1)?.createdMs ?? 0 });
}
