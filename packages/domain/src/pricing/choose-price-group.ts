import type { ItemGroup } from '../grouping/index.ts';
import { valueAtLevel, type Valuation } from './valuation.ts';

/**
 * Chooses the group an item is priced by (D28): the extended one when it has a value that is not low confidence, else
 * the primary.
 */
export function choosePriceGroup(
  primary: ItemGroup,
  extended: ItemGroup | undefined,
  valuations: ReadonlyMap<string, Valuation>,
): ItemGroup {
  if (extended === undefined) return primary;
  const valuation = valuations.get(extended.hash);
  const isLow = valuation?.lowConfidence ?? false;
  return isReliableValue({ valueChaos: valueAtLevel(valuation), isLow }) ? extended : primary;
}

/** Returns whether an extended group's value counts (D28): it has one, and it is not low confidence. */
export function isReliableValue(value: { readonly valueChaos: number | null; readonly isLow: boolean }): boolean {
  return value.valueChaos !== null && !value.isLow;
}
