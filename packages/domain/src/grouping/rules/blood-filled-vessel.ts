import { findProperty, readMonsterLevel, readPropertyText, readWholeNumber } from '../../item/index.ts';
import { groupByName, refuse, type GroupRule } from '../rule.ts';

/** Groups blood-filled vessels: fragments, by the level of their monsters (R5.39). */
export const groupBloodFilledVessel: GroupRule = (item) => {
  if (item.baseType !== 'Blood-filled Vessel') return undefined;
  const monsterLvl = readWholeNumber(readPropertyText(findProperty(item, 'Monster Level'))) ?? readMonsterLevel(item);
  return monsterLvl === undefined ? refuse('missingProperty') : groupByName('fragment', item.baseType, { monsterLvl });
};
