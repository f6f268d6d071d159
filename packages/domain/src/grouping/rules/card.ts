import { readIconFile } from '../../item/index.ts';
import { groupByName, type GroupRule } from '../rule.ts';

/** Divination cards, identified by their common icon, or by their frame where the icon is missing (R5.36). */
export const groupCard: GroupRule = (item) => {
  const isCard = item.frameType === 6 || (item.frameType === -1 && readIconFile(item.icon) === 'InventoryIcon.png');
  return isCard ? groupByName('card', item.baseType) : undefined;
};
