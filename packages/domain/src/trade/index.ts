export { checkTradeRequest } from './check-request.ts';
export type { TradeAsk, TradeCheck, TradeItem, TradeListing, TradeRefusalCode } from './check-request.ts';
export { priceHanded, readHanded } from './deduction.ts';
export type { AskedItem, HandedReading } from './deduction.ts';
export { capHandover, findContested, judgeLine, judgeRequest, type Availability, type Contender, type HandoverLine } from './handover.ts';
export { checkSearchRequest, searchExtra } from './search-request.ts';
export type { SearchCheck, SearchExtra, SearchPrices, SearchStock } from './search-request.ts';
export {
  isOpenTrade,
  moveToStep,
  readStep,
  readTradeState,
  type SettableStep,
  type StepTimes,
  type TradeState,
  type TradeStep,
} from './steps.ts';
export { judgeReach, reachLimits, type Reach, type ReachVerdict } from './reach.ts';
