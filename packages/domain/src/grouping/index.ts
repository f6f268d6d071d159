export type { Tag } from '../tables/index.ts';
export { heistBands } from './bands.ts';
export { displayNameOf } from './display-name.ts';
export { makeFilterGroup, makeGroup } from './group.ts';
export type { GroupItemResult, ItemGroup, UngroupedReason } from './group.ts';
export { groupItem } from './group-item.ts';
export { hashGroup } from './hash.ts';
export type { GroupIdentity, HashProperties, HashValue } from './hash.ts';
