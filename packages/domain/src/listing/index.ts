export { checkListingDraft, isPrice, isQuantity } from './check-draft.ts';
export type { CheckedItem, DraftCheck, DraftCode, PostedItem } from './check-draft.ts';
export { checkTradeRequest, listDeselected } from './check-trade-request.ts';
export type {
  ListingMode, TradeAsk, TradeCheck, TradeItem, TradeListing, TradeRefusalCode,
} from './check-trade-request.ts';
export { processDeduction, undoDeduction } from './deduction.ts';
export type { DeductedItem, Deduction } from './deduction.ts';
export { draftListing } from './draft.ts';
export type { DraftItem, DraftSettings, DraftSkip, ListingDraft } from './draft.ts';
export { listingKey, readSubCategory } from './identity.ts';
export type { ListingIdentity, ListingSide } from './identity.ts';
export { takeStacks } from './item.ts';
export type { ListingItem, RawItem } from './item.ts';
export { listingLimits } from './limits.ts';
export { percentOfKnownValue, percentOfValue } from './percent-of-value.ts';
export type { PercentOfValue } from './percent-of-value.ts';
export { capQuantity, capSelection, selectionTotal } from './selection.ts';
export type { Selection, StockItem } from './selection.ts';
export { listingEndsAtMs, stateOfListing } from './state.ts';
export type { ListingLife, ListingState } from './state.ts';
export { isBelowMinTradeValue, totalOfItems, totalsAgree } from './total.ts';
export type { PricedItem } from './total.ts';
