import type { ItemGroup } from '../grouping/index.ts';
import { valueAtLevel } from './valuation.ts';
import type { Valuation } from './valuation.ts';

/** The group an item is priced by (D28): the extended one when it has a value that is not low confidence, else the primary. */
export function choosePriceGroup(
  primary: ItemGroup,
  extended: ItemGroup | undefined,
  valuations: ReadonlyMap<string, Valuation>,
): ItemGroup {
  if (extended === undefined) return primary;
  const valuation = valuations.get(extended.hash);
  return valuation !== undefined && !valuation.lowConfidence && valueAtLevel(valuation) !== null ? extended : primary;
}
