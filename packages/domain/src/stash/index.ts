export { readMapChildren } from './map-children.ts';
export type { MapChild } from './map-children.ts';
export { rarities, rarityOf } from './rarity.ts';
export type { Rarity } from './rarity.ts';
export { isStashStale, isLoadableTab, listLoadableTabs, readTabList } from './tab-list.ts';
export { needsBlackText, readTabColour } from './tab-colour.ts';
export type { StashTabInfo, TabListOptions } from './tab-list.ts';
export { gridSizeOf, stashTabKindOf, stashTabKinds, tabIconOf } from './tab-type.ts';
export type { StashTabKind, TabIconId } from './tab-type.ts';
