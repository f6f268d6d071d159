import { isNameOfTag } from '../../tables/index.ts';
import { groupByName, type GroupRule } from '../rule.ts';

/** Atlas memories by their full name: "Alva's Memory of Cascading Fortunes" (D57). */
export const groupMemory: GroupRule = (item) => {
  const isMemory = item.descrText.endsWith('to apply this Memory.') || isNameOfTag('poe1', 'memory', item.baseType.toLowerCase());
  return isMemory ? groupByName('memory', item.typeLine) : undefined;
};
