import { readItemLevel } from '../../item/index.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Forbidden tomes by item level; identified ones only (R5.37). */
export const groupForbiddenTome: GroupRule = (item) => {
  if (item.baseType !== 'Forbidden Tome') return undefined;
  if (!item.identified) return refuse('unidentified');
  const ilvl = readItemLevel(item);
  return ilvl === undefined ? refuse('missingProperty') : groupByName('forbidden_tome', item.baseType, { ilvl });
};
