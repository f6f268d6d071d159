/** A tag's groups: names, icons and values, joined from its two files. */
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

/** A group in the form that pages receive: small and flat, because the worker copies it. */
export type PriceEntry = {
  readonly hash: string;
  readonly tag: Tag;
  readonly key: string;
  readonly name: string;
  /** Path below the icon host; '' if unknown. */
  readonly iconPath: string;
  readonly properties: HashProperties;
  /** Chaos per piece at the requested level; null if there is no price. */
  readonly valueChaos: number | null;
  /** Null for a reliable price. */
  readonly lowConfidence: LowConfidenceReason | null;
  readonly listings: number;
  /**
   * `priceHash` is the group whose value applies to this group (`pHash`); `filterHash` is the group that property
   * filters narrow (`tHash`).
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
 * A tag's two files, expanded; both maps are keyed by group hash. The values file contains neither league nor tag, so
 * they are added here.
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

/** Lists the entries of a book: every group that has a summary, with or without a price. */
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

/** The reason to show; defaults to "few offers", the most common reason. */
export function readLowConfidence(valuation: Valuation | null | undefined): LowConfidenceReason | null {
  return valuation?.lowConfidence === true ? (valuation.lowConfidenceReason ?? 'few') : null;
}
