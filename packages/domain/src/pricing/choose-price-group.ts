import { isDecisiveVariant, listPriceGroups, listShownProperties, type GroupItemResult, type ItemGroup } from '../grouping/index.ts';
import { valueAtLevel, type LowConfidenceReason, type Valuation } from './valuation.ts';

type Grouped = Extract<GroupItemResult, { ok: true }>;

/**
 * Chooses the group an item is priced by (D28): the extended one when it has a value that is not low confidence, else
 * the primary. A variant that is never worth as much as the plain item (D45) is priced by its own group as soon as that
 * has any value.
 */
export function choosePriceGroup(grouped: Grouped, valuations: ReadonlyMap<string, Valuation>): ItemGroup {
  const groups = listPriceGroups(grouped);
  const isPriced = (group: ItemGroup): boolean => {
    const valuation = valuations.get(group.hash);
    return isPricedBy(group, { valueChaos: valueAtLevel(valuation), isLow: valuation?.lowConfidence ?? false });
  };
  return groups.slice(0, -1).find(isPriced) ?? groups.at(-1) ?? grouped.primary;
}

/** Returns whether an item of an extended group is priced by it, given the group's value (D28, D45). */
export function isPricedBy(
  extended: Pick<ItemGroup, 'unsafeHashProperties'>,
  value: { readonly valueChaos: number | null; readonly isLow: boolean },
): boolean {
  return value.valueChaos !== null && (!value.isLow || isDecisiveVariant(extended));
}

/**
 * Returns the doubt about a price (D53): that of the value, else `few` if the item is of a variant whose own group has
 * no value, so that another's is shown.
 */
export function findDoubtOfPrice(
  priceGroup: Pick<ItemGroup, 'unsafeHashProperties'>,
  { extended, reason }: { readonly extended: ItemGroup | undefined; readonly reason: LowConfidenceReason | null },
): LowConfidenceReason | null {
  const isOfAnother = extended !== undefined && isDecisiveVariant(extended) && !isDecisiveVariant(priceGroup);
  return reason ?? (isOfAnother ? 'few' : null);
}

/**
 * Returns the group of an item's own variant if its price is that of another group (D45), because its own has none;
 * null if the price is its own, or the variant makes no visible difference.
 */
export function findUnpricedVariant(priceGroup: Pick<ItemGroup, 'hash'>, extended: ItemGroup | undefined): ItemGroup | null {
  if (extended === undefined || extended.hash === priceGroup.hash) return null;
  return listShownProperties(extended.unsafeHashProperties).length === 0 ? null : extended;
}
