import { findProperty, readItemLevel, readPropertyText, readWholeNumber } from '../../item/index.ts';
import { readTempleBand } from '../bands.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Groups Chronicles of Atzoatl by level band (R5.23). Their item level is 0; the area level is a property. */
export const groupTemple: GroupRule = (item) => {
  if (item.baseType !== 'Chronicle of Atzoatl') return undefined;
  const level = readWholeNumber(readPropertyText(findProperty(item, 'Area Level'))) ?? readItemLevel(item);
  return level === undefined ? refuse('missingProperty') : groupByName('alva_temple', item.baseType, { ilvl: readTempleBand(level) });
};
