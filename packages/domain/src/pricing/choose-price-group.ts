import {
  findFallbackGroup,
  type GroupItemResult,
  isDecisiveVariant,
  type ItemGroup,
  listPriceGroups,
  listShownProperties,
  makeFilterGroup,
} from '../grouping/index.ts';
import type { Summary } from './summary.ts';
import { type LowConfidenceReason, type Valuation, valueAtLevel } from './valuation.ts';

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
function isPricedBy(
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

/**
 * The value of a group: chaos for one at the primary level (D50), null if unknown; `lowConfidence` is null if it is
 * reliable (D53).
 */
export type KnownValue = { readonly valueChaos: number | null; readonly lowConfidence: LowConfidenceReason | null };

/** The group a listed item is valued by (`pHash`), and the group property filters narrow (`tHash`) (R3.03, D28). */
export type ListedGroups = { readonly pHash: string; readonly tHash: string };

/**
 * Derives the groups of an item that a listing names by `hash`, from the group's summary and the present values (R3.03,
 * D28), so that they need not be sent. A listing names the group its items were priced by when it was published; the
 * group they are valued by is chosen again, with the fallback as far as the listed one determines it.
 */
export function deriveListedGroups(
  listed: Pick<Summary, 'hash' | 'tag' | 'key' | 'unsafeHashProperties'>,
  readValue: (hash: string) => KnownValue | undefined,
): ListedGroups {
  const { hash, unsafeHashProperties } = listed;
  // Most groups have no properties, so that all three are the same.
  if (Object.keys(unsafeHashProperties).length === 0) return { pHash: hash, tHash: hash };
  const value = readValue(hash);
  const isReliable = value !== undefined && isPricedBy(listed, { valueChaos: value.valueChaos, isLow: value.lowConfidence !== null });
  return { pHash: isReliable ? hash : findFallbackGroup(listed).hash, tHash: makeFilterGroup(listed).hash };
}
