import { readItemLevel } from '../../item/index.ts';
import { isNameOfTag } from '../../tables/index.ts';
import { readEmberBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/**
 * Allflame embers by item-level band (R5.35). Newer fragments with a similar name are found in the list of fragments
 * first.
 */
export const groupEmber: GroupRule = (item) => {
  const { baseType } = item;
  if (!baseType.includes('Allflame Ember of ')) return undefined;
  if (item.frameType !== 11 && !isNameOfTag('poe1', 'allflame_ember', baseType.toLowerCase())) return undefined;
  const level = readItemLevel(item);
  return level === undefined ? refuse('missingProperty') : groupByName('allflame_ember', baseType, { ilvl: readEmberBand(level) });
};
