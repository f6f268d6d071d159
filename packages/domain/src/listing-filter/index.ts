export { compileListingFilter } from './compile-filter.ts';
export type { CompiledFilter, FilterBook, FilterListing, FilterOffer, FindFilterHash } from './compile-filter.ts';
export { listConditions, removeCondition, tidyFilter } from './conditions.ts';
export type { FilterCondition, FlagName, RangeName } from './conditions.ts';
export { filterLimits, foldName, noListingFilter } from './filter.ts';
export type { FilterGroup, FilterItem, FilterRow, ListingFilter, NumberRange } from './filter.ts';
export { readListingFilter } from './read-filter.ts';
export type { FilterRefusal, ReadFilter } from './read-filter.ts';
export { writeListingFilter } from './write-filter.ts';
