/** The groups of a tag: names, icons and values, joined from its two files (R3.10-R3.14, D50, D58). */
import type { SummaryFile, ValuationFile } from '@poexchange/contract/price-files';
import { displayNameOf, type HashProperties, type Tag } from '@poexchange/domain/grouping';
import {
  deriveListedGroups,
  expandSummary,
  expandValuation,
  valueAtLevel,
  type ConfidenceLevel,
  type LowConfidenceReason,
  type Summary,
  type Valuation,
} from '@poexchange/domain/pricing';

/** Group in the form the pages get: small and flat, because it is copied from the worker. */
export type PriceEntry = {
  readonly hash: string;
  readonly tag: Tag;
  readonly key: string;
  readonly name: string;
  /** Path below the icon host; '' if unknown. */
  readonly iconPath: string;
  readonly properties: HashProperties;
  /** Chaos for one at the requested level (D50); null without a price. */
  readonly valueChaos: number | null;
  /** Null for a reliable price (D53). */
  readonly lowConfidence: LowConfidenceReason | null;
  readonly listings: number;
  /**
   * The group by whose value an item of this group is valued (`pHash`), and the one that property filters narrow
   * (`tHash`) (R3.03, D28).
   */
  readonly priceHash: string;
  readonly filterHash: string;
};

export type TagPrices = {
  readonly league: string;
  readonly tag: Tag;
  readonly pricedAtMs: number;
  readonly entries: readonly PriceEntry[];
};

/**
 * The two files of a tag, expanded; both maps by group hash. The values' file contains neither league nor tag: they are
 * added here (R3.11).
 */
export type TagBook = {
  readonly league: string;
  readonly tag: Tag;
  readonly pricedAtMs: number;
  readonly summaries: ReadonlyMap<string, Summary>;
  readonly valuations: ReadonlyMap<string, Valuation>;
};

export function makeTagBook(tag: Tag, summary: SummaryFile, valuation: ValuationFile): TagBook {
  return {
    league: summary.meta.league,
    tag,
    pricedAtMs: valuation.meta.timestampMs,
    summaries: new Map(
      Object.entries(summary.summaries).map(([hash, entry]) => [hash, expandSummary(entry, { hash, tag, nameOf: displayNameOf })]),
    ),
    valuations: new Map(Object.entries(valuation.valuations).map(([hash, entry]) => [hash, expandValuation(entry)])),
  };
}

/** The entries of a book: every group that has a summary, priced or not. */
export function listTagPrices(book: TagBook, level?: ConfidenceLevel): TagPrices {
  const readValue = (hash: string) => {
    const valuation = book.valuations.get(hash);
    return { valueChaos: valueAtLevel(valuation, level), lowConfidence: readLowConfidence(valuation), listings: valuation?.listings ?? 0 };
  };
  const entries = [...book.summaries.values()].map((summary): PriceEntry => {
    const { pHash, tHash } = deriveListedGroups(summary, readValue);
    return {
      hash: summary.hash,
      tag: summary.tag,
      key: summary.key,
      name: summary.displayName,
      iconPath: summary.icon,
      properties: summary.unsafeHashProperties,
      ...readValue(summary.hash),
      priceHash: pHash,
      filterHash: tHash,
    };
  });
  return { league: book.league, tag: book.tag, pricedAtMs: book.pricedAtMs, entries };
}

/** The reason to show; without one it is "few offers", the most common. */
export function readLowConfidence(valuation: Valuation | null | undefined): LowConfidenceReason | null {
  return valuation?.lowConfidence === true ? (valuation.lowConfidenceReason ?? 'few') : null;
}
