export { calculatePrice, smallestPriceOf } from './calculate-price.ts';
export type { PriceInput } from './calculate-price.ts';
export { choosePriceGroup, deriveListedGroups, findDoubtOfPrice, findUnpricedVariant } from './choose-price-group.ts';
export { confidenceLevels, isConfidenceLevel, percentile, PRIMARY_LEVEL } from './confidence.ts';
export type { ConfidenceLevel } from './confidence.ts';
export { FEWEST_TYPED_ASKS, fewestSellersOf, needsManySellers } from './fewest-sellers.ts';
export { groupStash } from './group-stash.ts';
export type { GroupedStash, GroupStashInput, LeftOut, LeftOutReason, StashItems } from './group-stash.ts';
export { mergeEntries, priceEntry } from './grouped-entry.ts';
export type { GroupedEntry, PriceSettings, StackRef } from './grouped-entry.ts';
export type { KnownValue, ListedGroups } from './choose-price-group.ts';
export { expandSummary } from './summary.ts';
export type { CompactSummary, NameRule, Summary, SummaryPlace } from './summary.ts';
export { countShards, hasKeyFiles, listSampledKeys } from './tag-shards.ts';
export {
  abridgeHistory,
  changeInSevenDays,
  changeInTwoDays,
  isOfOtherSource,
  lacksSameSource,
  listWeek,
  type ChangeWindow,
} from './value-change.ts';
export { bracketQuantities, expandValuation, valueAtLevel } from './valuation.ts';
export type { CompactValuation, ExchangeValue, LowConfidenceReason, StockBracket, Valuation, ValueHistory } from './valuation.ts';
