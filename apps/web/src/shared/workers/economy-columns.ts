/**
 * A tag's data in columns for the economy pages: the worker transfers thousands of groups as a few arrays of numbers
 * instead of copying them. Pure.
 */
import { belongsToCategory, categoryOfTag } from '@poexchange/domain/category';
import { writeProperties, type HashProperties, type Tag } from '@poexchange/domain/grouping';
import type { Game } from '@poexchange/domain/item';
import {
  changeInSevenDays,
  changeInTwoDays,
  confidenceLevels,
  deriveListedGroups,
  lacksSameSource,
  listWeek,
  valueAtLevel,
  type LowConfidenceReason,
  type Summary,
} from '@poexchange/domain/pricing';
import { readLowConfidence, type TagBook } from '../price-files/price-book.ts';
import type { NameArt } from './name-art.ts';

/** Number of points on the small price curve: seven days and the current value. */
export const WEEK_LENGTH = 8;

/** Codes of `confidence` are indexes into this list. */
export const confidenceCodes = ['good', 'few', 'wide', 'stale', 'held', 'disagree'] as const satisfies readonly (
  | 'good'
  | LowConfidenceReason
)[];
export type ConfidenceCode = (typeof confidenceCodes)[number];

/** Row `n` of each array belongs to one group; an unknown number is NaN. Values are chaos per piece. */
export type EconomyColumns = {
  readonly tag: Tag;
  readonly category: string;
  readonly pricedAtMs: number;
  readonly hashes: readonly string[];
  readonly keys: readonly string[];
  readonly names: readonly string[];
  readonly iconPaths: readonly string[];
  /** Properties that distinguish the group from other groups of the same name. */
  readonly properties: readonly HashProperties[];
  /** English name and properties in lower case. */
  readonly searched: readonly string[];
  /** Sub-category ids, with a comma before and after each id. */
  readonly subCategories: readonly string[];
  /** Ten values per row, by confidence level. */
  readonly values: Float64Array;
  /** Eight points per row. */
  readonly week: Float64Array;
  readonly twoDays: Float64Array;
  readonly sevenDays: Float64Array;
  /** Number of accounts that ask a price, and number of accounts whose ask counted. */
  readonly listings: Float64Array;
  readonly counted: Float64Array;
  readonly filled: Float64Array;
  readonly exchangeValues: Float64Array;
  readonly exchangeUnits: Float64Array;
  readonly confidence: Uint8Array;
  /**
   * Changes that are unknown because the earlier price had another source: 1 for two days, 2 for seven days, 3 for
   * both.
   */
  readonly otherSource: Uint8Array;
  /**
   * The group whose value applies to this group's items if this group has no reliable value of its own; '' for this
   * group itself.
   */
  readonly priceHashes: readonly string[];
};

/** Every group of a tag that has a summary, with or without a price. `nameArt` names unidentified uniques. */
export function makeEconomyColumns(book: TagBook, game: Game, nameArt?: NameArt): EconomyColumns {
  const summaries = [...book.summaries.values()];
  const shown = summaries.map(({ unsafeHashProperties }) => nameArt?.(unsafeHashProperties) ?? unsafeHashProperties);
  const count = summaries.length;
  const category = categoryOfTag(game, book.tag);
  const numbers = (perRow = 1): Float64Array => new Float64Array(count * perRow).fill(Number.NaN);
  const columns = {
    values: numbers(confidenceLevels.length),
    week: numbers(WEEK_LENGTH),
    twoDays: numbers(),
    sevenDays: numbers(),
    listings: new Float64Array(count),
    counted: new Float64Array(count),
    filled: new Float64Array(count),
    exchangeValues: numbers(),
    exchangeUnits: new Float64Array(count),
    confidence: new Uint8Array(count),
    otherSource: new Uint8Array(count),
  };
  summaries.forEach((summary, row) => {
    const valuation = book.valuations.get(summary.hash);
    if (valuation === undefined) return;
    confidenceLevels.forEach((level, at) => {
      if (valuation.pValues[level] > 0) columns.values[row * confidenceLevels.length + at] = valuation.pValues[level];
    });
    listWeek(valuation).forEach((point, at) => {
      columns.week[row * WEEK_LENGTH + at] = point ?? Number.NaN;
    });
    columns.twoDays[row] = changeInTwoDays(valuation) ?? Number.NaN;
    columns.sevenDays[row] = changeInSevenDays(valuation) ?? Number.NaN;
    columns.listings[row] = valuation.listings;
    columns.counted[row] = valuation.counted;
    columns.filled[row] = valuation.filledListings;
    columns.exchangeValues[row] = valuation.exchange?.valueChaos ?? Number.NaN;
    columns.exchangeUnits[row] = valuation.exchange?.units ?? 0;
    columns.otherSource[row] = (lacksSameSource(valuation, 'twoDays') ? 1 : 0) + (lacksSameSource(valuation, 'sevenDays') ? 2 : 0);
    columns.confidence[row] = confidenceCodes.indexOf(readLowConfidence(valuation) ?? 'good');
  });
  return {
    tag: book.tag,
    category: category?.id ?? '',
    pricedAtMs: book.pricedAtMs,
    hashes: summaries.map((summary) => summary.hash),
    keys: summaries.map((summary) => summary.key),
    names: summaries.map((summary) => summary.displayName),
    priceHashes: summaries.map((summary) => findBorrowed(summary, book)),
    iconPaths: summaries.map((summary) => summary.icon),
    properties: shown,
    searched: summaries.map((summary, at) => `${summary.displayName} ${writeProperties(shown[at] ?? {})}`.toLowerCase()),
    subCategories: summaries.map((summary) => {
      const item = { tag: summary.tag, key: summary.key, properties: summary.unsafeHashProperties, displayName: summary.displayName };
      const subs = (category?.subCategories ?? []).filter((sub) => belongsToCategory(game, category?.id ?? '', sub.id, item));
      return subs.length === 0 ? '' : `,${subs.map((sub) => sub.id).join(',')},`;
    }),
    ...columns,
  };
}

/**
 * The other group whose value applies to a group's items; '' if the group's own value applies, or if neither group has
 * a value.
 */
function findBorrowed(summary: Summary, book: TagBook): string {
  const readValue = (hash: string) => {
    const valuation = book.valuations.get(hash);
    return { valueChaos: valueAtLevel(valuation), lowConfidence: readLowConfidence(valuation) };
  };
  const { pHash } = deriveListedGroups(summary, readValue);
  return pHash === summary.hash || readValue(pHash).valueChaos === null ? '' : pHash;
}

/** The columns' buffers, to be transferred with the columns. */
export function listBuffers(columns: EconomyColumns): ArrayBuffer[] {
  return Object.values(columns).flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : []));
}
