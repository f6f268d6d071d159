/** Valuation from asks to values without a database, for programs that verify the valuation. */
export { emptyMarket, visitMarkets } from '../valuate/market/read-market.ts';
export { bindRows } from '../valuate/book/ask-book.ts';
export type { AskRow } from '../valuate/book/ask-book.ts';
export { moveState, priorOf } from '../valuate/value/market-state.ts';
export type { MarketState } from '../valuate/value/market-state.ts';
export { readGoodsRates } from '../valuate/rates/goods-rate.ts';
export { guardRate, listRateMoves } from '../valuate/rates/rate-guard.ts';
export type { RateGuard } from '../valuate/rates/rate-guard.ts';
export { valueGroup } from '../valuate/value/value-group.ts';
export type { Anchor } from '../exchange/anchor.ts';
export type { PairHour } from '../exchange/pair-hour.ts';
export { orientPair } from '../exchange/pair-hour.ts';
export { priceTrades } from '../exchange/price-trades.ts';
export { readDigest } from '../exchange/read-digest.ts';
export type { GroupValue } from '../valuate/value/value-group.ts';
export { poolShapes } from '../valuate/market/usual-shape.ts';
