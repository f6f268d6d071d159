export type { Tag } from '../tables/index.ts';
export { heistBands } from './bands.ts';
export { isDecidedByMods } from './decided-by-mods.ts';
export { displayNameOf } from './display-name.ts';
export {
  findFallbackGroup,
  findGroupBeforeSplit,
  findPrimaryGroup,
  isDecisiveVariant,
  listPriceGroups,
  makeFilterGroup,
  makeGroup,
} from './group.ts';
export type { GroupItemResult, ItemGroup, MarketOfItem, UngroupedReason } from './group.ts';
export { groupItem } from './group-item.ts';
export { isEmptyMapFilter, passesMapFilter } from './map-filter.ts';
export type { MapFilter } from './map-filter.ts';
export { readMapFacts } from './map-facts.ts';
export type { MapFacts } from './map-facts.ts';
export { hashGroup } from './hash.ts';
export type { GroupIdentity, HashProperties, HashValue } from './group-identity.ts';
export { isReadProperty, joinProperties, listShownProperties, writeBand, writeProperties, writePropertyName } from './write-properties.ts';
