/** What the pages know about a group: its name, icon and value, joined from the two files of a tag (R3.12, R3.11, D50, D58). */
import type { SummaryFile, ValuationFile } from '@poexchange/contract/price-files';
import { displayNameOf, type HashProperties, type Tag } from '@poexchange/domain/grouping';

export type LowConfidenceReason = 'few' | 'wide' | 'stale' | 'held';

export type PriceEntry = {
  readonly hash: string;
  readonly tag: Tag;
  readonly key: string;
  readonly name: string;
  /** Path below the icon host; null when none is known. */
  readonly iconPath: string | null;
  readonly properties: HashProperties;
  /** Chaos for one at the primary level (D50); null without a price. */
  readonly valueChaos: number | null;
  /** Null for a price to rely on (D53). */
  readonly lowConfidence: LowConfidenceReason | null;
  readonly listings: number;
};

export type TagPrices = { readonly tag: Tag; readonly pricedAtMs: number; readonly entries: readonly PriceEntry[] };

/** Confidence level 12 is the fourth of the ten levels 5, 7, 10, 12, ... (R9.25, D50). */
const primaryLevelIndex = 3;

/** The entries of one tag: every group of the summary file, with its value where there is one. */
export function joinTagPrices(tag: Tag, summary: SummaryFile, valuation: ValuationFile): TagPrices {
  const entries = Object.entries(summary.summaries).map(([hash, { k: key, i: icons, p: properties }]): PriceEntry => {
    const value = valuation.valuations[hash];
    const primary = value?.c[primaryLevelIndex];
    return {
      hash,
      tag,
      key,
      name: displayNameOf({ tag, key }),
      iconPath: icons[0] ?? null,
      properties,
      valueChaos: primary !== undefined && primary > 0 ? primary : null,
      lowConfidence: value?.lc === true ? (value.lr ?? 'few') : null,
      listings: value?.l ?? 0,
    };
  });
  return { tag, pricedAtMs: valuation.meta.timestampMs, entries };
}
