/** Valuation for programs beside this one, which prove it: from asks to a value, without a database. */
export { visitMarkets } from './valuate/visit-markets.ts';
export { bindRows } from './valuate/ask-book.ts';
export type { AskRow } from './valuate/ask-book.ts';
export { emptyMarket } from './valuate/read-market.ts';
export { moveState, priorOf } from './valuate/market-state.ts';
export type { MarketState } from './valuate/market-state.ts';
export { readGoodsRates } from './valuate/goods-rate.ts';
export { guardRate, listRateMoves } from './valuate/rate-guard.ts';
export type { RateGuard } from './valuate/rate-guard.ts';
export { valueGroup } from './valuate/value-group.ts';
export type { Anchor } from './valuate/anchor.ts';
export type { GroupValue } from './valuate/value-group.ts';
