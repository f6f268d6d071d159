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
 * Chooses the group by which an item is priced: the extended group if it has a value without low confidence, otherwise
 * the primary group. A variant that is never worth as much as the plain item is priced by its own group as soon as that
 * group has any value.
 */
export function choosePriceGroup(grouped: Grouped, valuations: ReadonlyMap<string, Valuation>): ItemGroup {
  const groups = listPriceGroups(grouped);
  const isPriced = (group: ItemGroup): boolean => {
    const valuation = valuations.get(group.hash);
    return isPricedBy(group, { valueChaos: valueAtLevel(valuation), isLow: valuation?.lowConfidence ?? false });
  };
  return groups.slice(0, -1).find(isPriced) ?? groups.at(-1) ?? grouped.primary;
}

/** Returns true if an item of an extended group is priced by that group, given the group's value. */
function isPricedBy(
  extended: Pick<ItemGroup, 'unsafeHashProperties'>,
  value: { readonly valueChaos: number | null; readonly isLow: boolean },
): boolean {
  return value.valueChaos !== null && (!value.isLow || isDecisiveVariant(extended));
}

/**
 * Returns the reason to doubt a price: the value's own reason or, failing that, `few` if the item is a variant whose
 * own group has no value, so that another group's value is shown.
 */
export function findDoubtOfPrice(
  priceGroup: Pick<ItemGroup, 'unsafeHashProperties'>,
  { extended, reason }: { readonly extended: ItemGroup | undefined; readonly reason: LowConfidenceReason | null },
): LowConfidenceReason | null {
  const isOfAnother = extended !== undefined && isDecisiveVariant(extended) && !isDecisiveVariant(priceGroup);
  return reason ?? (isOfAnother ? 'few' : null);
}

/**
 * Returns the group of an item's own variant if the item has another group's price because its own group has no price;
 * null if the price is its own, or the variant makes no visible difference.
 */
export function findUnpricedVariant(priceGroup: Pick<ItemGroup, 'hash'>, extended: ItemGroup | undefined): ItemGroup | null {
  if (extended === undefined || extended.hash === priceGroup.hash) return null;
  return listShownProperties(extended.unsafeHashProperties).length === 0 ? null : extended;
}

/**
 * A group's value: chaos per piece at the primary level, null if unknown; `lowConfidence` is null if the value is
 * reliable.
 */
export type KnownValue = { readonly valueChaos: number | null; readonly lowConfidence: LowConfidenceReason | null };

/** The group by which a listed item is valued (`pHash`), and the group that property filters narrow (`tHash`). */
export type ListedGroups = { readonly pHash: string; readonly tHash: string };

/**
 * Derives the groups of an item that a listing identifies by `hash`, from the group's summary and the current values,
 * so that the groups need not be sent. A listing contains the group by which its items were priced at publication; the
 * group by which they are valued is chosen again, with the fallback as far as the listed group determines it.
 */
export function deriveListedGroups(
  listed: Pick<Summary, 'hash' | 'tag' | 'key' | 'unsafeHashProperties'>,
  readValue: (hash: string) => KnownValue | undefined,
): ListedGroups {
  const { hash, unsafeHashProperties } = listed;
  // Most groups have no properties, in which case all three groups are the same.
  if (Object.keys(unsafeHashProperties).length === 0) return { pHash: hash, tHash: hash };
  const value = readValue(hash);
  const isReliable = value !== undefined && isPricedBy(listed, { valueChaos: value.valueChaos, isLow: value.lowConfidence !== null });
  return { pHash: isReliable ? hash : findFallbackGroup(listed).hash, tHash: makeFilterGroup(listed).hash };
}
