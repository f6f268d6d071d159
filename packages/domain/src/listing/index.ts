export { checkListingDraft, draftListing, isQuantity, takeStacks } from './draft.ts';
export type {
  CheckedItem,
  DraftCheck,
  DraftCode,
  DraftItem,
  DraftSettings,
  DraftSkip,
  ListingDraft,
  ListingItem,
  PostedItem,
  RawItem,
} from './draft.ts';
export { findValueDistance, findPercentRange, percentOfKnownValue } from './percent-of-value.ts';
export type { ValueDistance, PercentOfValue, PercentRange } from './percent-of-value.ts';
export { readSubCategory, stateOfListing } from './state.ts';
export type { ListingMode, ListingSide, ListingLife, ListingState } from './state.ts';
export { listingLimits } from './limits.ts';
export { explainNotACount, readQuantity } from './read-quantity.ts';
export type { CountProblem, QuantityReading } from './read-quantity.ts';
export { capQuantity, isBelowMinTradeValue, listWhisperItems, selectionTotal, totalOfItems, totalsAgree } from './selection.ts';
export type { PricedItem, Selection, StockItem } from './selection.ts';
