import { groupByName, type GroupRule } from '../rule.ts';

/** Corpses in coffins, recognised by what a click does (R5.36). */
export const groupCorpse: GroupRule = (item) =>
  item.descrText === 'Right click this item to create this corpse.' ? groupByName('corpse', item.typeLine) : undefined;
