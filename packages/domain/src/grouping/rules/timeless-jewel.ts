import { isUnique, readModTexts } from '../../item/index.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Identified timeless jewels by name and mods: the number in the mod decides what the jewel does (R5.34). */
export const groupTimelessJewel: GroupRule = (item) => {
  if (item.baseType !== 'Timeless Jewel' || !isUnique(item) || item.name === '' || !item.identified) return undefined;
  if (item.explicitMods.length === 0) return refuse('missingProperty');
  return groupByName('timeless_jewel', item.name, { mods: readModTexts(item.explicitMods) });
};
