export { checkTradeRequest, checkSearchRequest, searchExtra } from './check-request.ts';
export type {
  RequestedTrade,
  TradeCheck,
  TradeItem,
  TradeListing,
  TradeRefusalCode,
  SearchCheck,
  SearchExtra,
  SearchPrices,
  SearchStock,
} from './check-request.ts';
export {
  priceHanded,
  readHanded,
  capHandover,
  findContested,
  judgeLine,
  judgeRequest,
  type Availability,
  type Contender,
  type HandoverLine,
} from './handover.ts';
export type { RequestedItem, HandedReading } from './handover.ts';
export { judgeReach, reachLimits, type Reach, type ReachVerdict } from './reach.ts';
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
