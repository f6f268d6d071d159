import { findPrimaryHash, makeFilterGroup } from '../grouping/index.ts';
import { isReliableValue } from './choose-price-group.ts';
import type { LowConfidenceReason } from './valuation.ts';
import type { Summary } from './summary.ts';

/**
 * The value of a group: chaos for one at the primary level (D50), null where unknown; `lowConfidence` is null where it
 * is reliable (D53).
 */
export type KnownValue = { readonly valueChaos: number | null; readonly lowConfidence: LowConfidenceReason | null };

/** By which group a listed item is valued (`pHash`), and which group property filters narrow (`tHash`) (R3.03, D28). */
export type ListedGroups = { readonly pHash: string; readonly tHash: string };

/**
 * The groups of an item that a listing names by `hash`, derived from the group's summary and the values of the moment
 * (R3.03, D28): nothing of it is sent. A listing names the group its items were priced by when it was published (record
 * 0042); what they are valued by now is decided anew, with the primary group as far as the listed one says which that
 * is.
 */
export function deriveListedGroups(
  listed: Pick<Summary, 'hash' | 'tag' | 'key' | 'unsafeHashProperties'>,
  readValue: (hash: string) => KnownValue | undefined,
): ListedGroups {
  const { hash, unsafeHashProperties } = listed;
  // Most groups have no properties: they are all three.
  if (Object.keys(unsafeHashProperties).length === 0) return { pHash: hash, tHash: hash };
  const value = readValue(hash);
  const isReliable = value !== undefined && isReliableValue({ valueChaos: value.valueChaos, isLow: value.lowConfidence !== null });
  return { pHash: isReliable ? hash : findPrimaryHash(listed), tHash: makeFilterGroup(listed).hash };
}
