import { readItemLevel } from '../../item/index.ts';
import { readIncubatorBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Incubators by item-level band (R5.22); old ones that did not stack have the plain frame. */
export const groupIncubator: GroupRule = (item) => {
  if ((item.frameType > 0 && item.frameType !== 5) || !item.baseType.endsWith(' Incubator')) return undefined;
  const level = readItemLevel(item);
  return level === undefined ? refuse('missingProperty') : groupByName('incubator', item.baseType, { ilvl: readIncubatorBand(level) });
};
