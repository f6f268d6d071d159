import { findFallbackGroup, makeFilterGroup } from '../grouping/index.ts';
import { isPricedBy } from './choose-price-group.ts';
import type { LowConfidenceReason } from './valuation.ts';
import type { Summary } from './summary.ts';

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
