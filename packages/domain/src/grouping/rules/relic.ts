import { isUnique } from '../../item/index.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Unique sanctum relics by name (R5.34). */
export const groupRelic: GroupRule = (item) => {
  if (!isUnique(item) || !item.baseType.endsWith(' Relic')) return undefined;
  return item.name === '' ? refuse('unidentified') : groupByName('relic', item.name);
};
