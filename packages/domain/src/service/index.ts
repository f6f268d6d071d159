export { labLevels } from './catalogue/poe1.ts';
export { coversHome, listHomes, prefixCategory, readServiceCategory, serviceCategories } from './category.ts';
export type { ServiceCategory, ServiceCategoryBase, ServiceHome, ServiceSide } from './category.ts';
export { composeServicePost, composeServiceWhisper } from './compose.ts';
export type { PostAuthor } from './compose.ts';
export { serviceRoom } from './identity.ts';
export { serviceLimits, serviceLocations, serviceRegions } from './limits.ts';
export type { ServiceLocation, ServiceRegion } from './limits.ts';
export { findService, hasMap, listServices, nameService } from './lookup.ts';
export { describeGoingPrice, FEWEST_OFFERS, readServicePrice } from './price.ts';
export type { GoingPrice, ServicePrice } from './price.ts';
export {
  requestAgainMs,
  createRequest,
  disputeUntilMs,
  moveRequest,
  requestExpiresMs,
  roleInRequest,
  stateOfRequest,
  undoUntilMs,
} from './request.ts';
export type { RequestAction, RequestFacts, RequestMove, RequestParty, RequestRefusal, RequestState } from './request.ts';
export { serviceIcons, serviceRewards } from './service.ts';
export type { ActGroup, AscendancyGroup, Service, ServiceGroup, ServiceIcon, ServiceReward } from './service.ts';
export { readCustomName, readPresetName, readRules } from './texts.ts';
export type { TextReading } from './texts.ts';
export { decideUnvouch, decideVouch, isNewAccount, vouchLimits } from './vouch.ts';
export type { VouchDecision, VouchFacts, VouchRefusal } from './vouch.ts';
