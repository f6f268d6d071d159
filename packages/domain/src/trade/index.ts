export { capHandover, findContested, judgeLine, judgeRequest, type Availability, type Contender, type HandoverLine } from './handover.ts';
export { isOpenTrade, moveToStep, readStep, type SettableStep, type StepTimes, type TradeStep } from './steps.ts';
